/** The border of a set of points: rings around the squares of its points, as path data with round corners. */

import type { Point } from '../shapes.js';

const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A number with as few digits as the eye can tell. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** outlinePath() of kakoi/svg, of points that are known to be some. */
export function outlineOf(points: Iterable<Point>, cell: number, inset: number, round: number): string {
  return ringsOf(points)
    .map((ring) => roundedRing(ring, cell, inset, round))
    .join('');
}

/**
 * All rings of the set, holes included, as corners: [x, y] is the top left of the square of point [x, y]. The
 * set lies to the right. Squares that meet in a corner only are kept apart.
 */
function ringsOf(points: Iterable<Point>): Point[][] {
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
      const [dx, dy] = STEPS[direction]!;
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
  const at = (i: number) => ring[(i + ring.length) % ring.length]!;
  const parts = ring.map((corner, i) => {
    const [before, after] = [at(i - 1), at(i + 1)];
    const [inX, inY] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [outX, outY] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    // The inside is to the right of both edges that meet here: step right of each.
    const x = (corner[0] - 0.5) * cell + inset * (-inY - outY);
    const y = (corner[1] - 0.5) * cell + inset * (inX + outX);
    const begin = `${i === 0 ? 'M' : 'L'}${shortNumber(x - inX * round)} ${shortNumber(y - inY * round)}`;
    if (round === 0) return begin;
    return `${begin}Q${shortNumber(x)} ${shortNumber(y)} ${shortNumber(x + outX * round)} ${shortNumber(y + outY * round)}`;
  });
  return `${parts.join('')}Z`;
}
