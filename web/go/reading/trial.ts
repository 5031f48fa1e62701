/** Moves that are only tried, beginning with a position of the game: those of a line that was read, or the reader's and the solver's. */

import type { PointSet } from 'kakoi';
import type { ProblemGame, ProblemGameOptions, SolvedProblem } from 'kakoi/problem';
import { loaded } from '../../shell/part.js';

/** A game of which the question is known. */
export type Trial = ProblemGame & { readonly problem: SolvedProblem; readonly group: PointSet };

/** Begins one. The question has been read, so that the part that reads is there. */
export function tryOut(problem: SolvedProblem, options: ProblemGameOptions): Trial {
  const { ProblemGame } = loaded('reading');
  return new ProblemGame(problem.question, { ...options, problem }) as Trial;
}
