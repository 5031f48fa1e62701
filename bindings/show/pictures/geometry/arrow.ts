import type { Point, Segment } from '../shapes.js';

/** The corners of an arrow with a head that ends at the edge of a stone, with a shaft of that width. */
export function arrowCorners([[x, y], to]: Segment, width: number): Point[] {
  const length = Math.hypot(to[0] - x, to[1] - y);
  if (length === 0) return [];
  const [dx, dy] = [(to[0] - x) / length, (to[1] - y) / length];
  const tip = length - 0.42;
  const head = 2.8 * width;
  const along = [
    [tip, 0],
    [tip - head, head * 0.62],
    [tip - head, width / 2],
    [0, width / 2],
    [0, -width / 2],
    [tip - head, -width / 2],
    [tip - head, -head * 0.62],
  ] as const;
  return along.map(([forward, aside]) => [x + dx * forward - dy * aside, y + dy * forward + dx * aside]);
}
