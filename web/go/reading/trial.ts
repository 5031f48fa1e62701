/** Moves that are only tried, beginning with a position of the game: those of a line that was read, or the reader's and the solver's. */

import type { ProblemGame, ProblemGameOptions, ProblemPosition } from 'kakoi/problem';
import { loaded } from '../../shell/part.js';

export type Trial = ProblemGame;

/** Begins one, once the part that reads is there. */
export function tryOut(position: ProblemPosition, options: ProblemGameOptions): Trial {
  const { ProblemGame } = loaded('reading');
  return new ProblemGame(position, options);
}
