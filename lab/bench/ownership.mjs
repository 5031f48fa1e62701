// Compares dead stones from a given ownership with goban's autoscore, whose thresholds they use: both get the
// same maps, on finished games and on the positions 8, 20 and 40 moves before.
//
//   npm --prefix lab run bench:ownership -- FOLDER...      folders of SGF files; default: the shared collections beside the repository
//
// The maps are two ownerships by careful playouts with different seeds. Whichever side moves first, they
// agree but for noise; a neural network's would be surer.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GoGame, init, PointSet } from 'kakoi';
import { decodeSgf } from 'kakoi/sgf';
import goban from '../interop/goban.cjs';

const shared = fileURLToPath(new URL('../../../shared/data/go', import.meta.url));
const folders =
  process.argv.length > 2 ? process.argv.slice(2) : ['games-9', 'games-19'].map((name) => join(shared, name));

/** The stones (not dame) that autoscore() removes, and the points where it wants borders closed. */
function autoscore(board, maps) {
  const stones = board.toSignMap().map((row) => row.map((sign) => (sign < 0 ? 2 : sign)));
  const { log } = console;
  console.log = () => {}; // it tells every step
  const [{ removed, needs_sealing: sealing }] = goban.autoscore(
    structuredClone(stones),
    'japanese',
    maps.black.toMap(),
    maps.white.toMap(),
  );
  console.log = log;
  const setOf = (points) =>
    PointSet.of(
      board.width,
      board.height,
      points.map(({ x, y }) => [x, y]),
    );
  return { removed: setOf(removed.filter(({ x, y }) => stones[y][x] !== 0)), sealing: setOf(sealing) };
}

/** True when the stones, taken as dead, give the margin of the record, as players count. */
function fits(game, dead) {
  try {
    return game.score({ dead, territory: 'surrounded' }).result === game.info.result?.replace(/\.0+$/, '');
  } catch {
    return false; // parts of chains
  }
}

await init();
const counts = {
  positions: 0,
  'chains that both maps settle': 0,
  'of these as goban has them': 0,
  'other chains': 0,
  'of these as goban has them ': 0,
  'points to close by both': 0,
  'by kakoi alone': 0,
  'by goban alone': 0,
  'finished games with a margin': 0,
  'exact with kakoi': 0,
  'exact with goban': 0,
};
for (const folder of folders) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sgf'))) {
    const game = GoGame.fromSgf(decodeSgf(readFileSync(join(folder, name))));
    const { moveNumber } = game;
    for (const back of [0, 8, 20, 40]) {
      if (moveNumber < back + 10) continue;
      const board = game.boardAt(moveNumber - back);
      const [black, white] = [1, 2].map((seed) => board.ownership({ style: 'careful', playouts: 100, seed }));
      const { dead, chains, openPoints } = board.judgeChains({ ownership: { black, white } });
      const { removed, sealing } = autoscore(board, { black, white });
      counts.positions++;
      for (const { stones, dead: isDead, decidedBy } of chains) {
        const isSame = isDead ? stones.isSubsetOf(removed) : !stones.intersects(removed);
        const isSettled = decidedBy === 'ownership';
        counts[isSettled ? 'chains that both maps settle' : 'other chains']++;
        if (isSame) counts[isSettled ? 'of these as goban has them' : 'of these as goban has them ']++;
      }
      const borders = openPoints.filter(({ reason }) => reason === 'border').map(({ vertex }) => vertex);
      const open = PointSet.of(board.width, board.height, borders);
      counts['points to close by both'] += open.and(sealing).size;
      counts['by kakoi alone'] += open.minus(sealing).size;
      counts['by goban alone'] += sealing.minus(open).size;
      if (back > 0 || !/^[BW]\+\d/.test(game.info.result ?? '')) continue;
      counts['finished games with a margin']++;
      if (fits(game, dead)) counts['exact with kakoi']++;
      if (fits(game, removed)) counts['exact with goban']++;
    }
  }
}
for (const [what, count] of Object.entries(counts))
  console.log(`${String(count).padStart(8)}  ${what.trim()}`);
