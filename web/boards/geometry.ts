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
  /** How far the coordinates are from the outermost points. */
  readonly labels: number;
}

/** Stones stand where lines cross, or in the squares of a chequered board; posts stand in holes within a frame. */
export type Pattern = 'lines' | 'squares' | 'holes';

/**
 * Space around the outermost points, in cells: half a stone or square, some wood, and the coordinates when they are
 * shown, with their own distance from the points. `slack` is the most that may be added at a side: round lines it is
 * wood like the rest, round squares it is a frame, which is to be as broad everywhere.
 */
const MARGINS = {
  lines: { bare: 0.74, coordinates: 0.62, labels: 0.96, slack: 0.5 },
  squares: { bare: 0.66, coordinates: 0.26, labels: 0.72, slack: 0.1 },
  holes: { bare: 0.66, coordinates: 0.5, labels: 0.8, slack: 0.5 },
};

function margin({ pattern, coordinates }: Layout): number {
  return MARGINS[pattern].bare + (coordinates ? MARGINS[pattern].coordinates : 0);
}

/** What decides the shape of a board. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  readonly coordinates: boolean;
}

/** Width divided by height of a whole board, margins included. */
export function aspect(layout: Layout): number {
  const border = 2 * margin(layout) - 1;
  return (layout.columns + border) / (layout.rows + border);
}

/** The largest board that fits into the given room with cells no larger than `largest`. */
export function fit(layout: Layout, roomWidth: number, roomHeight: number, largest: number): Geometry {
  const { columns, rows, pattern } = layout;
  const border = 2 * margin(layout) - 1;
  const fitting = Math.min(roomWidth / (columns + border), roomHeight / (rows + border), largest);
  const cell = Math.max(4, Math.floor(fitting));
  const edge = Math.round(cell * margin(layout));
  // Whole cells leave a bit of room over, which the wood takes: a board must not end just beside the window's edge.
  const slack = (room: number, lines: number): number => {
    const over = Math.floor((room - (lines - 1) * cell - 2 * edge) / 2);
    return over > 0 && over < cell * MARGINS[pattern].slack ? over : 0;
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
    labels: cell * MARGINS[pattern].labels,
  };
}

/** Centre of a point. */
export function center(geometry: Geometry, [x, y]: Point): Point {
  return [geometry.left + x * geometry.cell, geometry.top + y * geometry.cell];
}

/** The place of a pixel, between points too. */
export function placeAt({ left, top, cell }: Geometry, px: number, py: number): Point {
  return [(px - left) / cell, (py - top) / cell];
}

/** The point whose cell holds the pixel, or null outside all cells. */
export function pointAt(geometry: Geometry, px: number, py: number): Point | null {
  const x = Math.round((px - geometry.left) / geometry.cell);
  const y = Math.round((py - geometry.top) / geometry.cell);
  const inside = x >= 0 && y >= 0 && x < geometry.columns && y < geometry.rows;
  return inside ? [x, y] : null;
}
