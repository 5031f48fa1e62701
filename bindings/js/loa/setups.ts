/** The positions in which games begin, on boards of every size. */

import type { Color } from '../core/types.js';
import { squareOf } from './squares.js';

/** The set-ups by name. */
export const LOA_SETUPS = ['standard', 'scrambled-eggs', 'parachute'] as const;

/**
 * The name of a set-up. All stones stand on the rim, none in the corners:
 *
 * - 'standard': the first player's on the first and last row, the second's on the outer columns;
 * - 'scrambled-eggs': colours alternate around the rim, b1 being the first player's, as on PlayStrategy.net;
 * - 'parachute': on the outer columns alone, where colours alternate, a2 being the first player's, as on
 *   Boardspace.net.
 *
 * ```
 *   . O X O X O X .   8        . . . . . . . .   8
 *   X . . . . . . O   7        O . . . . . . X   7
 *   O . . . . . . X   6        X . . . . . . O   6
 *   X . . . . . . O   5        O . . . . . . X   5
 *   O . . . . . . X   4        X . . . . . . O   4
 *   X . . . . . . O   3        O . . . . . . X   3
 *   O . . . . . . X   2        X . . . . . . O   2
 *   . X O X O X O .   1        . . . . . . . .   1
 *   a b c d e f g h            a b c d e f g h
 *    scrambled-eggs                parachute
 * ```
 */
export type LoaSetup = (typeof LOA_SETUPS)[number];

/** A stone by the number of its square. */
export interface Stone {
  readonly square: number;
  readonly color: Color;
}

/** The stones of a set-up. */
export function stonesOfSetup(setup: LoaSetup, size: number): Stone[] {
  const last = size - 1;
  const stones: Stone[] = [];
  const put = (file: number, rank: number, isBlack: boolean) =>
    stones.push({ square: squareOf(file, rank), color: isBlack ? 'black' : 'white' });
  // Around the rim, counter-clockwise from b1: a square of each side at a time.
  for (let i = 1; i < last; i++) {
    const side = size - 2;
    const isEven = (steps: number) => steps % 2 === 0;
    const before = i - 1;
    if (setup !== 'parachute') {
      put(i, 0, setup === 'standard' || isEven(before));
      put(last - i, last, setup === 'standard' || isEven(2 * side + before));
    }
    put(last, i, setup === 'parachute' ? isEven(i) : setup === 'scrambled-eggs' && isEven(side + before));
    put(
      0,
      last - i,
      setup === 'parachute' ? !isEven(last - i) : setup === 'scrambled-eggs' && isEven(3 * side + before),
    );
  }
  return stones;
}
