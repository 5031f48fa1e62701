/**
 * Rates how often LoaBoard.search beats the opponent of AbstractPlay's library, written again from its
 * description: it looks three plies ahead, and its evaluation knows only how far each stone of the side to
 * move is, in king's steps, from the nearest other one. Each opening of four random moves is played with
 * either colour.
 *
 *     node lab/bench/loa-match.mjs [GAMES] [NODES]      default 200 5000
 */

import { argv } from 'node:process';
import { init, LoaBoard } from 'kakoi';
import { playEngine, searchLoa } from 'kakoi/play';
import { randomNumbers } from './random.mjs';

await init(playEngine);
const [games = 200, nodes = 5000] = argv.slice(2).map(Number);
const random = randomNumbers(8);
const PLIES = 3;
const MOST_MOVES = 200;
const DRAW = 500;

/** The opponent's evaluation, for the side to move. */
function evaluate(board) {
  const stones = [...board.stones(board.toPlay)];
  let steps = 0;
  for (const [x, y] of stones) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const [otherX, otherY] of stones) {
      const distance = Math.max(Math.abs(x - otherX), Math.abs(y - otherY));
      if (distance > 0 && distance < nearest) nearest = distance;
    }
    steps += nearest;
  }
  return 126 - steps;
}

/** The value for the side to move, and its best move: the first of equals. */
function look(board, plies, alpha, beta) {
  const outcome = board.outcome;
  if (outcome !== null) {
    const value = outcome === 'draw' ? DRAW : outcome === board.toPlay ? Infinity : -Infinity;
    return { value, move: null };
  }
  if (plies === 0) return { value: evaluate(board), move: null };
  const moves = board.legalMoves();
  let best = { value: -Infinity, move: moves[0] ?? 'pass' };
  for (const move of moves.length > 0 ? moves : ['pass']) {
    const value = -look(board.play(move), plies - 1, -beta, -alpha).value;
    if (value > best.value) best = { value, move };
    alpha = Math.max(alpha, value);
    if (alpha >= beta) break;
  }
  return best;
}

/** Plays to the end, or to a draw after MOST_MOVES moves; returns the winner. */
function play(opening, ours) {
  let board = opening;
  for (let moves = 0; moves < MOST_MOVES && board.outcome === null; moves++) {
    const move =
      board.toPlay === ours ? searchLoa(board, { nodes }).move : look(board, PLIES, -Infinity, Infinity).move;
    board = board.play(move ?? 'pass');
  }
  return board.outcome ?? 'draw';
}

const tally = { won: 0, drawn: 0, lost: 0 };
for (let game = 0; game < games; game += 2) {
  let opening = LoaBoard.start();
  for (let i = 0; i < 4; i++) {
    const moves = opening.legalMoves();
    opening = opening.play(moves[Math.floor(random() * moves.length)]);
  }
  for (const color of ['black', 'white']) {
    const winner = play(opening, color);
    tally[winner === color ? 'won' : winner === 'draw' ? 'drawn' : 'lost']++;
  }
}
console.log(`${nodes} positions a move against ${PLIES} plies:`, tally);
