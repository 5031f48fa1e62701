import type { Vertex } from '../../js/api.js';
import { validateSize } from '../../js/core/validate.js';
import { starsOf } from '../pictures/geometry/star-points.js';

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
  validateSize(width, height);
  return starsOf(width, height) as Vertex[];
}
