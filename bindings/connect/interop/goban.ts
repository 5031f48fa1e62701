/** Estimates a board for goban, the library of online-go.com. */

import { type Color, GoBoard } from '../../js/api.js';
import { validateColor, validateCount, validateNumber } from '../../js/core/validate.js';
import { notA } from './check.js';

/** The most random games that judgeChains() plays. */
const MOST_TRIALS = 100_000;

/**
 * The owner of every point, map[y][x] of 1 (black), −1 (white) and 0, in the form of goban's estimators:
 * `set_local_ownership_estimator(ogs.estimator)`. `trials` is the number of random games, of which dead stones
 * need no more than some hundred; a point belongs to nobody when its ownership is below `tolerance`, from 0 to 1.
 * A chain whose fate depends on who plays first goes to the side to move. Throws 'bad-option', 'bad-diagram' or
 * 'bad-size'.
 */
export function estimator(
  board: number[][],
  colorToMove: Color,
  trials: number,
  tolerance: number,
): number[][] {
  const position = GoBoard.fromSignMap(board as never);
  const mover = validateColor(colorToMove) === 'black' ? 1 : -1;
  const playouts = Math.min(Math.max(validateCount(trials, 'trials'), 1), MOST_TRIALS);
  const least = validateNumber(tolerance, 'tolerance');
  if (least < 0 || least > 1) throw notA('tolerance from 0 to 1', tolerance);
  const { chains, ownership } = position.judgeChains({ playouts });
  const map: number[][] = ownership
    .toMap()
    .map((row) => row.map((value) => (value === 0 || Math.abs(value) < least ? 0 : Math.sign(value))));
  for (const { stones, decidedBy } of chains) {
    if (decidedBy === 'undecided') for (const [x, y] of stones) map[y]![x] = mover;
  }
  return map;
}
