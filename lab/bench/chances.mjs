/**
 * Compares the chances that levels of chooseMove() tell with what comes of them: games of a level against itself, Senket and
 * Lines of Action from openings of four random moves. Prints for each tenth of told chances how many of them were won, a
 * draw being half a win, and the mean squared error of all; that of saying one half is 0.25.
 *
 *     node lab/bench/chances.mjs go|loa|senket [--level N] [--games N] [--size N]
 *
 * Without --level all levels up to 8, with 60 games; boards are 9×9 in Go and 11×11 in Senket.
 */

import { parseArgs } from 'node:util';
import { init } from 'kakoi';
import { chooseMove, playEngine } from 'kakoi/play';
import { startOf } from './openings.mjs';

await init(playEngine);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    games: { type: 'string', default: '60' },
    size: { type: 'string' },
  },
});
const [name] = positionals;
const { opening, begin, points, mostMoves } = startOf(
  name,
  values.size === undefined ? undefined : Number(values.size),
);

/** Plays a game of the level against itself; what was told before each move, with what came of it for its side. */
function play(level, seed) {
  const game = begin(opening());
  const told = [];
  while (!game.isOver && game.moveNumber < mostMoves) {
    const { toPlay } = game;
    const { move, winRate } = chooseMove(game, { level, seed: 1000 * seed + game.moveNumber });
    if (winRate !== null) told.push({ toPlay, winRate });
    game.play(move);
  }
  return told.map(({ toPlay, winRate }) => ({ winRate, won: points(game, toPlay) }));
}

const games = Number(values.games);
const levels = values.level === undefined ? [1, 2, 3, 4, 5, 6, 7, 8] : [Number(values.level)];
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
for (const level of levels) {
  const told = Array.from({ length: games }, (_, seed) => play(level, seed)).flat();
  if (told.length === 0) {
    console.log(`level ${level} tells no chances`);
    continue;
  }
  const error = mean(told.map(({ winRate, won }) => (winRate - won) ** 2));
  console.log(`level ${level}: mean squared error ${error.toFixed(3)}`);
  for (let tenth = 0; tenth < 10; tenth++) {
    const those = told.filter(({ winRate }) => Math.min(9, Math.floor(10 * winRate)) === tenth);
    if (those.length === 0) continue;
    const [said, won] = ['winRate', 'won'].map((of) => Math.round(100 * mean(those.map((one) => one[of]))));
    console.log(`  ${those.length} told ${said} %: won ${won} %`);
  }
}
