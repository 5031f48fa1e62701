// The cost of collections: to build, to search, to walk through the tree of openings, on games made by a generator (made-games.mjs).
//
//   npm --prefix lab run bench:collection [-- GAMES [QUESTIONS]]      default 20,000 games, 41 questions of each kind
//
// Times are CPU of one thread, as WebAssembly under Node: the median of the questions, and the one that nine of ten do not exceed.

import { init } from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import { madeGame } from '../../tests-js/support/made-games.mjs';

const [games = 20_000, questions = 41] = process.argv.slice(2).map(Number);
await init(collectionEngine);

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = (action) => {
  const start = cpu();
  const result = action();
  return [cpu() - start, result];
};
const number = (value, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits });
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

function measure(name, ask) {
  const times = [];
  const found = [];
  for (let i = 0; i < questions; i++) {
    const [time, result] = timed(() => ask(i));
    times.push(time);
    found.push(result.length);
  }
  const sorted = (list) => list.sort((a, b) => a - b);
  sorted(times);
  sorted(found);
  row(
    name,
    number(times[questions >> 1], 2),
    number(times[Math.floor(questions * 0.9)], 2),
    number(found[questions >> 1]),
  );
}

const records = Array.from({ length: games }, (_, i) => madeGame(i));
const collection = Collection.empty();
const [built] = timed(() => {
  for (const record of records) collection.add(record);
});
const moves = collection.games().reduce((sum, game) => sum + collection.info(game).moves, 0);
const [wrote, bytes] = timed(() => collection.toBytes());
records.length = 0;
const [read, again] = timed(() => Collection.fromBytes(bytes));
if (again.size !== collection.size) throw new Error('games got lost');

console.log(`${number(games)} games, ${number(moves)} moves\n`);
row('', 'result');
row('---', '--:');
row('build from SGF', `${number(built / 1000)} s`);
row('size of the file', `${number(bytes.length / 1e6)} MB, ${number(bytes.length / games, 0)} bytes a game`);
row('write the file', `${number(wrote)} ms`);
row('read the file', `${number(read)} ms`);
globalThis.gc?.();
const { arrayBuffers, heapUsed } = process.memoryUsage();
row(
  'memory',
  `${number((arrayBuffers - bytes.length + heapUsed) / 2e6)} MB (two collections are in it: half of both)`,
);

/** The position of a game after so many moves, turned. */
const positionOf = (i, move) =>
  collection
    .game((i * 7919) % games)
    .boardAt(move)
    .transform(['identity', 'rotate90', 'flipX'][i % 3]);
/** A part of a position of a game, with its lower half made anything now and then. */
function part(i, move, width, height, x, y) {
  const rows = positionOf(i, move).toDiagram().replaceAll(' ', '').split('\n');
  return Array.from({ length: height }, (_, j) => rows[y + j].slice(x, x + width)).join('\n');
}
/** A part of so many stones at least. */
function busy(i, move, width, height, stones) {
  for (let k = 0; ; k++) {
    const x = (i * 5 + k * 3) % (20 - width);
    const y = (i * 3 + k * 7) % (20 - height);
    const pattern = part(i, move, width, height, x, y);
    if (pattern.replace(/[^XO]/g, '').length >= stones || k > 60) return pattern;
  }
}

const positions = Array.from({ length: questions }, (_, i) => positionOf(i, 30 + 4 * i));
const openings = Array.from({ length: questions }, (_, i) => positionOf(i, i % 8));
const corners = Array.from({ length: questions }, (_, i) => part(i, 12 + 2 * i, 7, 7, 0, 0));
const free = [3, 4, 6].map((stones) =>
  Array.from({ length: questions }, (_, i) => busy(i, 100 + i, 4, 4, stones)),
);
console.log('');
row('', 'median, ms', 'nine of ten, ms', 'found');
row('---', '--:', '--:', '--:');
measure('whole board, moves 30 to 190', (i) => collection.find({ board: positions[i] }));
measure('whole board, the first eight moves', (i) => collection.find({ board: openings[i] }));
measure('a step of the tree, the first eight moves', (i) => collection.continuations({ board: openings[i] }));
measure('corner of 7×7', (i) => collection.find({ pattern: corners[i], anchor: 'top-left' }));
measure('corner of 7×7, colours swapped too', (i) =>
  collection.find({ pattern: corners[i], anchor: 'top-left', swapColors: true }),
);
[3, 4, 6].forEach((stones, kind) => {
  measure(`4×4 of ${stones} stones or more, anywhere`, (i) => collection.find({ pattern: free[kind][i] }));
});
measure('4×4 of 4 stones or more, colours swapped too', (i) =>
  collection.find({ pattern: free[1][i], swapColors: true }),
);
const [duplicates, sets] = timed(() => collection.duplicates());
row('duplicates', number(duplicates), '', number(sets.length));
