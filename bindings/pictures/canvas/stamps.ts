/** Small pictures, drawn once for a size and a theme and stamped from then on: a slider moves hundreds of them a frame. */

import type { Point } from '../shapes.js';
import { pixelOf } from './frame.js';
import type { Pen } from './pen.js';

/** The most stamps that are kept; a board has a few dozens. */
const MOST = 400;

/**
 * Stamps the picture of that name around a place. The first time `draw` draws it, around the origin and no further away than `width`
 * and `height` pixels: whole ones, so that it stays as sharp.
 */
export function stamp(
  { context, frame, stamps }: Pen,
  at: Point,
  name: string,
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): void {
  let picture = stamps.get(name);
  if (picture === undefined) {
    if (stamps.size >= MOST) stamps.clear();
    const canvas = new OffscreenCanvas(2 * width, 2 * height);
    const own = canvas.getContext('2d');
    if (own === null) return;
    own.translate(width, height);
    draw(own);
    // A canvas would be copied at every use.
    picture = canvas.transferToImageBitmap();
    stamps.set(name, picture);
  }
  const [x, y] = pixelOf(frame, at);
  context.drawImage(picture, Math.round(x - width), Math.round(y - height));
}
