/** Ends of games that the rules do not make: a side gives up, or is out of time. */

import { KakoiError } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import { letterOf } from './setup-and-moves.js';

/** The ways in which a game may end other than by its rules. */
export type GameEnding = 'resignation' | 'time' | 'forfeit';

export const ENDINGS = ['resignation', 'time', 'forfeit'] as const;

/** The side that lost and how, when the record or the caller has ended the game. */
export interface Loss {
  readonly color: Color;
  readonly by: GameEnding;
}

/** The error of a move after the end. */
export function gameOver(moveNumber: number, how: string): KakoiError {
  return new KakoiError('game-over', `the game is over after move ${moveNumber}: ${how}`);
}

const HOW = { resignation: 'resigned', time: 'run out of time', forfeit: 'forfeited the game' } as const;

/** The loss in words: 'black has resigned'. */
export function lossWords({ color, by }: Loss): string {
  return `${color} has ${HOW[by]}`;
}

/** The SGF result for this loss: 'B+R' when White resigns. */
export function lossText({ color, by }: Loss): string {
  return `${letterOf(opponent(color))}+${by.charAt(0).toUpperCase()}`;
}
