/** The hint and the look back of Go, which the mode Play loads when it is first opened. */

import { type GoGame, type Vertex, vertexName } from 'kakoi';
import { goToNode } from '../shell/moves.js';
import { render } from '../shell/render.js';
import { addReview } from '../shell/review/index.js';
import type { Care } from '../shell/review/judge.js';
import { say } from '../shell/words.js';
import { consider } from './moves.js';
import type { GoState } from './state.js';

export { addHint } from './hint.js';

/** The steps of the search for a position. */
const PLAYOUTS: Readonly<Record<Care, number>> = { brief: 40, thorough: 200, reply: 200 };

export function addLookBack(page: GoState): void {
  addReview<Vertex>(page, {
    advise(node, line) {
      goToNode(page, node);
      const labels = line.flatMap((vertex, i) => (vertex === null ? [] : [{ vertex, text: String(i + 1) }]));
      page.advice = { node, labels };
      render(page);
    },
    weigh: (game: GoGame, care, signal) => consider(page, game, { playouts: PLAYOUTS[care] }, signal),
    winnerOf: () => null, // stones may be dead
    moveName: (move) => (move === null ? say('pass') : vertexName(move, page.session.board)),
  });
}
