/**
 * Rates how often readWin() proves the winner near the end of games of Lines of Action, against search() with
 * as much processor time: self-play at 500 positions a move after four random moves, and of each game one of
 * the positions 5 to 15 plies before its end.
 *
 *     node lab/bench/loa-endings.mjs [GAMES]      default 300: some ten minutes
 */

import { argv, cpuUsage } from 'node:process';
import { init, LoaBoard } from 'kakoi';
import { endingsEngine, readWin } from 'kakoi/endings';
import { playEngine, searchLoa } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

await init(endingsEngine, playEngine);
const [games = 300] = argv.slice(2).map(Number);
const random = randomNumbers(12);
const BUDGETS = [10_000, 100_000, 1_000_000];
const MOST = Math.max(...BUDGETS);
/** Scores beyond this are wins and losses. */
const CERTAIN = 29_000;
const MOST_MOVES = 200;

/** The positions of a game, except the last. */
function play() {
  const boards = [];
  let board = LoaBoard.start();
  while (board.outcome === null && boards.length < MOST_MOVES) {
    boards.push(board);
    const moves = board.legalMoves();
    const chosen =
      boards.length <= 4 ? moves[Math.floor(random() * moves.length)] : searchLoa(board, { nodes: 500 }).move;
    board = board.play(chosen ?? 'pass');
  }
  return board.outcome === null ? play() : boards;
}

/** The answer of the work, and the time that it took, in µs. */
function timed(work) {
  const before = cpuUsage().user;
  const answer = work();
  return [answer, cpuUsage().user - before];
}

const boards = Array.from(
  { length: games },
  () => play().at(-5 - Math.floor(random() * 11)) ?? LoaBoard.start(),
);
const proofs = boards.map((board) => timed(() => readWin(board, { nodes: MOST })));
const sum = (list) => list.reduce((total, value) => total + value, 0);
const proofRate = sum(proofs.map(([{ nodes }]) => nodes)) / sum(proofs.map(([, time]) => time));
const sample = boards.slice(0, 30).map((board) => timed(() => searchLoa(board, { nodes: 300_000 })));
const searchRate = sum(sample.map(([{ nodes }]) => nodes)) / sum(sample.map(([, time]) => time));
const searches = boards.map((board) =>
  searchLoa(board, { nodes: Math.round((MOST * searchRate) / proofRate) }),
);

console.log(
  `${proofRate.toFixed(2)} million positions a second, search ${searchRate.toFixed(2)}; ${games} positions`,
);
for (const budget of BUDGETS) {
  const proved = boards.map((board) => readWin(board, { nodes: budget }).outcome !== 'unknown');
  const limit = (budget * searchRate) / proofRate;
  const found = searches.map(({ score, nodes }) => Math.abs(score) > CERTAIN && nodes <= limit);
  const count = (is) => boards.filter((_, i) => is(proved[i], found[i])).length;
  console.log(
    `${budget} positions: ${count((a) => a)} proved, ${count((_, b) => b)} found in equal time, ${count((a, b) => a && b)} both`,
  );
}
const outcomes = proofs.map(([{ outcome }]) => outcome);
console.log(
  ['wins', 'loses', 'neither', 'unknown']
    .map((word) => `${outcomes.filter((o) => o === word).length} ${word}`)
    .join(', '),
);
const differ = boards.filter((_, i) => {
  const { score } = searches[i];
  const [{ outcome }] = proofs[i];
  return Math.abs(score) > CERTAIN && outcome !== 'unknown' && outcome !== (score > 0 ? 'wins' : 'loses');
});
console.log(`${differ.length} answers differ`);
const whole = boards.filter((board, i) => {
  const [{ outcome, line }] = proofs[i];
  const end = line.reduce((at, move) => at.play(move), board);
  return ['wins', 'loses'].includes(outcome) && end.outcome !== null;
});
console.log(`${whole.length} lines to the end of the game`);
console.log(`${proofs.filter(([{ shortest }]) => shortest).length} shortest`);
