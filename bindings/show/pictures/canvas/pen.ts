import type { Point, Rings, Segment } from '../shapes.js';
import type { Theme } from '../theme.js';
import { type CanvasFrame, pixelOf } from './frame.js';

/** The canvas, theme and scale that every shape is drawn with. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly frame: CanvasFrame;
  readonly theme: Theme;
  /** By name. */
  readonly stamps: Map<string, ImageBitmap>;
}

/** The width of a line in pixels: on a crowded board it stays visible. */
export function lineWidth({ frame }: Pen, width: number, least = 1.5): number {
  return Math.max(least, frame.cell * width);
}

/** Adds circles to the path. */
export function traceCircles({ context, frame }: Pen, points: Iterable<Point>, radius: number): void {
  for (const point of points) {
    const [x, y] = pixelOf(frame, point);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
}

/** Adds squares to the path; `half` is half a side, in pixels. */
export function traceSquares({ context, frame }: Pen, points: Iterable<Point>, half: number): void {
  for (const point of points) {
    const [x, y] = pixelOf(frame, point);
    context.rect(x - half, y - half, 2 * half, 2 * half);
  }
}

export function traceSegments({ context, frame }: Pen, segments: Iterable<Segment>): void {
  for (const [from, to] of segments) {
    const [x, y] = pixelOf(frame, from);
    const [toX, toY] = pixelOf(frame, to);
    context.moveTo(x, y);
    // A line without any length is not drawn everywhere, round ends or not.
    context.lineTo(toX === x && toY === y ? x + 0.01 : toX, toY);
  }
}

export function traceRings({ context, frame }: Pen, rings: Rings): void {
  for (const ring of rings) {
    ring.forEach((corner, i) => {
      const [x, y] = pixelOf(frame, corner);
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
}
