import { POSITION_SIZE } from '#layout/loa';
import { badOption, isPlain, show, showThing } from '../core/errors.js';
import type { Color } from '../core/types.js';
import {
  listOf,
  validateColor,
  validateCount,
  validateOptions,
  validatePlain,
  validateText,
} from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { type LoaRules, resolveRules } from '../loa/rules.js';
import { type Plain, writePlain } from './plain-rules.js';
import { MOST_POSITIONS, playOut } from './play-out.js';
import { readQuestion, type WinQuestion, wordsOf } from './question.js';

/**
 * A side's winning moves against every reply of the other side. Plain data, which JSON and postMessage() preserve.
 */
export interface WinProof {
  readonly game: 'loa';
  readonly proof: 'win';
  /** The position, as LoaBoard.toFen() writes it. */
  readonly fen: string;
  readonly winner: Color;
  /** The most plies that the winner needs. */
  readonly plies: number;
  readonly rules: Pick<LoaRules, 'simultaneous' | 'noMove'>;
  /** The positions, as text, that count as draws because the game has been through them before. */
  readonly drawn: readonly string[];
  /** The winner's move for each position: 'e3-f4', 'f8xh6' or 'pass'. The winner is to move in all of them. */
  readonly answers: Readonly<Record<string, string>>;
}

/** The result of checking a proof. */
export type WinCheck = {
  readonly valid: boolean;
  /** The number of positions visited. */
  readonly positions: number;
  /** The reason why the proof is not valid, or null. */
  readonly fault: string | null;
  /** The moves that lead to the fault. */
  readonly line: readonly string[];
};

/** The longest text of a position or move that is accepted; real ones are shorter. */
const LONGEST_TEXT = 80;

/** The position of a board's words, converted without the engine. */
export function plainOf(words: ArrayLike<number>, toPlay: Color): Plain {
  const size = words[POSITION_SIZE]!;
  const cells = Int8Array.from({ length: size * size }, (_, i) => {
    const square = 8 * Math.floor(i / size) + (i % size);
    const has = (first: number) => (words[first + (square >> 5)]! >>> (square & 31)) & 1;
    return has(0) - has(2);
  });
  return { size, cells, toPlay };
}

/**
 * Checks a proof of readWin() by the rules alone: plays its answers against every move of the other side until
 * the winner has won. It uses nothing of the engine that made the proof. The proof must be of this board and
 * these rules. Positions that are draws by `past`, or that the proof lists as drawn, count as draws.
 *
 * Throws 'bad-option' for anything but a board, a proof and such options. A proof that fails is no error: its
 * `fault` says why.
 */
export function verifyWin(board: LoaBoard, proof: WinProof, options?: WinQuestion): WinCheck {
  const start = plainOf(wordsOf(board), board.toPlay);
  const { rules, drawn } = readQuestion(validateOptions(options, ['rules', 'past']), start.size);
  const { fen, winner, plies, rules: claimed, drawn: known, answers } = checkProof(proof);
  const claim = {
    winner,
    rules,
    drawn: new Set([
      ...known,
      ...drawn.map((words) => writePlain(plainOf(words, words.at(-1) === 0 ? 'black' : 'white'))),
    ]),
  };
  const wrong = (fault: string) => ({ valid: false, positions: 0, fault, line: [] });
  if (fen !== writePlain(start)) return wrong('the proof is of another position');
  if (claimed.simultaneous !== rules.simultaneous || claimed.noMove !== rules.noMove)
    return wrong('the proof is of other rules');
  const played = playOut(start, claim, (key) => answers.get(key));
  const fault =
    played.fault ?? (played.plies > plies ? `it takes ${played.plies} plies, not ${plies} at most` : null);
  return { valid: fault === null, positions: played.positions, fault, line: played.line };
}

/** Checks everything that needs no board. Throws 'bad-option'. */
function checkProof(
  proof: unknown,
): Omit<WinProof, 'answers'> & { readonly answers: ReadonlyMap<string, string> } {
  const notAProof = () => badOption(`the proof must come from readWin(), not ${showThing(proof)}`);
  const given = { ...validatePlain(proof as WinProof, 'the proof') };
  if (given.game !== 'loa' || given.proof !== 'win' || !isPlain(given.answers) || !isPlain(given.rules))
    throw notAProof();
  const { simultaneous, noMove } = resolveRules(given.rules);
  const drawn = Array.isArray(given.drawn)
    ? listOf(given.drawn, (text) => checkText(text, 'a drawn position'))
    : null;
  if (drawn === null) throw notAProof();
  const answers = Object.entries(given.answers);
  for (const count of [answers.length, drawn.length]) {
    if (count > MOST_POSITIONS)
      throw badOption(`a proof has at most ${MOST_POSITIONS} positions, not ${count}`);
  }
  for (const [key, move] of answers) {
    checkText(key, 'a position');
    checkText(move, `the answer to ${show(key)}`);
  }
  return {
    game: 'loa',
    proof: 'win',
    fen: checkText(given.fen, 'the position'),
    winner: validateColor(given.winner),
    plies: validateCount(given.plies, "the proof's plies"),
    rules: { simultaneous, noMove },
    drawn,
    answers: new Map(answers),
  };
}

function checkText(value: unknown, what: string): string {
  const text = validateText(value, `${what} of the proof`);
  if (text.length > LONGEST_TEXT) throw badOption(`${what} of the proof is too long: ${show(text)}`);
  return text;
}
