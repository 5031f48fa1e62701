/** Finds the place in a region where a text can be largest, on a fine grid of its cells. */

import { STONE_RADIUS } from '../geometry/layout.js';
import { LINE_STEP, SECOND_LINE } from '../geometry/text.js';
import type { Caption, Point, Rings } from '../shapes.js';

/** Width of a character in sizes; digits are all about as wide. */
const CHARACTER = 0.6;
/** In cells: smaller captions are not tried. */
const SMALLEST = 0.2;
const SHRINK = 0.87;

type Edge = readonly [from: Point, to: Point];

/** Which cells of the grid are free. */
export interface Room {
  readonly left: number;
  readonly top: number;
  /** Cells of the grid per cell of the board. */
  readonly grain: number;
  readonly columns: number;
  readonly rows: number;
  /** free[y * (columns + 1) + x] cells are free above and to the left of the corner [x, y]. */
  readonly free: Int32Array;
  /** The middle of all that is free, in cells of the grid. */
  readonly middle: Point;
}

/** The room within the rings, without what stands on the points. */
export function roomIn(rings: Rings, taken: readonly Point[]): Room {
  const corners = rings.flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const grain = (right - left) * (bottom - top) > 150 ? 4 : 8;
  const [columns, rows] = [(right - left) * grain, (bottom - top) * grain];
  const edges = edgesOf(rings);
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const crossings = crossingsAt(edges, top + (y + 0.5) / grain);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.ceil((crossings[i]! - left) * grain - 0.5);
      const to = Math.ceil((crossings[i + 1]! - left) * grain - 0.5);
      cells.fill(1, y * columns + from, y * columns + Math.max(from, to));
    }
  }
  for (const [px, py] of taken) {
    const span = (middle: number, start: number, end: number): [number, number] => [
      Math.max(0, Math.floor((middle - start - STONE_RADIUS.holes) * grain)),
      Math.min(end, Math.ceil((middle - start + STONE_RADIUS.holes) * grain)),
    ];
    const [fromX, toX] = span(px, left, columns);
    const [fromY, toY] = span(py, top, rows);
    for (let y = fromY; y < toY; y++) if (fromX < toX) cells.fill(0, y * columns + fromX, y * columns + toX);
  }

  const free = new Int32Array((columns + 1) * (rows + 1));
  let [sumX, sumY] = [0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0, row = 0; x < columns; x++) {
      if (cells[y * columns + x] === 1) {
        row++;
        sumX += x;
        sumY += y;
      }
      free[(y + 1) * (columns + 1) + x + 1] = free[y * (columns + 1) + x + 1]! + row;
    }
  }
  const all = Math.max(1, free.at(-1)!);
  return { left, top, grain, columns, rows, free, middle: [sumX / all + 0.5, sumY / all + 0.5] };
}

/**
 * The lines as large as they fit into the room, up to `largest`, as near to its middle as they go; null when they would be
 * tiny. `padding`, in sizes, is kept free beside them.
 */
export function fitCaption(
  room: Room,
  lines: readonly string[],
  largest: number,
  padding: number,
): Caption | null {
  const { left, top, grain } = room;
  const widths = lines.map((line, i) => line.length * CHARACTER * (i === 0 ? 1 : SECOND_LINE));
  const wide = Math.max(...widths) + padding;
  const high = heightOf(lines);
  for (let size = largest; size >= SMALLEST; size *= SHRINK) {
    const spot = findSpot(room, Math.ceil(wide * size * grain), Math.ceil(high * size * grain));
    if (spot !== null) return { lines, at: [left + spot[0] / grain, top + spot[1] / grain], size };
  }
  return null;
}

/** True when the plate with its line, drawn as large as it may be, reaches the middle of another caption. */
export function isCovered(plate: Caption | undefined, caption: Caption | undefined): boolean {
  if (plate === undefined || caption === undefined) return false;
  const { lines, at, size } = plate;
  const [reachX, reachY] = [((lines[0]?.length ?? 0) * CHARACTER + 1) / 2, 0.9];
  const [dx, dy] = [caption.at[0] - at[0], caption.at[1] - at[1]];
  return Math.abs(dx) < reachX * size + caption.size / 2 && Math.abs(dy) < reachY * size + caption.size / 2;
}

/** In sizes. */
function heightOf(lines: readonly string[]): number {
  return 0.9 + (lines.length - 1) * LINE_STEP * 0.9;
}

/** The middle of the free box of that size that is nearest to the middle of the room. */
function findSpot({ columns, rows, free, middle }: Room, width: number, height: number): Point | null {
  const stride = columns + 1;
  let best: Point | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (let y = 0; y + height <= rows; y++) {
    for (let x = 0; x + width <= columns; x++) {
      const [above, below] = [y * stride + x, (y + height) * stride + x];
      const held = free[below + width]! - free[below]! - free[above + width]! + free[above]!;
      if (held < width * height) continue;
      const [cx, cy] = [x + width / 2, y + height / 2];
      const distance = (cx - middle[0]) ** 2 + (cy - middle[1]) ** 2;
      if (distance < nearest) {
        nearest = distance;
        best = [cx, cy];
      }
    }
  }
  return best;
}

/** The places where the edges cross the row, from left to right. */
function crossingsAt(edges: readonly Edge[], y: number): number[] {
  const crossings: number[] = [];
  for (const [[x1, y1], [x2, y2]] of edges) {
    if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
  }
  return crossings.sort((a, b) => a - b);
}

function edgesOf(rings: Rings): Edge[] {
  return rings.flatMap((ring) => ring.map((corner, i): Edge => [corner, ring[(i + 1) % ring.length]!]));
}
