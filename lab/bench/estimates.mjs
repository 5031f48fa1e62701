/**
 * Measures how far the expected margin of unfinished games is from their results: that of judge(), at a glance and after a search, and
 * that of estimate(), by random games; and how often each has the winner.
 *
 *     npm --prefix lab run program -- bench/estimates.mjs FOLDER...      records of games on 19×19 that end with a count
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoGame, init } from 'kakoi';
import { judge, playEngine } from 'kakoi/play';

await init(playEngine);
const PLACES = [60, 100, 140, 180, 220];

/** Black's margin as the record states it, or null. */
function resultOf(game) {
  const [, side, points] = /^([BW])\+(\d+(?:\.\d+)?)$/.exec(game.info.result ?? '') ?? [];
  if (side === undefined) return null;
  return side === 'B' ? Number(points) : -Number(points);
}

/** The ways, each of which gives Black's margin. */
const WAYS = {
  'judge()': (game) => leadOf(judge(game), game),
  'judge() after 60 playouts': (game) => leadOf(judge(game, { playouts: 60 }), game),
  'estimate()': ({ board, rules, handicap }) =>
    board.estimate({ rules: { ...rules, scoring: 'area' }, handicap }).margin,
};

const leadOf = ({ lead }, { toPlay }) => (toPlay === 'black' ? lead : -lead);

const errors = new Map();
for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sgf'))) {
    const game = GoGame.fromSgf(readFileSync(join(folder, name)), { lenient: true });
    const result = resultOf(game);
    if (result === null) continue;
    const moves = game.history.length;
    for (const place of PLACES.filter((place) => place <= moves - 10)) {
      game.goTo(place);
      for (const [way, marginOf] of Object.entries(WAYS)) {
        const key = `${place} | ${way}`;
        const margin = marginOf(game);
        if (!errors.has(key)) errors.set(key, []);
        errors.get(key).push({ error: Math.abs(margin - result), isRight: margin > 0 === result > 0 });
      }
    }
  }
}

console.log('after move | by | games | off by, root mean square | mean | median | winner right');
for (const [key, list] of [...errors].sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))) {
  const all = list.map(({ error }) => error).sort((a, b) => a - b);
  const mean = (value) => all.reduce((sum, error) => sum + value(error), 0) / all.length;
  const right = list.filter(({ isRight }) => isRight).length / all.length;
  const figures = [Math.sqrt(mean((error) => error ** 2)), mean((error) => error), all[all.length >> 1]];
  console.log(
    `${key} | ${all.length} | ${figures.map((x) => x.toFixed(1)).join(' | ')} | ${Math.round(100 * right)} %`,
  );
}
