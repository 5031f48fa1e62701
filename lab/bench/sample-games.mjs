/**
 * Writes the sample of the page of collections: games on 9×9 in which levels of chooseMove() meet, every one of them with either
 * colour against each of the others.
 *
 *     npm --prefix lab --silent run program -- bench/sample-games.mjs > web/collection/sample.sgf
 */

import { GoGame, init } from 'kakoi';
import { chooseMove, playEngine } from 'kakoi/play';

const LEVELS = [5, 6, 7, 8];
const GAMES_OF_A_PAIR = 8;

await init(playEngine);
let seed = 0;
for (const black of LEVELS)
  for (const white of LEVELS)
    for (let i = 0; black !== white && i < GAMES_OF_A_PAIR; i++) console.log(recordOf(black, white));

function recordOf(black, white) {
  const game = new GoGame({ size: 9, rules: 'chinese', komi: 7 });
  const moves = [];
  while (!game.isOver) {
    const color = game.toPlay === 'black' ? 'B' : 'W';
    const { move } = chooseMove(game, { level: color === 'B' ? black : white, seed: seed++ });
    game.play(move);
    moves.push(`;${color}[${move === null ? '' : move.map((at) => 'abcdefghi'[at]).join('')}]`);
  }
  const names = `PB[kakoi, level ${black}]PW[kakoi, level ${white}]`;
  const result = game.result({ dead: 'auto' });
  return `(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7]${names}RE[${result}]${moves.join('')})`;
}
