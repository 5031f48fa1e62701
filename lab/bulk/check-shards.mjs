// Compares the answers of many shards of a collection with those of the whole: no game may be lost, found twice or found
// otherwise, and the continuations have to add up to the whole's. Then the first SAMPLE games are searched in the plainest
// way, position by position, and the throughput of a core is printed.
//
//   node lab/bulk/check-shards.mjs NAME WHOLE WHOLE-SECONDS SHARDED SHARDED-SECONDS SHAPE GAMES SAMPLE

import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { GoGame, init } from 'kakoi';
import { addContinuations } from 'kakoi/collection';

const [name, wholeFile, wholeTime, shardedFile, shardedTime, shape, gamesFile, sample] =
  process.argv.slice(2);

async function* objectsOf(file) {
  for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line);
}

/** The matches by the game's id, and the continuations of all shards. */
async function answersOf(file) {
  const matches = new Map();
  const continuations = [];
  for await (const { game, name: id, move, symmetry, count, ...rest } of objectsOf(file)) {
    if (count !== undefined) {
      const { color, vertex, blackWins, whiteWins } = rest;
      continuations.push({ color, vertex, count, blackWins, whiteWins });
    } else if (matches.has(id)) throw new Error(`${file}: game ${id} was found twice`);
    else matches.set(id, `${move} ${symmetry}`);
  }
  return { matches, next: JSON.stringify(addContinuations([continuations])) };
}

const turns = [
  ['identity', (x, y) => [x, y]],
  ['transpose', (x, y) => [y, x]],
  ['flipY', (x, y, end) => [x, end - y]],
  ['rotate270', (x, y, end) => [y, end - x]],
  ['flipX', (x, y, end) => [end - x, y]],
  ['rotate90', (x, y, end) => [end - y, x]],
  ['rotate180', (x, y, end) => [end - x, end - y]],
  ['antiTranspose', (x, y, end) => [end - y, end - x]],
];

/** The first time that a square shape of X, O and . alone stands in a game; undefined where it never does. */
function plainMatch(sgf) {
  const rows = shape.split('/');
  const end = rows.length - 1;
  const game = GoGame.fromSgf(sgf, { lenient: true });
  for (let move = 0; move <= game.moveNumber; move++) {
    const board = game.boardAt(move).toDiagram().replaceAll(' ', '').split('\n');
    for (const [symmetry, turn] of turns) {
      for (let y = 0; y + end < board.length; y++) {
        for (let x = 0; x + end < board.length; x++) {
          const stands = rows.every((row, j) =>
            [...row].every((cell, i) => {
              const [dx, dy] = turn(i, j, end);
              return cell === board[y + dy][x + dx];
            }),
          );
          if (stands) return `${move} ${symmetry}`;
        }
      }
    }
  }
  return undefined;
}

/** The sum of the numbers of a file, which hold seconds. */
const seconds = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\s+/)
    .reduce((sum, number) => sum + Number(number), 0);

await init();
const whole = await answersOf(wholeFile);
const sharded = await answersOf(shardedFile);
const lost = [...whole.matches.keys()].filter((id) => !sharded.matches.has(id));
const differing = [...whole.matches].filter(([id, match]) => sharded.matches.get(id) !== match);
if (differing.length > 0 || whole.matches.size !== sharded.matches.size)
  throw new Error(
    `${name}: ${lost.length} games lost, ${differing.length} differ, ${sharded.matches.size} found`,
  );
if (whole.next !== sharded.next) throw new Error(`${name}: the continuations do not add up to the whole's`);

let compared = 0;
for await (const { id, sgf } of objectsOf(gamesFile)) {
  if (compared === Number(sample)) break;
  const plain = plainMatch(sgf);
  if (plain !== whole.matches.get(String(id)))
    throw new Error(`game ${id}: ${whole.matches.get(String(id))} instead of ${plain}`);
  compared++;
}
const rates = [wholeTime, shardedTime].map((file) => whole.matches.size / seconds(file));
console.log(
  `${name}: ${sharded.matches.size} games found as in the whole, continuations equal, ${compared} as in a plain search; ` +
    `${rates[1].toFixed(0)} games a second of a core, ${(rates[1] / rates[0]).toFixed(2)} of one process's ${rates[0].toFixed(0)}`,
);
