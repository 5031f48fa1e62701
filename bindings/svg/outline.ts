/** The border of a set of points: rings around the squares of its points, as path data with round corners. */

import { internal, KakoiError, type Vertex } from '../js/index.js';
import { n, type Point } from './markup.js';
import { checkVertex } from './options.js';

const { listOf, show, showThing, validateOptions } = internal;

/** What outlinePath() can be told; lengths in the units of the path. */
export interface OutlineOptions {
  /** From one line of the board to the next. Default 1. */
  readonly cell?: number;
  /** How far inside the squares of the points the path runs, less than half a cell. Default 0. */
  readonly inset?: number;
  /** The radius of the corners, made smaller where a single point has no room for it. Default 0. */
  readonly round?: number;
}

/** No board is larger. */
const BOARD = { width: 32, height: 32 };

const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The border of a set of points, a PointSet or any list of [x, y], as path data for a `<path>` or a canvas' Path2D: closed
 * rings around the squares of its points, with those of its holes. The point [0, 0] is at 0 0. Fill it by the 'evenodd'
 * rule. Squares that meet in a corner only are kept apart.
 *
 * ```ts
 * const path = new Path2D(outlinePath(board.area().black, { cell: 24, inset: 1, round: 6 }));
 * context.fill(path, 'evenodd');
 * ```
 *
 * Throws 'bad-vertex' for what is no [x, y] of integers, 'off-board' for one beyond 32×32, 'bad-option' for what is no
 * list and for options that are no such lengths.
 */
export function outlinePath(points: Iterable<Vertex>, options: OutlineOptions = {}): string {
  validateOptions(options as Record<string, unknown>, ['cell', 'inset', 'round']);
  const { cell = 1, inset = 0, round = 0 } = options;
  for (const [name, value] of Object.entries({ cell, inset, round })) {
    const isLength = typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
    if (!isLength || (name === 'cell' && value === 0)) {
      throw new KakoiError('bad-option', `${name} must be a length, not ${show(value)}`);
    }
  }
  if (inset >= cell / 2) {
    throw new KakoiError(
      'bad-option',
      `inset must be less than half a cell (${cell / 2}), not ${show(inset)}`,
    );
  }
  const list = listOf(points);
  if (list === null)
    throw new KakoiError('bad-option', `the points must be a list of [x, y], not ${showThing(points)}`);
  return outline(
    Array.from(list, (point) => checkVertex(point, BOARD, 'the point')),
    cell,
    inset,
    Math.min(round, cell / 2 - inset),
  );
}

/** outlinePath() of points that are known to be some. */
export function outline(points: Iterable<Point>, cell: number, inset: number, round: number): string {
  return rings(points)
    .map((ring) => roundedRing(ring, cell, inset, round))
    .join('');
}

/**
 * All rings of the set, holes included, as corners: [x, y] is the top left of the square of point [x, y]. The
 * set lies to the right. Squares that meet in a corner only are kept apart.
 */
function rings(points: Iterable<Point>): Point[][] {
  const key = (x: number, y: number) => (y + 1) * 64 + x + 1;
  const squares = new Set<number>();
  for (const [x, y] of points) squares.add(key(x, y));

  // An edge between a point of the set and one outside: the corner where it starts, and an index of STEPS.
  const edges = new Map<number, Point>();
  const edgeKey = (x: number, y: number, direction: number) => key(x, y) * 4 + direction;
  for (const square of squares) {
    const x = (square % 64) - 1;
    const y = Math.floor(square / 64) - 1;
    if (!squares.has(key(x, y - 1))) edges.set(edgeKey(x, y, 0), [x, y]);
    if (!squares.has(key(x + 1, y))) edges.set(edgeKey(x + 1, y, 1), [x + 1, y]);
    if (!squares.has(key(x, y + 1))) edges.set(edgeKey(x + 1, y + 1, 2), [x + 1, y + 1]);
    if (!squares.has(key(x - 1, y))) edges.set(edgeKey(x, y + 1, 3), [x, y + 1]);
  }

  const found: Point[][] = [];
  for (const [start, corner] of edges) {
    const ring: Point[] = [];
    let [x, y] = corner;
    let edge = start;
    do {
      edges.delete(edge);
      const direction = edge % 4;
      const [dx, dy] = STEPS[direction] as Point;
      x += dx;
      y += dy;
      // Turning right first stays with the same square where two squares meet in a corner.
      const next = [1, 0, 3]
        .map((turn) => edgeKey(x, y, (direction + turn) % 4))
        .find((candidate) => candidate === start || edges.has(candidate));
      edge = next ?? start;
      if (edge % 4 !== direction) ring.push([x, y]);
    } while (edge !== start);
    found.push(ring);
  }
  return found;
}

function roundedRing(ring: readonly Point[], cell: number, inset: number, round: number): string {
  const at = (i: number) => ring[(i + ring.length) % ring.length] as Point;
  const parts = ring.map((corner, i) => {
    const [before, after] = [at(i - 1), at(i + 1)];
    const [inX, inY] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [outX, outY] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    // The inside is to the right of both edges that meet here: step right of each.
    const x = (corner[0] - 0.5) * cell + inset * (-inY - outY);
    const y = (corner[1] - 0.5) * cell + inset * (inX + outX);
    const begin = `${i === 0 ? 'M' : 'L'}${n(x - inX * round)} ${n(y - inY * round)}`;
    if (round === 0) return begin;
    return `${begin}Q${n(x)} ${n(y)} ${n(x + outX * round)} ${n(y + outY * round)}`;
  });
  return `${parts.join('')}Z`;
}
