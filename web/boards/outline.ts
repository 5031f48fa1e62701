/** The outline of a set of points: closed rings around the squares of its points, drawn with round corners. */

import { center, type Geometry, type Point } from './geometry.js';

/** One ring of corners; corner [x, y] is the top left of the square of point [x, y]. The set lies to the right. */
type Ring = Point[];

const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** All rings of the set, holes included. Squares that meet in a corner only are kept apart. */
export function rings(points: Iterable<Point>): Ring[] {
  const key = (x: number, y: number): number => (y + 1) * 64 + x + 1;
  const cells = new Set<number>();
  for (const [x, y] of points) cells.add(key(x, y));

  // Each edge between a point of the set and one outside starts in a corner and has a direction (an index of STEPS).
  const edges = new Map<number, Point>();
  const edgeKey = (x: number, y: number, direction: number): number => key(x, y) * 4 + direction;
  for (const cell of cells) {
    const x = (cell % 64) - 1;
    const y = Math.floor(cell / 64) - 1;
    if (!cells.has(key(x, y - 1))) edges.set(edgeKey(x, y, 0), [x, y]);
    if (!cells.has(key(x + 1, y))) edges.set(edgeKey(x + 1, y, 1), [x + 1, y]);
    if (!cells.has(key(x, y + 1))) edges.set(edgeKey(x + 1, y + 1, 2), [x + 1, y + 1]);
    if (!cells.has(key(x - 1, y))) edges.set(edgeKey(x, y + 1, 3), [x, y + 1]);
  }

  const found: Ring[] = [];
  for (const [start, corner] of edges) {
    const ring: Ring = [];
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
        .find((key) => key === start || edges.has(key));
      edge = next ?? start;
      if (edge % 4 !== direction) ring.push([x, y]);
    } while (edge !== start);
    found.push(ring);
  }
  return found;
}

/**
 * Adds the outline to the current path, `inset` cells inside the squares with corners of `radius` cells.
 * Fill it with the 'evenodd' rule.
 */
export function traceOutline(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  points: Iterable<Point>,
  inset: number,
  radius: number,
): void {
  for (const ring of rings(points)) {
    const corners = ring.map((corner, i) => {
      const before = ring[(i + ring.length - 1) % ring.length] as Point;
      const after = ring[(i + 1) % ring.length] as Point;
      // The inside is to the right of both edges that meet here: step right of each.
      const dx = Math.sign(before[1] - corner[1]) + Math.sign(corner[1] - after[1]);
      const dy = Math.sign(corner[0] - before[0]) + Math.sign(after[0] - corner[0]);
      const [px, py] = center(geometry, corner);
      const half = geometry.cell / 2;
      return [px - half + dx * inset * geometry.cell, py - half + dy * inset * geometry.cell] as const;
    });
    const last = corners[corners.length - 1] as Point;
    const first = corners[0] as Point;
    context.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
    corners.forEach(([px, py], i) => {
      const next = corners[(i + 1) % corners.length] as Point;
      context.arcTo(px, py, (px + next[0]) / 2, (py + next[1]) / 2, radius * geometry.cell);
    });
    context.closePath();
  }
}
