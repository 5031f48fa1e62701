/**
 * Counts how often a claim of Senket is contested in games between players of four levels, each side opening
 * with a random post: in how many games, positions (one after every turn) and ends of games.
 *
 *     npm --prefix lab run bench:contested -- [--games 10000] [--size 11] [--levels 1,2] [--seed 1]
 *
 * The games are shared out evenly among the pairings of these levels, each level against itself too, with either colour.
 */

import { parseArgs } from 'node:util';
import { init, opponent, SenketBoard } from 'kakoi';
import { playEngine, searchSenket } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

/** From the weakest: limits of searchSenket(), and the share of turns at random. */
const LEVELS = [
  { depth: 1, careless: 0.9 },
  { depth: 1, careless: 0 },
  { depth: 2, careless: 0 },
  { depth: 3, careless: 0, nodes: 8_000_000 },
];

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    games: { ...text, default: '10000' },
    size: { ...text, default: '11' },
    levels: { ...text, default: '1,2' },
    seed: { ...text, default: '1' },
  },
});
const [games, size, seed] = [values.games, values.size, values.seed].map(Number);
const levels = values.levels.split(',').map(Number);
if (!levels.every((level) => LEVELS[level - 1] !== undefined)) throw new Error('levels are 1 to 4');
await init(playEngine);
const random = randomNumbers(seed);

const anyPost = (board) => {
  const points = [...board.posts('black').or(board.posts('white')).not()];
  return points.length === 0 ? null : points[Math.floor(random() * points.length)];
};

function moveOf(board, color, { careless, ...limits }) {
  if (random() < careless) return anyPost(board);
  return searchSenket(board, { toPlay: color, ...limits }).move;
}

const isContested = (board) => board.score().claims.some(({ reason }) => reason?.kind === 'contested');

/** Plays a game of these levels; returns how many positions it has, in how many a claim is contested, and whether in the last. */
function play(levelOf) {
  let board = SenketBoard.empty(size);
  let positions = 0;
  let contested = 0;
  let atEnd = false;
  for (let turn = 0, color = 'black', passes = 0; passes < 2; turn++, color = opponent(color)) {
    const move = turn < 2 ? anyPost(board) : moveOf(board, color, levelOf[color]);
    passes = move === null ? passes + 1 : 0;
    if (move !== null) board = board.play(color, move);
    atEnd = isContested(board);
    contested += atEnd ? 1 : 0;
    positions++;
  }
  return { positions, contested, atEnd };
}

const pairs = levels.flatMap((black) => levels.map((white) => [black, white]));
const sum = { games: 0, positions: 0, inGames: 0, inPositions: 0, atEnds: 0 };
for (const [index, [black, white]] of pairs.entries()) {
  const part = { games: 0, positions: 0, inGames: 0, inPositions: 0, atEnds: 0 };
  const count = Math.floor((games * (index + 1)) / pairs.length) - Math.floor((games * index) / pairs.length);
  for (; part.games < count; part.games++) {
    const { positions, contested, atEnd } = play({ black: LEVELS[black - 1], white: LEVELS[white - 1] });
    part.positions += positions;
    part.inPositions += contested;
    part.inGames += contested > 0 ? 1 : 0;
    part.atEnds += atEnd ? 1 : 0;
  }
  for (const key of Object.keys(sum)) sum[key] += part[key];
  console.log(`level ${black} against ${white}, ${size}×${size}: ${inWords(part)}`);
}
console.log(`all: ${inWords(sum)}`);

function inWords(counts) {
  return `contested in ${counts.inGames} of ${counts.games} games, ${counts.inPositions} of ${counts.positions} positions, at ${counts.atEnds} ends`;
}
