import {
  DRAWN_WORDS,
  NO_MOVE,
  PASS as PASSED,
  SIMULTANEOUS,
  WIN_ANSWER_MOVE,
  WIN_ANSWER_NODES,
  WIN_ANSWER_PLIES,
  WIN_LENGTH,
  WIN_MOVES,
  WIN_NODES,
  WIN_NUMBERS,
  WIN_OUTCOME,
  WIN_OUTCOMES,
  WIN_PLIES,
  WIN_SHORTEST,
} from '#layout/endings';
import { POSITION_SIZE, POSITION_WORDS } from '#layout/loa';
import { engine } from '../core/engine.js';
import { opponent } from '../core/opponent.js';
import { colorNumber } from '../core/points.js';
import type { Color } from '../core/types.js';
import { validateBoolean, validateInteger, validateOptions } from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { type LoaMove, moveOfWord, PASS } from '../loa/move.js';
import { type Plain, plainMoves, writePlain } from './plain-rules.js';
import { MOST_POSITIONS, plainOutcome, playOut, type WinClaim } from './play-out.js';
import { plainOf, type WinProof } from './proof.js';
import { type Question, readQuestion, type WinQuestion, wordsOf } from './question.js';

/** Options of readWin(). */
export type WinOptions = WinQuestion & {
  /**
   * The most positions examined to find the winner, 1 to 100,000,000, and as many again to find the shortest
   * win. The same number gives the same answer on every machine. Default 500,000, which takes some seconds.
   */
  nodes?: number;
  /** Also gives the winner's moves against every reply of the other side. Default false. */
  proof?: boolean;
};

/** The result of perfect play by both sides. */
export interface WinReading {
  /**
   * The proved result for the side to move: it 'wins' or 'loses' whatever the other side does; with
   * 'neither', no side can force a win; 'unknown' when nothing was proved within `nodes`.
   */
  readonly outcome: 'wins' | 'loses' | 'neither' | 'unknown';
  /**
   * The winning move, or with 'neither' one that keeps the other side from winning; null when the side to
   * move loses or the game is over.
   */
  readonly move: LoaMove | null;
  /** The most plies that the winner needs; 0 when it has won, null when nobody wins. */
  readonly plies: number | null;
  /**
   * True when `plies` is minimal, so that `move` is on a shortest win: asked again after any reply, the winner needs
   * fewer plies. False when the shortest win was not found within `nodes`; then follow `proof`, or give `past`.
   */
  readonly shortest: boolean;
  /**
   * The winner's play against the longest resistance known. It usually reaches the end of the game, but may
   * stop earlier when the search no longer remembers the rest. Empty when nobody wins.
   */
  readonly line: readonly LoaMove[];
  /** The number of positions examined; 0 when the game is over. */
  readonly nodes: number;
  /**
   * With `proof`: the winner's move for each position, for verifyWin() and to play by. Null when nobody wins,
   * and when it would have more than 1,000,000 positions or take more than ten times `nodes`.
   */
  readonly proof: WinProof | null;
}

/** The upper bound of `nodes`, some minutes, because a call cannot be stopped. */
const MOST_NODES = 100_000_000;
/** The most nodes for writing a proof, as a multiple of the question's. */
const PROOF_NODES = 10;

/**
 * Proves who wins in Lines of Action with perfect play, and how soon, by depth-first proof-number search.
 * searchLoa() of `kakoi/play` looks for the best move; this proves how the game ends, or says 'unknown'. It accepts
 * boards of every entry.
 *
 * Throws 'bad-option' for anything but a board, rules, boards of the past and nodes from 1 to 100,000,000;
 * 'not-initialised' before init(endingsEngine).
 */
export function readWin(board: LoaBoard, options?: WinOptions): WinReading {
  return askWin(board, options)();
}

