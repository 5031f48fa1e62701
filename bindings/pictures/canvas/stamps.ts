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
export function stamp(pen: Pen, at: Point, ...picture: Stamp): void {
  stampRow(pen, at, 1, ...picture);
}

/**
 * Stamps the picture around each point, a row of neighbours at a time: browsers take nearly as long for a small picture as for one of
 * many stones.
 */
export function stampAll(pen: Pen, points: Iterable<Point>, ...picture: Stamp): void {
  let first: Point | null = null;
  let length = 0;
  for (const point of points) {
    if (first !== null && point[1] === first[1] && point[0] === first[0] + length) {
      length++;
      continue;
    }
    if (first !== null) stampRow(pen, first, length, ...picture);
    first = point;
    length = 1;
  }
  if (first !== null) stampRow(pen, first, length, ...picture);
}

type Stamp = [
  name: string,
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
];

/** So many of the picture beside each other, from that place to the right. */
function stampRow(
  { context, frame, stamps }: Pen,
  at: Point,
  length: number,
  ...[name, width, height, draw]: Stamp
): void {
  const key = `${length} ${name}`;
  let picture = stamps.get(key);
  if (picture === undefined) {
    if (stamps.size >= MOST) stamps.clear();
    const canvas = new OffscreenCanvas(2 * width + (length - 1) * frame.cell, 2 * height);
    const own = canvas.getContext('2d');
    if (own === null) return;
    own.translate(width, height);
    for (let i = 0; i < length; i++) {
      own.save();
      own.beginPath();
      draw(own);
      own.restore();
      own.translate(frame.cell, 0);
    }
    // A canvas would be copied at every use.
    picture = canvas.transferToImageBitmap();
    stamps.set(key, picture);
  }
  const [x, y] = pixelOf(frame, at);
  context.drawImage(picture, Math.round(x - width), Math.round(y - height));
}
