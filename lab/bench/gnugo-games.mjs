// Makes finished positions that nobody has tuned on: GNU Go plays against itself, at first with a random move
// now and then so that groups die, and says at the end which stones are dead and which in seki.
//
//   npm --prefix lab run bench:games -- FOLDER SIZE COUNT [FIRST-SEED [SHARE]]
//
// SHARE of the moves in the first half of a game are random; the first four all are. Without SHARE each game
// draws its own, from 0.04 to 0.2. With 0 the rest of the game is GNU Go's own play.
// Writes FOLDER/SEED.sgf, whose RE is GNU Go's count, and a line of FOLDER/dead.jsonl for each game:
// { game, dead: [[x, y], …], seki: [[x, y], …] }. Needs `gnugo` (Debian's package); the same seed gives the same game.
// Games that are there already are not played again.

import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGnugo } from './gnugo.mjs';

/** The levels: fast for playing, GNU Go's usual one for the judgement. */
const LEVELS = { play: 0, judge: 10 };
const KOMI = 6.5;
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

const [folder, ...numbers] = process.argv.slice(2);
const [size, count, first = 1, share] = numbers.map(Number);
if (!folder || !(size > 1) || !(count > 0) || !(first >= 0) || share < 0 || share > 1) {
  console.error('usage: npm --prefix lab run bench:games -- FOLDER SIZE COUNT [FIRST-SEED [SHARE]]');
  process.exit(2);
}

/** mulberry32: numbers in 0..1, the same for the same seed. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const point = (name) => [COLUMNS.indexOf(name[0]), size - Number(name.slice(1))];
const sgfOf = (name) =>
  name === 'PASS'
    ? ''
    : point(name)
        .map((n) => String.fromCharCode(97 + n))
        .join('');

async function play(seed) {
  const random = randomOf(seed);
  const { ask, end } = startGnugo(LEVELS.play, '--never-resign', '--seed', String(seed));
  await ask(`boardsize ${size}`);
  await ask('clear_board');
  await ask(`komi ${KOMI}`);
  const moves = [];
  // The share of random moves in the first half of this game. The second half is played properly to its end,
  // because nobody could say who owns what while borders are open.
  const strange = share ?? 0.04 + 0.16 * random();
  for (let passes = 0; passes < 2 && moves.length < 3 * size * size; ) {
    const color = moves.length % 2 === 0 ? 'black' : 'white';
    let move = null;
    if (moves.length < 4 || (random() < strange && moves.length < (size * size) / 2)) {
      const legal = (await ask(`all_legal ${color}`)).split(/\s+/).filter(Boolean);
      move = legal[Math.floor(random() * legal.length)] ?? null;
      if (move !== null) await ask(`play ${color} ${move}`);
    }
    move ??= await ask(`genmove ${color}`);
    moves.push(`;${color === 'black' ? 'B' : 'W'}[${sgfOf(move.toUpperCase())}]`);
    passes = /pass/i.test(move) ? passes + 1 : 0;
  }
  await ask(`level ${LEVELS.judge}`);
  const listed = async (status) =>
    ((await ask(`final_status_list ${status}`)) ?? '').split(/\s+/).filter(Boolean).map(point);
  const dead = await listed('dead');
  const seki = await listed('seki');
  const result = await ask('final_score');
  end();
  const root = `GM[1]FF[4]SZ[${size}]KM[${KOMI}]RU[Japanese]RE[${result}]`;
  writeFileSync(join(folder, `${seed}.sgf`), `(;${root}${moves.join('')})\n`);
  appendFileSync(join(folder, 'dead.jsonl'), `${JSON.stringify({ game: `${seed}.sgf`, dead, seki })}\n`);
}

mkdirSync(folder, { recursive: true });
for (let seed = first; seed < first + count; seed++) {
  if (!existsSync(join(folder, `${seed}.sgf`))) await play(seed);
}
