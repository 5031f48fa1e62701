/**
 * Rates how often each level of the opponent on the page of Lines of Action beats the level before it:
 * openings of four random moves, each played with either colour; a draw is half a win.
 *
 *     node tests-js/bench/loa-levels.mjs [GAMES]      default 100
 */

import { argv } from 'node:process';
import { init, LoaBoard, LoaGame } from 'kakoi';
import { initPlay, searchLoa } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

await Promise.all([init(), initPlay()]);
const [games = 100] = argv.slice(2).map(Number);
const random = randomNumbers(9);
/** The levels of web/loa/controls.ts, without the beginner's, which is careless at random. */
const LEVELS = [{ depth: 1 }, { depth: 2 }, { nodes: 2000 }, { nodes: 20_000 }, { nodes: 200_000 }];
const MOST_MOVES = 300;

function opening() {
  let board = LoaBoard.start();
  for (let i = 0; i < 4; i++) {
    const moves = board.moves();
    board = board.play(moves[Math.floor(random() * moves.length)]);
  }
  return board.outcome === null ? board : opening();
}

function play(setup, own, other, ownColor) {
  const game = new LoaGame({ setup });
  while (!game.isOver && game.moveNumber < MOST_MOVES) {
    const { board, toPlay } = game;
    game.play(board.mustPass ? 'pass' : searchLoa(board, toPlay === ownColor ? own : other).move);
  }
  return game.outcome === ownColor ? 1 : game.outcome === 'draw' || game.outcome === null ? 0.5 : 0;
}

for (const [i, level] of LEVELS.entries()) {
  const before = LEVELS[i - 1];
  if (before === undefined) continue;
  let points = 0;
  for (let game = 0; game < games; game += 2) {
    const setup = opening();
    for (const color of ['black', 'white']) points += play(setup, level, before, color);
  }
  console.log(`level ${i + 1} against ${i}: ${points} of ${games}`);
}
