/**
 * Rates how often a level of chooseMove() beats the level before it, in Lines of Action or Senket: openings of four random
 * moves, each played with either colour, every game with a seed of its own; a draw is half a win.
 *
 *     node lab/bench/levels.mjs loa|senket [--level N] [--games N] [--size N]
 *
 * Without --level all levels, with 100 games; the board of Senket is 11×11.
 */

import { parseArgs } from 'node:util';
import { init } from 'kakoi';
import { chooseMove, playEngine } from 'kakoi/play';
import { nextSeed, startOf } from './openings.mjs';

await init(playEngine);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    games: { type: 'string', default: '100' },
    size: { type: 'string' },
  },
});
const MOST_LEVEL = 12;
const [name] = positionals;
const { opening, begin, points, mostMoves } = startOf(
  name,
  values.size === undefined ? undefined : Number(values.size),
);

function play(start, levels) {
  const game = begin(start);
  const seed = nextSeed();
  while (!game.isOver && game.moveNumber < mostMoves) {
    const { move } = chooseMove(game, { level: levels[game.toPlay], seed });
    game.play(move);
  }
  return game;
}

/** The ends of Wilson's interval of 95 %, in hundredths. */
function interval(won, games) {
  const [share, z] = [won / games, 1.96];
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half].map((end) => Math.round((100 * end) / (1 + z ** 2 / games)));
}

const games = Number(values.games);
const levels =
  values.level === undefined
    ? Array.from({ length: MOST_LEVEL - 1 }, (_, i) => i + 2)
    : [Number(values.level)];
for (const level of levels) {
  let won = 0;
  for (let n = 0; n < games; n += 2) {
    const start = opening();
    won += points(play(start, { black: level, white: level - 1 }), 'black');
    won += points(play(start, { black: level - 1, white: level }), 'white');
  }
  console.log(
    `level ${level} against ${level - 1}: ${won} of ${games}, ${interval(won, games).join(' to ')} %`,
  );
}
