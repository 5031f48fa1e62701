/**
 * Problems of Go to play on a page: as the element `<kakoi-problem>`, and as a class that judges moves and shows nothing. A
 * problem stands at its question with the answers hidden. Its record judges the moves that it has, and the solver of
 * `kakoi/reading` the others; wrong ones are refuted. Importing this entry makes the element known to the page.
 *
 * ```ts
 * const problem = document.querySelector('kakoi-problem');
 * problem.sgf = '(;SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da];B[ba]C[RIGHT])';
 * problem.addEventListener('problemsolved', ({ detail }) => console.log(detail.mistakes));
 * ```
 *
 * @module problem
 */

import '../board/index.js';
import { defineElement } from '../elements/define.js';
import { KakoiProblemElement } from './element.js';

defineElement('kakoi-problem', KakoiProblemElement);

export { KakoiProblemElement, type ProblemEventDetail } from './element.js';
export {
  ProblemGame,
  type ProblemGameOptions,
  type ProblemJudgement,
  type ProblemSolver,
} from './game.js';
export { type GroupQuestion, type GroupReading, outcomeRank } from './question.js';
export {
  findProblem,
  type ProblemPosition,
  type ProblemReader,
  readQuestion,
  type SolvedProblem,
} from './solver.js';