/** Implements readWin(): checks the question, and returns the search. */
export function askWin(board: LoaBoard, options?: WinOptions): () => WinReading {
  const { call, input, output } = engine('endings');
  const position = wordsOf(board);
  const {
    nodes = 500_000,
    proof = false,
    ...rest
  } = validateOptions(options, ['nodes', 'rules', 'past', 'proof']);
  const size = board.width;
  const question = readQuestion(rest, size);
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  const wantsProof = validateBoolean(proof, 'proof');
  const { rules, drawn } = question;
  return () => {
    input.set(position);
    drawn.forEach((words, i) => {
      input.set(words, POSITION_WORDS + i * DRAWN_WORDS);
    });
    call.endingsWin(
      colorNumber(board.toPlay),
      SIMULTANEOUS.indexOf(rules.simultaneous),
      NO_MOVE.indexOf(rules.noMove),
      drawn.length,
      nodes,
    );
    const outcome = WIN_OUTCOMES[output[WIN_OUTCOME]!]!;
    const words = output.subarray(WIN_NUMBERS, WIN_NUMBERS + output[WIN_MOVES]!);
    const moves = Array.from(words, (word) => readMove(word, size));
    const winner = outcome === 'wins' ? board.toPlay : outcome === 'loses' ? opponent(board.toPlay) : null;
    const plies = output[WIN_PLIES]!;
    const reading = {
      outcome,
      move: outcome === 'loses' ? null : (moves[0] ?? null),
      plies: winner === null ? null : plies,
      shortest: output[WIN_SHORTEST] === 1,
      line: moves.slice(0, output[WIN_LENGTH]),
      nodes: output[WIN_NODES]!,
    };
    const start = () => plainOf(position, board.toPlay);
    return {
      ...reading,
      proof: wantsProof && winner !== null ? prove(start(), winner, plies, question, nodes) : null,
    };
  };
}

function readMove(word: number, size: number): LoaMove {
  return word === PASSED ? PASS : moveOfWord(word, size);
}

/**
 * The proof of the question read last, made by asking the engine for every answer; null when an answer is not found.
 */
function prove(
  start: Plain,
  winner: Color,
  within: number,
  question: Question,
  nodes: number,
): WinProof | null {
  const { call, input, output } = engine('endings');
  const { simultaneous, noMove } = question.rules;
  const drawn = question.drawn.map((words) =>
    writePlain(plainOf(words, words.at(-1) === 0 ? 'black' : 'white')),
  );
  const claim: WinClaim = { winner, rules: { simultaneous, noMove }, drawn: new Set(drawn) };
  const known = new Map<string, { readonly move: string; readonly plies: number }>();
  let left = PROOF_NODES * nodes;

  // A position that is reached with fewer plies left than its answer takes is asked about again, so that no
  // answer leads back to an earlier position.
  const open: { readonly position: Plain; readonly plies: number }[] = [{ position: start, plies: within }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { position, plies } = next;
    const moves = plainMoves(position);
    if (plainOutcome(position, moves, claim) !== null) continue;
    if (position.toPlay !== winner) {
      for (const move of moves) open.push({ position: move.next, plies: plies - 1 });
      continue;
    }
    const key = writePlain(position);
    if ((known.get(key)?.plies ?? Number.POSITIVE_INFINITY) <= plies) continue;
    if (known.size >= MOST_POSITIONS || left <= 0) return null;
    input.set(wordsOfPlain(position));
    call.endingsWinAnswer(colorNumber(winner), plies, Math.min(left, MOST_NODES));
    left -= output[WIN_ANSWER_NODES]!;
    const found = output[WIN_ANSWER_PLIES]!;
    if (found === 0) return null;
    const { text } = readMove(output[WIN_ANSWER_MOVE]!, start.size);
    known.set(key, { move: text, plies: found });
    const move = moves.find((legal) => legal.text === text);
    if (move === undefined) return null;
    open.push({ position: move.next, plies: found - 1 });
  }
  const answers: Record<string, string> = {};
  const { fault, plies } = playOut(start, claim, (key) => {
    const move = known.get(key)?.move;
    if (move !== undefined) answers[key] = move;
    return move;
  });
  if (fault !== null) return null;
  return {
    game: 'loa',
    proof: 'win',
    fen: writePlain(start),
    winner,
    plies,
    rules: claim.rules,
    drawn,
    answers,
  };
}

function wordsOfPlain({ size, cells }: Plain): Uint32Array {
  const words = new Uint32Array(POSITION_WORDS);
  words[POSITION_SIZE] = size;
  cells.forEach((cell, i) => {
    if (cell === 0) return;
    const square = 8 * Math.floor(i / size) + (i % size);
    const word = (cell === 1 ? 0 : 2) + (square >> 5);
    words[word]! |= 1 << (square & 31);
  });
  return words;
}
