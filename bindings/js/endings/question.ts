import { DRAWN_WORDS, MOST_DRAWN } from '#layout/endings';
import { badOption } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { colorNumber } from '../core/points.js';
import { validateList } from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { POSITION } from '../loa/position.js';
import { type LoaRules, resolveRules } from '../loa/rules.js';

/** The rules of a game, and the positions that it has been through. */
export type WinQuestion = {
  /**
   * The rules, as LoaBoard.ending() takes them; `repetition` counts the positions of `past`. Default: the
   * default rules.
   */
  rules?: Partial<LoaRules>;
  /**
   * The positions that the game has been through before this one. Those that occurred so often that the next
   * time is a draw by `rules.repetition` count as draws. Default: none.
   */
  past?: Iterable<LoaBoard>;
};

/**
 * The rules, and the positions that count as draws, each once: the words of its stones, then the number of
 * the color to move.
 */
export interface Question {
  readonly rules: LoaRules;
  readonly drawn: readonly Uint32Array[];
}

/** The most boards accepted, more than any game has moves, because a list may be endless. */
const LONGEST_PAST = 100_000;

/**
 * Checks the rules and the past of a game on a board of that size, and finds the drawn positions. Throws
 * 'bad-option'.
 */
export function readQuestion({ rules: given, past = [] }: WinQuestion, size: number): Question {
  const rules = resolveRules(given);
  const times = new Map<string, number>();
  const drawn: Uint32Array[] = [];
  const count = (board: LoaBoard, index: number) => {
    if (index >= LONGEST_PAST) throw badOption(`past must have at most ${LONGEST_PAST} boards`);
    const words = new Uint32Array(DRAWN_WORDS);
    words.set(wordsOf(board));
    if (board.width !== size)
      throw badOption(`past must be of ${size}×${size} boards, not ${board.width}×${board.width}`);
    words[DRAWN_WORDS - 1] = colorNumber(board.toPlay);
    const key = `${words}`;
    const now = (times.get(key) ?? 0) + 1;
    times.set(key, now);
    if (now === rules.repetition - 1) drawn.push(words);
    if (drawn.length > MOST_DRAWN)
      throw badOption(`past must have at most ${MOST_DRAWN} positions that are draws`);
  };
  validateList(past, count, 'past', 'a list of boards');
  return { rules, drawn };
}

/**
 * The words of a board. Recognises boards of this copy of the package by their key, so that the class need
 * not be loaded.
 */
export function wordsOf(board: unknown): Uint32Array {
  return checkBoard(board, hasPosition, 'LoaBoard')[POSITION];
}

function hasPosition(board: unknown): board is LoaBoard {
  return typeof board === 'object' && board !== null && Object.hasOwn(board, POSITION);
}
