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

/**
 * Lines that join members of the set that are one of the steps apart, each as long as it goes on straight; a step of [0, 0] joins a
 * point to itself.
 */
export function linksOf(points: Iterable<Point>, steps: readonly Point[]): Segment[] {
  const list = [...points];
  const members = new Set(list.map(([x, y]) => y * 64 + x));
  const has = (x: number, y: number): boolean => x >= 0 && members.has(y * 64 + x);
  const links: Segment[] = [];
  for (const from of list) {
    for (const [dx, dy] of steps) {
      let [x, y] = from;
      if (dx !== 0 || dy !== 0) {
        if (has(x - dx, y - dy)) continue; // a line that begins before it goes through it
        while (has(x + dx, y + dy)) [x, y] = [x + dx, y + dy];
        if (x === from[0] && y === from[1]) continue;
      }
      links.push([from, [x, y]]);
    }
  }
  return links;
}
