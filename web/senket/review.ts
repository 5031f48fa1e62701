/** The review of Senket, which the mode Review loads when it is first opened. */

import type { SenketGame, Vertex } from 'kakoi';
import { adviceShapes } from '../shell/advice.js';
import type { Modes } from '../shell/modes.js';
import { setUpReview } from '../shell/review/index.js';
import { nameAt, type SenketState } from './state.js';

export function addReview(page: SenketState, modes: Modes): Promise<() => void> {
  return setUpReview<Vertex, never>(page, modes, {
    review: (game: SenketGame, how) => page.workers.run((pool) => pool.reviewGame(game, how), null),
    shapesOf: ({ better }) => adviceShapes(better),
    nameOf: (point) => nameAt(page, point),
    actions: [],
  });
}
