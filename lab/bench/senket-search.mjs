/**
 * Rates how often a search of two plies beats one of one ply in Senket, on 11×11: each opening of one random
 * post a side is played with either colour.
 *
 *     node lab/bench/senket-search.mjs [GAMES] [DEPTH] [OTHER DEPTH]      default 400 2 1
 */

import { argv } from 'node:process';
import { init, opponent, SenketBoard } from 'kakoi';
import { playEngine, searchSenket } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

await init(playEngine);
const [games = 400, deep = 2, shallow = 1] = argv.slice(2).map(Number);
const random = randomNumbers(11);
const SIZE = 11;

/** Plays to two passes; returns the lead of the deep side then. */
function play(opening, deepColor) {
  let board = opening;
  let color = 'black';
  for (let passes = 0; passes < 2; color = opponent(color)) {
    const { move } = searchSenket(board, { toPlay: color, depth: color === deepColor ? deep : shallow });
    passes = move === null ? passes + 1 : 0;
    if (move !== null) board = board.play(color, move);
  }
  const { black, white } = board.score();
  return (deepColor === 'black' ? 1 : -1) * (black.total - white.total);
}

const tally = { won: 0, drawn: 0, lost: 0 };
for (let game = 0; game < games; game += 2) {
  let opening = SenketBoard.empty(SIZE);
  for (const color of ['black', 'white']) {
    const points = [...opening.posts('black').or(opening.posts('white')).not()];
    opening = opening.play(color, points[Math.floor(random() * points.length)]);
  }
  for (const color of ['black', 'white']) {
    const lead = play(opening, color);
    tally[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
  }
}
console.log(`depth ${deep} against ${shallow}, ${SIZE}×${SIZE}:`, tally);
