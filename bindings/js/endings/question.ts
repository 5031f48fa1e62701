import { DRAWN_WORDS, MOST_DRAWN } from '#layout/endings';
import { KakoiError, showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import { colorNumber } from '../core/points.js';
import { listOf } from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { POSITION } from '../loa/position.js';
import { type LoaRules, resolveRules } from '../loa/rules.js';

/** The rules of a game, and what it has been through. */
export interface WinQuestion {
  /** As LoaBoard.outcome() takes them; `repetition` is about `past`. Default: the default rules. */
  rules?: Partial<LoaRules>;
  /**
   * The positions that the game has been through before this one. Those that have been there so often that the next time is a draw by
   * `rules.repetition` are draws. Default: none.
   */
  past?: Iterable<LoaBoard>;
}

/** The rules, and the positions that are draws, each once: the words of its stones, then the number of the color to move. */
export interface Question {
  readonly rules: LoaRules;
  readonly drawn: readonly Uint32Array[];
}

/** More than any game has moves: lists may be endless. */
const LONGEST_PAST = 100_000;

/** Throws 'bad-option'. */
export function readQuestion({ rules: given, past = [] }: WinQuestion): Question {
  const rules = resolveRules(given);
  const times = new Map<string, number>();
  const drawn: Uint32Array[] = [];
  const wordsOfPast = listOf(past, (board, index) => {
    if (index >= LONGEST_PAST)
      throw new KakoiError('bad-option', `past must have at most ${LONGEST_PAST} boards`);
    const words = new Uint32Array(DRAWN_WORDS);
    words.set(wordsOf(board));
    words[DRAWN_WORDS - 1] = colorNumber(board.toMove);
    const key = `${words}`;
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    if (count === rules.repetition - 1) drawn.push(words);
    if (drawn.length > MOST_DRAWN)
      throw new KakoiError('bad-option', `past must have at most ${MOST_DRAWN} positions that are draws`);
  });
  if (wordsOfPast === null)
    throw new KakoiError('bad-option', `past must be a list of boards, not ${showThing(past)}`);
  return { rules, drawn };
}

/** The words of a board, whose class is not needed to know it: only boards of this copy of the package have them. */
export function wordsOf(board: unknown): Uint32Array {
  if (typeof board === 'object' && board !== null && Object.hasOwn(board, POSITION))
    return (board as LoaBoard)[POSITION];
  throw new KakoiError(
    'bad-option',
    `the board must be a LoaBoard, not ${showThing(board)}${originOf(board)}`,
  );
}
