/** Small things about points and sets of them. */

import type { Point, Segment } from '../shapes.js';

/** The one nearest to the middle of all: it carries their number. */
export function middleOf(points: Iterable<Point>): Point {
  const list = [...points];
  const mean = (axis: 0 | 1): number => list.reduce((sum, point) => sum + point[axis], 0) / list.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = (point: Point): number => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return list.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

/** The place that is `share` cells from `from` towards `to`. */
export function towards(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = distance / Math.hypot(dx, dy);
  return [from[0] + dx * share, from[1] + dy * share];
}

/** Lines between members of the set that are one of the steps apart; a step of [0, 0] joins a point to itself. */
export function linksOf(points: Iterable<Point>, steps: readonly Point[]): Segment[] {
  const list = [...points];
  const key = (x: number, y: number): number => y * 64 + x;
  const members = new Set(list.map(([x, y]) => key(x, y)));
  return list.flatMap((from) =>
    steps
      .map(([dx, dy]): Point => [from[0] + dx, from[1] + dy])
      .filter(([x, y]) => x >= 0 && members.has(key(x, y)))
      .map((to): Segment => [from, to]),
  );
}
