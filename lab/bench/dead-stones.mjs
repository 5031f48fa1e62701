// Rates how often dead stones are found: finished games whose result was counted by their players, or by GNU
// Go, are scored with the stones that each program calls dead. Prints a table for each folder, and the games
// that the last program of ours gets wrong.
//
//   npm --prefix lab run bench:dead -- FOLDER...      folders of SGF files; default: the shared collections beside the repository
//
// A game counts when its RE is a margin. "Exact" is the recorded margin, with the territory that is
// surrounded and with the strict one; ± is the range of 95 % of such samples (Wilson). "Winner" is the sign
// of the margin. "Status" is how often the dead stones are those that GNU Go lists for the folder, in
// dead.jsonl in it or dead-gnugo.jsonl beside it; then the same over the games where that list gives the
// recorded margin, which GNU Go's own count does not always do. gnugo-games.mjs makes such folders.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GoGame, init, PointSet } from 'kakoi';
import { decodeSgf } from 'kakoi/sgf';

const sabaki = createRequire(import.meta.url)('@sabaki/deadstones'); // reads its wasm as a CommonJS module
const shared = fileURLToPath(new URL('../../../shared/data/go', import.meta.url));
const folders =
  process.argv.length > 2 ? process.argv.slice(2) : ['games-9', 'games-19'].map((name) => join(shared, name));

const WARM_UP = 3;

/**
 * Programs by name, each giving the stones it calls dead. Playouts are those that each recommends for the
 * size.
 */
const PROGRAMS = {
  nobody: ({ width, height }) => PointSet.empty(width, height),
  '@sabaki/deadstones': async (board) => {
    const iterations = board.width > 9 ? 100 : 300;
    const vertices = await sabaki.guess(board.toSignMap(), { finished: true, iterations });
    const dead = PointSet.of(board.width, board.height, vertices);
    // Scoring wants whole chains.
    return ['black', 'white']
      .map((color) => dead.and(board.stones(color)).expandTo(board.stones(color)))
      .reduce((a, b) => a.or(b));
  },
  'GNU Go, as listed': (board, listed) => listed && PointSet.of(board.width, board.height, listed),
  'kakoi, effort fast': (board) => board.deadStones({ effort: 'fast' }),
  'kakoi, effort high': (board) => board.deadStones({ effort: 'high' }),
  'kakoi, normal (default)': (board) => board.deadStones(),
};

function marginOf(game) {
  const match = /^([BW])\+(\d+(\.\d+)?)/.exec(game.info.result ?? '');
  return match ? (match[1] === 'B' ? 1 : -1) * Number(match[2]) : null;
}

/** File → the dead stones that GNU Go lists. */
function readListed(folder) {
  const files = [join(folder, 'dead.jsonl'), join(dirname(folder), 'dead-gnugo.jsonl')].filter(existsSync);
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const records = lines.map((line) => JSON.parse(line));
  const isHere = ({ game }) => !game.includes('/') || dirname(game) === basename(folder);
  return new Map(records.filter(isHere).map(({ game, dead }) => [basename(game), dead]));
}

function readGames(folder) {
  const listed = readListed(folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sgf'))
    .map((name) => {
      const game = GoGame.fromSgf(decodeSgf(readFileSync(join(folder, name))));
      return { name, game, recorded: marginOf(game), listed: listed.get(name) };
    })
    .filter(({ recorded }) => recorded !== null);
}

/** The share and its 95 % interval, by Wilson. */
function share(count, total) {
  if (total === 0) return '–'.padStart(20);
  const z = 1.96;
  const p = count / total;
  const middle = (p + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const half = (z * Math.sqrt((p * (1 - p)) / total + z ** 2 / (4 * total ** 2))) / (1 + z ** 2 / total);
  const [low, high] = [middle - half, middle + half].map((bound) => (100 * bound).toFixed(1));
  return `${(100 * p).toFixed(1)} (${low}–${high})`.padStart(20);
}

const HEAD = ['surrounded: exact %', 'winner %', 'strict: exact %', 'status %', 'where that fits RE %'];

await init();
for (const folder of folders) {
  if (!existsSync(folder)) {
    console.log(`${folder} is not there: skipped`);
    continue;
  }
  const games = readGames(folder);
  console.log(`\n${games.length} games of ${basename(folder)}`);
  console.log(
    `${''.padEnd(26)}${HEAD.map((text) => text.padStart(20)).join('')}   ms of processor time: mean, worst`,
  );
  let missed = [];
  for (const [name, find] of Object.entries(PROGRAMS)) {
    for (const { game, listed } of games.slice(0, WARM_UP)) await find(game.board, listed);
    const right = {
      surrounded: 0,
      winner: 0,
      strict: 0,
      status: 0,
      judged: 0,
      listed: 0,
      fitting: 0,
      fits: 0,
    };
    const times = [];
    missed = [];
    for (const { name: file, game, recorded, listed } of games) {
      const { board, rules, handicap, captures } = game;
      const before = process.cpuUsage();
      const dead = await find(board, listed);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      if (dead === undefined) continue;
      const margin = (territory, stones = dead) =>
        board.score({ rules, handicap, captures, dead: stones, territory }).margin;
      const isExact = (territory, stones) => Math.abs(margin(territory, stones) - recorded) < 0.01;
      right.judged++;
      right.strict += isExact('strict');
      right.winner += Math.sign(margin('surrounded')) === Math.sign(recorded);
      if (isExact('surrounded')) right.surrounded++;
      else missed.push(`${file} (${recorded}, counted ${margin('surrounded')})`);
      if (listed === undefined) continue;
      const status = PointSet.of(board.width, board.height, listed);
      const fits = isExact('surrounded', status);
      right.listed++;
      right.fitting += fits;
      right.status += dead.equals(status);
      right.fits += fits && dead.equals(status);
    }
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(
      name.padEnd(26) +
        share(right.surrounded, right.judged) +
        share(right.winner, right.judged) +
        share(right.strict, right.judged) +
        share(right.status, right.listed) +
        share(right.fits, right.fitting) +
        `   ${mean.toFixed(1)}, ${Math.max(...times).toFixed(0)}`,
    );
  }
  console.log(`missed by the last: ${missed.slice(0, 40).join(', ') || 'none'}`);
}
