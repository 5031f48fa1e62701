import { internal, type Vertex } from '../js/index.js';

/**
 * The star points (hoshi) of a Go board, 1..32 each side, as they are customary: on the fourth lines from 12 lines on, on
 * the third from 7; the middles between them from 15 lines on; the centre from 5 lines on. Throws 'bad-size'.
 *
 * ```text
 *     . . . . . . . . .
 *     . . . . . . . . .
 *     . . + . . . + . .
 *     . . . . . . . . .
 *     . . . . + . . . .      9×9
 *     . . . . . . . . .
 *     . . + . . . + . .
 *     . . . . . . . . .
 *     . . . . . . . . .
 * ```
 */
export function starPoints(width: number, height: number = width): Vertex[] {
  internal.validateSize(width, height);
  const small = Math.min(width, height);
  const distance = small >= 12 ? 3 : small >= 7 ? 2 : 0;
  const middle = (lines: number) => (lines % 2 === 1 ? [(lines - 1) / 2] : []);
  const edges = (lines: number) => (distance === 0 ? [] : [distance, lines - 1 - distance]);
  const both = (xs: number[], ys: number[]) => xs.flatMap((x) => ys.map((y): Vertex => [x, y]));
  return [
    ...both(edges(width), edges(height)),
    ...(small >= 5 ? both(middle(width), middle(height)) : []),
    ...(width >= 15 ? both(middle(width), edges(height)) : []),
    ...(height >= 15 ? both(edges(width), middle(height)) : []),
  ];
}
