import type { Point } from '../shapes.js';

/** The star points of a board, as starPoints() of kakoi/svg has them. */
export function starsOf(width: number, height: number): Point[] {
  const small = Math.min(width, height);
  const distance = small >= 12 ? 3 : small >= 7 ? 2 : 0;
  const middle = (lines: number): number[] => (lines % 2 === 1 ? [(lines - 1) / 2] : []);
  const edges = (lines: number): number[] => (distance === 0 ? [] : [distance, lines - 1 - distance]);
  const both = (xs: number[], ys: number[]): Point[] => xs.flatMap((x) => ys.map((y): Point => [x, y]));
  return [
    ...both(edges(width), edges(height)),
    ...(small >= 5 ? both(middle(width), middle(height)) : []),
    ...(width >= 15 ? both(middle(width), edges(height)) : []),
    ...(height >= 15 ? both(edges(width), middle(height)) : []),
  ];
}
