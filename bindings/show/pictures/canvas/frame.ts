/** The place of a board's points on its canvas. Everything here is in device pixels. */

import { checkNumber } from '../check.js';
import {
  checkLayout,
  clipOf,
  type Layout,
  labelDistance,
  marginOf,
  type Pattern,
  shownOf,
} from '../geometry/layout.js';
import { isInSection, type Section, sizeOfSection } from '../geometry/section.js';
import type { Point } from '../shapes.js';

/** A board on a canvas of `width` by `height` pixels. */
export interface CanvasFrame {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  /** The part that is shown. Default: all of it. */
  readonly section?: Section;
  /** Side of the square around a point; whole, so that every grid line is equally sharp. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** Centre of the point [0, 0], which is outside the canvas where another part of the board is shown. */
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
  const section = shownOf(layout);
  const shown = sizeOfSection(section);
  const margin = marginOf(layout);
  const border = 2 * margin - 1;
  const fitting = Math.min(roomWidth / (shown.columns + border), roomHeight / (shown.rows + border), largest);
  const cell = Math.max(4, Math.floor(fitting));
  const edge = Math.round(cell * margin);
  // Whole cells leave a bit of room over, which the wood takes: a board must not end just beside the window's edge.
  const slack = (room: number, lines: number): number => {
    const over = Math.floor((room - (lines - 1) * cell - 2 * edge) / 2);
    return over > 0 && over < cell * SLACK[pattern] ? over : 0;
  };
  const left = edge + slack(roomWidth, shown.columns);
  const top = edge + slack(roomHeight, shown.rows);
  return {
    columns,
    rows,
    pattern,
    ...(layout.section === undefined ? {} : { section }),
    cell,
    width: (shown.columns - 1) * cell + 2 * left,
    height: (shown.rows - 1) * cell + 2 * top,
    left: left - section.left * cell,
    top: top - section.top * cell,
    labels: cell * labelDistance(pattern),
  };
}

/** Throws 'bad-option' for what fitCanvas() did not give. */
export function checkFrame(frame: CanvasFrame): void {
  const { columns, rows, pattern, section, cell, width, height, left, top, labels } = Object(
    frame,
  ) as CanvasFrame;
  checkLayout({ columns, rows, pattern, coordinates: true, ...(section === undefined ? {} : { section }) });
  for (const [name, value] of Object.entries({ cell, width, height, left, top, labels }))
    checkNumber(`${name} of the frame`, value);
}

/** The pixel at the centre of a place. */
export function pixelOf({ left, top, cell }: CanvasFrame, [x, y]: Point): Point {
  return [left + x * cell, top + y * cell];
}

/** The rectangle of pixels in which shapes are drawn; null for all of the canvas. */
export function clipPixels(
  frame: CanvasFrame,
): readonly [x: number, y: number, width: number, height: number] | null {
  const { left, top, right, bottom } = clipOf(frame, shownOf(frame));
  if ([left, top, right, bottom].every((side) => !Number.isFinite(side))) return null;
  const [fromX, fromY] = pixelOf(frame, [left, top]).map((side) => Math.max(0, side)) as [number, number];
  const [x, y] = pixelOf(frame, [right, bottom]);
  return [fromX, fromY, Math.min(frame.width, x) - fromX, Math.min(frame.height, y) - fromY];
}

/** The place of a pixel, between points too. */
export function placeAt(frame: CanvasFrame, px: number, py: number): Point {
  checkFrame(frame);
  checkNumber('x', px);
  checkNumber('y', py);
  const { left, top, cell } = frame;
  return [(px - left) / cell, (py - top) / cell];
}

/** The point whose cell holds the pixel, or null outside all cells that are shown. */
export function pointAt(frame: CanvasFrame, px: number, py: number): Point | null {
  const [x, y] = placeAt(frame, px, py).map(Math.round) as [number, number];
  return isInSection(shownOf(frame), [x, y]) ? [x, y] : null;
}
