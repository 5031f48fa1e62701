/** The look back on the pages whose engine considers one move of each position. */

import type { LoaMove, Vertex } from 'kakoi';
import type { ChooseOptions } from 'kakoi/play';
import { showAdvice } from '../advice.js';
import { goToNode } from '../moves.js';
import { watch } from '../render.js';
import type { AnySession } from '../session.js';
import type { Adviser, PageState } from '../state.js';
import { say } from '../words.js';
import { addReview } from './index.js';
import type { Care } from './judge.js';

declare const GAME: string;

/** Positions of Lines of Action; in Senket levels of one ply and two, so that a move and its reply are seen to the same depth. */
const STRENGTHS: Readonly<Record<string, Readonly<Record<Care, ChooseOptions>>>> = {
  loa: { brief: { playouts: 3000 }, thorough: { playouts: 100_000 }, reply: { playouts: 100_000 } },
  senket: { brief: { level: 7 }, thorough: { level: 8 }, reply: { level: 7 } },
};

export function addLookBack(page: PageState, adviser: Adviser<PageState>): void {
  let advised: AnySession['node'] | null = null;
  watch(page, ({ node }) => {
    if (advised === null || node === advised) return;
    advised = null;
    showAdvice(page, null);
  });
  addReview<LoaMove | Vertex>(page, {
    advise: (node, [move = null]) => {
      goToNode(page, node);
      advised = node;
      showAdvice(page, move);
    },
    weigh: (game, care, signal) => adviser.suggest(page, game, STRENGTHS[GAME]![care], signal),
    winnerOf: (game) => adviser.winnerOf(page, game),
    moveName: (move) => (move === null ? say('pass') : adviser.nameOf(page, move)),
    leansToPlayer: GAME === 'senket',
  });
}
