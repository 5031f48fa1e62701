/** The look back on the pages whose engine considers one move of each position. */

import type { LoaGame, LoaMove, SenketGame, Vertex } from 'kakoi';
import type { ChooseOptions } from 'kakoi/play';
import { type Adviser, nameOfMove, shapesOf } from '../advice.js';
import type { AnySession } from '../session.js';
import { addReview } from './index.js';
import type { Care } from './page.js';

declare const GAME: string;

/** Positions of Lines of Action; in Senket levels of one ply and two, so that a move and its reply are seen to the same depth. */
const STRENGTHS: Readonly<Record<string, Readonly<Record<Care, ChooseOptions>>>> = {
  loa: { brief: { playouts: 3000 }, thorough: { playouts: 100_000 }, reply: { playouts: 100_000 } },
  senket: { brief: { level: 7 }, thorough: { level: 8 }, reply: { level: 7 } },
};

export function addLookBack(table: Adviser): void {
  let advised: AnySession['node'] | null = null;
  table.watch(({ node }) => {
    if (advised === null || node === advised) return;
    advised = null;
    table.atOnce(() => {
      table.beside = [];
    });
  });
  addReview<LoaMove | Vertex>({
    get current() {
      return table.current;
    },
    goToNode: (node) => table.goToNode(node),
    advise: (node, [move = null]) => {
      table.goToNode(node);
      advised = node;
      table.atOnce(() => {
        table.beside = shapesOf(move);
      });
    },
    weigh: (game, care, signal) => table.suggest!(game, STRENGTHS[GAME]![care], signal),
    winnerOf: (game) =>
      GAME === 'loa' ? (game as LoaGame).outcome : winnerOfSenket(game as SenketGame, table),
    moveName: (move) => nameOfMove(table, move),
    leansToPlayer: GAME === 'senket',
    watch: (watcher) => table.watch(watcher),
  });
}

function winnerOfSenket({ board, end, outcome }: SenketGame, { mode = 'area' }: Adviser) {
  if (end !== null && end !== 'passes') return outcome; // somebody gave up, whatever the score
  const { black, white } = board.score({ mode });
  if (black.total === white.total) return 'draw';
  return black.total > white.total ? 'black' : 'white';
}
