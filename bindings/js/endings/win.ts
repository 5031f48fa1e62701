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
import { POSITION_WORDS } from '#layout/loa';
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

/** By which rules to read who wins, in what game, and how long to look for it. */
export interface WinOptions extends WinQuestion {
  /**
   * The most positions that may be looked at to find who wins, 1 to 100,000,000, and as many again to find the shortest way. The same
   * number gives the same answer on every machine. Default 500,000: some seconds.
   */
  nodes?: number;
  /** Also give the winner's moves against everything that the other side can do. Default false. */
  proof?: boolean;
}

/** Who wins when both sides do their best. */
export interface WinReading {
  /**
   * Proved for the side to move: it 'wins' or 'loses' whatever the other side does; with 'neither', no side can force a win;
   * 'unknown' is what was not proved within the nodes.
   */
  readonly outcome: 'wins' | 'loses' | 'neither' | 'unknown';
  /** What wins, or with 'neither' what keeps the other side from winning; null where the side to move loses, or the game is over. */
  readonly move: LoaMove | null;
  /** In how many plies the winner wins at most; 0 when it has won, null where nobody wins. */
  readonly plies: number | null;
  /**
   * Whether `plies` is as few as can be, so that `move` is on a shortest way: asked again after any reply, the winner is nearer. If not,
   * the way was not found within the nodes: follow `proof`, or give `past`.
   */
  readonly shortest: boolean;
  /**
   * The winner's way to the end, against what holds out longest as far as is known, to the end of the game or, seldom, as far as it is
   * remembered. Empty unless somebody wins.
   */
  readonly line: readonly LoaMove[];
  /** How many positions were looked at; 0 where the game is over. */
  readonly nodes: number;
  /**
   * With `proof`: the winner's moves by position, for verifyWin(), and to play by. Null where nobody wins, or when it would have more than
   * 1,000,000 positions or take ten times the nodes.
   */
  readonly proof: WinProof | null;
}

/** A bound, because a call cannot be stopped: some minutes. */
const MOST_NODES = 100_000_000;
/** As many times the nodes of the question may be looked at to write its proof. */
const PROOF_NODES = 10;

/**
 * Reads who wins in Lines of Action when both sides do their best, and how soon, by depth-first proof-number search. Where
 * LoaBoard.search() finds the best move, this proves the end of the game, or says 'unknown'. It takes boards of every entry.
 *
 * Throws 'bad-option' for anything but a board, rules, boards of the past and nodes from 1 to 100,000,000; 'not-initialised' before init()
 * of `kakoi/endings`.
 */
export function readWin(board: LoaBoard, options?: WinOptions): WinReading {
  const { call, input, output } = engine('endings');
  const position = wordsOf(board);
  const {
    nodes = 500_000,
    proof = false,
    ...rest
  } = validateOptions(options, ['nodes', 'rules', 'past', 'proof']);
  const question = readQuestion(rest);
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  const wantsProof = validateBoolean(proof, 'proof');
  const { rules, drawn } = question;
  input.set(position);
  drawn.forEach((words, i) => {
    input.set(words, POSITION_WORDS + i * DRAWN_WORDS);
  });
  call.endingsWin(
    colorNumber(board.toMove),
    SIMULTANEOUS.indexOf(rules.simultaneous),
    NO_MOVE.indexOf(rules.noMove),
    drawn.length,
    nodes,
  );
  const outcome = WIN_OUTCOMES[output[WIN_OUTCOME] as number] as WinReading['outcome'];
  const words = output.subarray(WIN_NUMBERS, WIN_NUMBERS + (output[WIN_MOVES] as number));
  const moves = Array.from(words, readMove);
  const winner = outcome === 'wins' ? board.toMove : outcome === 'loses' ? opponent(board.toMove) : null;
  const plies = output[WIN_PLIES] as number;
  const reading = {
    outcome,
    move: outcome === 'loses' ? null : (moves[0] ?? null),
    plies: winner === null ? null : plies,
    shortest: output[WIN_SHORTEST] === 1,
    line: moves.slice(0, output[WIN_LENGTH]),
    nodes: output[WIN_NODES] as number,
  };
  const start = () => plainOf(position, board.toMove);
  return {
    ...reading,
    proof: wantsProof && winner !== null ? prove(start(), winner, plies, question, nodes) : null,
  };
}

function readMove(word: number): LoaMove {
  return word === PASSED ? PASS : moveOfWord(word);
}

/** The proof of what was read last, by asking the engine for every answer; null when it is not found. */
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

  // A position that comes with fewer plies left than its answer takes is asked about again: so no answer leads back.
  const open: { readonly position: Plain; readonly plies: number }[] = [{ position: start, plies: within }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { position, plies } = next;
    const moves = plainMoves(position);
    if (plainOutcome(position, moves, claim) !== null) continue;
    if (position.toMove !== winner) {
      for (const move of moves) open.push({ position: move.next, plies: plies - 1 });
      continue;
    }
    const key = writePlain(position);
    if ((known.get(key)?.plies ?? Number.POSITIVE_INFINITY) <= plies) continue;
    if (known.size >= MOST_POSITIONS || left <= 0) return null;
    input.set(wordsOfPlain(position));
    call.endingsWinAnswer(colorNumber(winner), plies, Math.min(left, MOST_NODES));
    left -= output[WIN_ANSWER_NODES] as number;
    const found = output[WIN_ANSWER_PLIES] as number;
    if (found === 0) return null;
    const { text } = readMove(output[WIN_ANSWER_MOVE] as number);
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

function wordsOfPlain({ cells }: Plain): Uint32Array {
  const words = new Uint32Array(POSITION_WORDS);
  cells.forEach((cell, square) => {
    if (cell === 0) return;
    const word = (cell === 1 ? 0 : 2) + (square >> 5);
    words[word] = (words[word] as number) | (1 << (square & 31));
  });
  return words;
}
