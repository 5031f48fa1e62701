// Two builds of the package in one process, in turns, such as those of two compilers: sizes, answers and speed.
//
//   npm --prefix lab run bench:builds -- OTHER_DIST [THIS_DIST]
//
// Fails when an answer differs, or when this build is more than half as slow again as the other in anything: far
// beyond what noise explains.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { figure, table } from '../../tests-js/support/table.mjs';
import { measure } from './measure.mjs';
import { recordsOf } from './positions.mjs';

const MOST = 1.5;
const [other, own = 'dist'] = process.argv.slice(2);
if (other === undefined) {
  console.error('usage: npm --prefix lab run bench:builds -- OTHER_DIST [THIS_DIST]');
  process.exit(2);
}

const load = async (folder) => {
  const entry = (name) => import(pathToFileURL(resolve(folder, `${name}.mjs`)).href);
  const [kakoi, reading] = await Promise.all([entry('index'), entry('reading')]);
  await kakoi.init(reading.readingEngine);
  return { kakoi, reading };
};
const builds = { other: await load(other), own: await load(own) };

/** Every twentieth position of real games, as each build has it. */
const { texts } = recordsOf(19);
const boardsOf = ({ kakoi }) =>
  texts.slice(0, 8).flatMap((text) => {
    const game = kakoi.GoGame.fromSgf(text, { lenient: true });
    const numbers = Array.from({ length: Math.floor(game.history.length / 20) }, (_, i) => 20 * i);
    return numbers.map((number) => game.boardAt(number));
  });
/** Name → what a build answers, as JSON has it. */
const JOBS = {
  'board.area()': ({ boards }) => boards.map((board) => board.area()),
  'board.legalMoves()': ({ boards }) => boards.map((board) => board.legalMoves('black')),
  'board.chains()': ({ boards }) => boards.map((board) => board.chains()),
  'board.passAlive()': ({ boards }) => boards.map((board) => board.passAlive()),
  'board.score()': ({ boards }) => boards.map((board) => board.score({ rules: 'japanese' })),
  'board.bouzy()': ({ boards }) => boards.map((board) => board.bouzy().toMap()),
  'board.ownership()': ({ boards }) =>
    boards.slice(0, 8).map((board) => board.ownership({ playouts: 20 }).toMap()),
  'board.deadStones()': ({ boards }) => boards.slice(-4).map((board) => board.deadStones({ effort: 'fast' })),
  'GoGame.fromSgf()': ({ kakoi }) =>
    texts.slice(0, 4).map((text) => kakoi.GoGame.fromSgf(text, { lenient: true }).board.hash()),
  'a walk through a record': ({ kakoi }) => {
    const game = kakoi.GoGame.fromSgf(texts[0], { lenient: true });
    const stones = [];
    game.goTo(0);
    while (game.redo()) stones.push(game.board.get([3, 3]));
    while (game.undo()) stones.push(game.board.get([3, 3]));
    return stones;
  },
  'faults of a record': ({ kakoi }) =>
    kakoi.GoGame.fromSgf(`(;GM[1]SZ[19]${';B[zz]'.repeat(1000)})`, { lenient: true }).notes.length,
  'variations promoted and deleted': ({ kakoi }) => {
    const game = kakoi.GoGame.fromSgf(`(;GM[1]${'(;B[aa])'.repeat(2000)})`);
    const children = game.tree.children.slice(-20);
    for (const child of children) game.promote(child);
    for (const child of children) game.delete(child);
    return game.tree.children.length;
  },
  'LoaBoard.legalMoves()': ({ kakoi }) => kakoi.LoaBoard.start().legalMoves(),
  'readCapture()': ({ boards, reading }) =>
    boards
      .slice(0, 8)
      .flatMap((board) =>
        board
          .chains('black')
          .map(({ stones }) => reading.readCapture(board, [...stones][0], { toPlay: 'white', nodes: 200 })),
      ),
};

const jobs = {};
let faults = 0;
for (const [name, job] of Object.entries(JOBS)) {
  const answers = {};
  for (const [build, modules] of Object.entries(builds)) {
    const material = { ...modules, boards: boardsOf(modules) };
    jobs[`${name} ${build}`] = [() => job(material), 1];
    answers[build] = JSON.parse(JSON.stringify(job(material)));
  }
  if (isDeepStrictEqual(answers.other, answers.own)) continue;
  console.error(`${name}: the builds answer differently`);
  faults++;
}

const results = measure(jobs);
const rows = {};
for (const name of Object.keys(JOBS)) {
  const ratio = results[`${name} own`] / results[`${name} other`];
  rows[name] = [figure(ratio)];
  if (ratio <= MOST) continue;
  console.error(`${name}: takes ${figure(ratio)} of the other build's time`);
  faults++;
}
console.log(table(['', "this build's time in the other's"], rows));

const sizeOf = (folder, name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
const files = readdirSync(own).filter(
  (name) => /\.wasm$/.test(name) && statSync(join(other, name), { throwIfNoEntry: false }),
);
console.log(
  table(
    ['bytes, gzip', 'other', 'this'],
    Object.fromEntries(files.map((name) => [name, [sizeOf(other, name), sizeOf(own, name)]])),
  ),
);
process.exit(faults > 0 ? 1 : 0);
