/** The place of a board's points on its canvas. Everything here is in device pixels. */

import { checkNumber } from '../check.js';
import { checkLayout, type Layout, labelDistance, marginOf, type Pattern } from '../geometry/layout.js';
import type { Point } from '../shapes.js';

/** A board on a canvas of `width` by `height` pixels. */
export interface CanvasFrame {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  /** Side of the square around a point; whole, so that every grid line is equally sharp. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** Centre of the point [0, 0]. */
  readonly left: number;
  readonly top: number;
  /** The distance of the coordinates from the outermost points. */
  readonly labels: number;
}

/**
 * The most board that may be added at a side where a cell more does not fit, in cells: round lines it is wood like the rest,
 * round squares it is a frame, which is to be as broad everywhere.
 */
const SLACK = { lines: 0.5, squares: 0.1, holes: 0.5 };

/** The largest board that fits into the given room with cells no larger than `largest`. */
export function fitCanvas(
  layout: Layout,
  roomWidth: number,
  roomHeight: number,
  largest = Number.POSITIVE_INFINITY,
): CanvasFrame {
  checkLayout(layout);
  for (const [name, value] of Object.entries({ roomWidth, roomHeight, largest })) checkNumber(name, value);
  const { columns, rows, pattern } = layout;
  const margin = marginOf(layout);
  const border = 2 * margin - 1;
  const fitting = Math.min(roomWidth / (columns + border), roomHeight / (rows + border), largest);
  const cell = Math.max(4, Math.floor(fitting));
  const edge = Math.round(cell * margin);
  // Whole cells leave a bit of room over, which the wood takes: a board must not end just beside the window's edge.
  const slack = (room: number, lines: number): number => {
    const over = Math.floor((room - (lines - 1) * cell - 2 * edge) / 2);
    return over > 0 && over < cell * SLACK[pattern] ? over : 0;
  };
  const left = edge + slack(roomWidth, columns);
  const top = edge + slack(roomHeight, rows);
  return {
    columns,
    rows,
    pattern,
    cell,
    width: (columns - 1) * cell + 2 * left,
    height: (rows - 1) * cell + 2 * top,
    left,
    top,
    labels: cell * labelDistance(pattern),
  };
}

/** Throws 'bad-option' for what fitCanvas() did not give. */
export function checkFrame(frame: CanvasFrame): void {
  const { columns, rows, pattern, cell, width, height, left, top, labels } = Object(frame) as CanvasFrame;
  checkLayout({ columns, rows, pattern, coordinates: true });
  for (const [name, value] of Object.entries({ cell, width, height, left, top, labels }))
    checkNumber(`${name} of the frame`, value);
}

/** The pixel at the centre of a place. */
export function pixelOf({ left, top, cell }: CanvasFrame, [x, y]: Point): Point {
  return [left + x * cell, top + y * cell];
}

/** The place of a pixel, between points too. */
export function placeAt(frame: CanvasFrame, px: number, py: number): Point {
  checkFrame(frame);
  checkNumber('x', px);
  checkNumber('y', py);
  const { left, top, cell } = frame;
  return [(px - left) / cell, (py - top) / cell];
}

/** The point whose cell holds the pixel, or null outside all cells. */
export function pointAt(frame: CanvasFrame, px: number, py: number): Point | null {
  const [x, y] = placeAt(frame, px, py).map(Math.round) as [number, number];
  return x >= 0 && y >= 0 && x < frame.columns && y < frame.rows ? [x, y] : null;
}
