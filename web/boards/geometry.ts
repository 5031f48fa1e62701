/** Where the points of a board lie on its canvas. Everything here is in device pixels. */

export type Point = readonly [x: number, y: number];

export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  /** Side of the square around a point; whole, so that every grid line is equally sharp. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** Centre of the point [0, 0]. */
  readonly left: number;
  readonly top: number;
}

/** Space around the outermost points, in cells: half a stone, some wood, and the coordinates when they are shown. */
const MARGIN = 0.74;
const COORDINATES = 0.62;

function margin(coordinates: boolean): number {
  return MARGIN + (coordinates ? COORDINATES : 0);
}

/** Width divided by height of a whole board, margins included. */
export function aspect(columns: number, rows: number, coordinates: boolean): number {
  const border = 2 * margin(coordinates) - 1;
  return (columns + border) / (rows + border);
}

/** The largest board that fits into the given room with cells no larger than `largest`. */
export function fit(
  columns: number,
  rows: number,
  coordinates: boolean,
  roomWidth: number,
  roomHeight: number,
  largest: number,
): Geometry {
  const border = 2 * margin(coordinates) - 1;
  const fitting = Math.min(roomWidth / (columns + border), roomHeight / (rows + border), largest);
  const cell = Math.max(4, Math.floor(fitting));
  const edge = Math.round(cell * margin(coordinates));
  // Whole cells leave a bit of room over, which the wood takes: a board must not end just beside the window's edge.
  const slack = (room: number, lines: number): number => {
    const over = Math.floor((room - (lines - 1) * cell - 2 * edge) / 2);
    return over > 0 && over < cell / 2 ? over : 0;
  };
  const left = edge + slack(roomWidth, columns);
  const top = edge + slack(roomHeight, rows);
  return {
    columns,
    rows,
    cell,
    width: (columns - 1) * cell + 2 * left,
    height: (rows - 1) * cell + 2 * top,
    left,
    top,
  };
}

/** Centre of a point. */
export function center(geometry: Geometry, [x, y]: Point): Point {
  return [geometry.left + x * geometry.cell, geometry.top + y * geometry.cell];
}

/** The point whose cell holds the pixel, or null outside all cells. */
export function pointAt(geometry: Geometry, px: number, py: number): Point | null {
  const x = Math.round((px - geometry.left) / geometry.cell);
  const y = Math.round((py - geometry.top) / geometry.cell);
  const inside = x >= 0 && y >= 0 && x < geometry.columns && y < geometry.rows;
  return inside ? [x, y] : null;
}

/** The star points of a board, as they are customary: none below 5 lines. */
export function starPoints(columns: number, rows: number): Point[] {
  const small = Math.min(columns, rows);
  const distance = small >= 12 ? 3 : small >= 7 ? 2 : 0;
  const middle = (lines: number): number[] => (lines % 2 === 1 ? [(lines - 1) / 2] : []);
  const edges = (lines: number): number[] => (distance === 0 ? [] : [distance, lines - 1 - distance]);
  const both = (xs: number[], ys: number[]): Point[] => xs.flatMap((x) => ys.map((y): Point => [x, y]));
  const points = both(edges(columns), edges(rows));
  if (small >= 5) points.push(...both(middle(columns), middle(rows)));
  if (columns >= 15) points.push(...both(middle(columns), edges(rows)));
  if (rows >= 15) points.push(...both(edges(columns), middle(rows)));
  return points;
}
