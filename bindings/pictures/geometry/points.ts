/** Small things about points and sets of them. */

import type { Point, Segment } from '../shapes.js';

/** The one nearest to the middle of all: it carries their number. */
export function middleOf(points: Iterable<Point>): Point {
  const list = [...points];
  let [sumX, sumY] = [0, 0];
  for (const [x, y] of list) {
    sumX += x;
    sumY += y;
  }
  const [middleX, middleY] = [sumX / list.length, sumY / list.length];
  let nearest = list[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const point of list) {
    const distance = (point[0] - middleX) ** 2 + (point[1] - middleY) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = point;
  }
  return nearest;
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
  const members = new Set<number>();
  for (const [x, y] of list) members.add(key(x, y));
  const links: Segment[] = [];
  for (const from of list) {
    for (const [dx, dy] of steps) {
      const [x, y] = [from[0] + dx, from[1] + dy];
      if (x >= 0 && members.has(key(x, y))) links.push([from, [x, y]]);
    }
  }
  return links;
}
