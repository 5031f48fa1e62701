/** Small pictures, drawn once for a size and a theme and stamped from then on: a slider moves hundreds of them a frame. */

import type { Point } from '../shapes.js';
import { pixelOf } from './frame.js';
import type { Pen } from './pen.js';

/** The most stamps that are kept; a board has a few dozens. */
const MOST = 400;

/** The longest row in one stamp: what longer ones save is less than the memory they take. */
const LONGEST = 8;

/**
 * Stamps the picture of that name around each point, a row of neighbours at a time: browsers take nearly as long for a small picture as
 * for one of many stones. The first time `draw` draws it, around the origin and no further away than `width` and `height` pixels: whole
 * ones, so that it stays as sharp. It sets what it needs of the context, which may be left from the one before in the row.
 */
export function stamp(
  { context, frame, stamps }: Pen,
  points: Iterable<Point>,
  name: string,
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): void {
  const list = [...points];
  for (let i = 0, length = 0; i < list.length; i += length) {
    const [x, y] = list[i]!;
    length = 1;
    while (length < LONGEST && list[i + length]?.[1] === y && list[i + length]![0] === x + length) length++;
    let picture = stamps.get(length + name);
    if (!picture) {
      if (stamps.size >= MOST) stamps.clear();
      // One pixel more, since fractions are cut off.
      const canvas = new OffscreenCanvas(2 * width + (length - 1) * frame.cell + 1, 2 * height);
      const own = canvas.getContext('2d')!; // null only where it had another kind of context
      own.translate(width, height);
      for (let j = 0; j < length; j++) {
        own.beginPath();
        draw(own);
        own.translate(frame.cell, 0);
      }
      // A canvas would be copied at every use.
      picture = canvas.transferToImageBitmap();
      stamps.set(length + name, picture);
    }
    const [left, top] = pixelOf(frame, list[i]!);
    context.drawImage(picture, Math.round(left - width), Math.round(top - height));
  }
}
