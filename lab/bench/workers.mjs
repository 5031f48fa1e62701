// The speed-up of a pool in finding dead stones: the last positions of 100 games, directly and with 1 and 2
// workers, in turn. Prints the best and the median of each; while other programs run, the best is nearer to
// the truth.
//
//   node lab/bench/workers.mjs [FOLDER]      a folder of SGF files; default: the shared one beside the repository

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GoGame, init } from 'kakoi';
import { decodeSgf } from 'kakoi/sgf';
import { createPool } from 'kakoi/worker';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../shared/data/go/games-19', import.meta.url));
const ROUNDS = 9;

await init();
const boards = readdirSync(folder)
  .filter((name) => name.endsWith('.sgf'))
  .slice(0, 100)
  .map((name) => GoGame.fromSgf(decodeSgf(readFileSync(join(folder, name)))).board);
const one = createPool({ workers: 1 });
const two = createPool({ workers: 2 });
const ways = {
  directly: () => boards.map((board) => board.deadStones()),
  '1 worker': () => one.deadStonesMany(boards),
  '2 workers': () => two.deadStonesMany(boards),
};
const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, run] of Object.entries(ways)) {
    const start = performance.now();
    await run();
    if (round > 0) times[name].push(performance.now() - start); // the first round starts the workers
  }
}
await Promise.all([one.terminate(), two.terminate()]);

console.log(`${boards.length} boards`);
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(12)}best ${list[0].toFixed(0)} ms, median ${list[Math.floor(ROUNDS / 2)].toFixed(0)} ms`,
  );
}
