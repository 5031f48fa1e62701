// How often dead stones are found: finished games whose result was counted by their players, scored with the stones
// that each program calls dead. Prints a row a program and a folder.
//
//   npm run bench:dead -- FOLDER...      folders of SGF files; default: the shared collections beside the repository
//
// A game counts when its RE is a margin. "Exact" is the recorded margin; "within 1" allows for a false eye, which
// players and servers often count though the rules would have it filled; "winner" is the sign of the margin.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeSgf, GoGame, init, PointSet } from 'kakoi';

const sabaki = createRequire(import.meta.url)('@sabaki/deadstones'); // reads its wasm as a CommonJS module
const shared = fileURLToPath(new URL('../../../shared/data/go', import.meta.url));
const folders =
  process.argv.length > 2 ? process.argv.slice(2) : ['games-9', 'games-19'].map((name) => join(shared, name));

const WARM_UP = 3;

/** Name → the stones it calls dead. Playouts are what each recommends for the size. */
const PROGRAMS = {
  nobody: ({ width, height }) => PointSet.empty(width, height),
  'kakoi, 100 playouts (default)': (board) => board.deadStones(),
  'kakoi, 400 playouts': (board) => board.deadStones({ playouts: 400 }),
  '@sabaki/deadstones': async (board) => {
    const iterations = board.width > 9 ? 100 : 300;
    const vertices = await sabaki.guess(board.toSignMap(), { finished: true, iterations });
    const dead = PointSet.of(board.width, board.height, vertices);
    // Whole chains, as scoring wants them.
    return ['black', 'white']
      .map((color) => dead.and(board.stones(color)).expandTo(board.stones(color)))
      .reduce((a, b) => a.or(b));
  },
};

function marginOf(game) {
  const match = /^([BW])\+(\d+(\.\d+)?)/.exec(game.info.result ?? '');
  return match ? (match[1] === 'B' ? 1 : -1) * Number(match[2]) : null;
}

function readGames(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sgf'))
    .map((name) => GoGame.fromSgf(decodeSgf(readFileSync(join(folder, name)))))
    .filter((game) => marginOf(game) !== null);
}

await init();
console.log(
  `${'games'.padEnd(12)}${'dead stones from'.padEnd(32)}${'exact'.padStart(8)}${'within 1'.padStart(10)}${'winner'.padStart(9)}${'ms a game'.padStart(12)}`,
);
for (const folder of folders) {
  if (!existsSync(folder)) {
    console.log(`${folder} is not there: skipped`);
    continue;
  }
  const games = readGames(folder);
  for (const [name, find] of Object.entries(PROGRAMS)) {
    for (const { board } of games.slice(0, WARM_UP)) await find(board);
    let exact = 0;
    let near = 0;
    let winner = 0;
    const times = [];
    for (const game of games) {
      const start = performance.now();
      const dead = await find(game.board);
      times.push(performance.now() - start);
      const { margin } = game.score({ dead });
      const off = Math.abs(margin - marginOf(game));
      if (off < 0.01) exact++;
      if (off < 1.01) near++;
      if (Math.sign(margin) === Math.sign(marginOf(game))) winner++;
    }
    const percent = (count) => `${((100 * count) / games.length).toFixed(1)} %`.padStart(9);
    const median = times.sort((a, b) => a - b)[times.length >> 1];
    const label = `${games.length} ${folder.split(/[\\/]/).at(-1)}`;
    console.log(
      label.padEnd(14) +
        name.padEnd(30) +
        percent(exact) +
        percent(near) +
        percent(winner) +
        median.toFixed(1).padStart(10),
    );
  }
}
