/** The review of Lines of Action, which the mode Review loads when it is first opened. */

import { init, type LoaGame, type LoaMove } from 'kakoi';
import type { WinProof } from 'kakoi/endings';
import { adviceShapes } from '../shell/advice.js';
import type { Modes } from '../shell/modes.js';
import { part } from '../shell/part.js';
import { setUpReview } from '../shell/review/index.js';

import type { LoaState } from './state.js';

export function addReview(page: LoaState, modes: Modes): Promise<() => void> {
  return setUpReview<LoaMove, WinProof>(page, modes, {
    review: (game: LoaGame, how) =>
      page.workers.run(async (pool) => {
        await init((await part('endings')).endingsEngine);
        return pool.reviewGame(game, how);
      }, null),
    shapesOf: ({ line: [move], better }) => adviceShapes(move ?? better),
    nameOf: ({ text }) => text,
    actions: [],
  });
}
