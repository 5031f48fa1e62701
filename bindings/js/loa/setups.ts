/** The positions in which games begin, on boards of every size. */

import { type FenPosition, readFen } from './fen.js';
import { SIZE, squareOf } from './squares.js';

/** The set-ups of 8×8 squares by name. */
const SETUPS: Readonly<Record<LoaSetup, string>> = {
  standard: '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b',
  'scrambled-eggs': '1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b',
  parachute: '8/w6b/b6w/w6b/b6w/w6b/b6w/8 b',
};

/**
 * The name of a set-up: 'standard'; 'scrambled-eggs', where colours alternate around the rim, as on
 * PlayStrategy.net; 'parachute', where they alternate on the outer columns alone, as on Boardspace.net.
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
 *
 * Those of smaller boards lack the lines before the last row and the last column.
 */
export type LoaSetup = 'standard' | 'scrambled-eggs' | 'parachute';

export const LOA_SETUPS = /* @__PURE__ */ Object.keys(SETUPS) as readonly LoaSetup[];

/** The position of a set-up. */
export function positionOfSetup(setup: LoaSetup, size: number): FenPosition {
  const { stones, toPlay } = readFen(SETUPS[setup]);
  /** The line of the smaller board, far beyond it for one that it lacks. */
  const on = (line: number) => (line === SIZE - 1 ? size - 1 : line < size - 1 ? line : 64);
  return {
    size,
    stones: stones
      .map(({ square, color }) => ({ square: squareOf(on(square & 7), on(square >> 3)), color }))
      .filter(({ square }) => square < 8 * size),
    toPlay,
  };
}
