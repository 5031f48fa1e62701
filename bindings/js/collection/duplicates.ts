/** Games that are alike however they are turned, or one the beginning of another. */

import { LIKENESSES } from '#layout/collection';
import { validateOptions, validateWord } from '../core/validate.js';

/** Options of Collection.duplicates(). */
export type DuplicateOptions = {
  /** The part of the games that is compared. Default 'moves'. */
  by?: 'moves' | 'position' | 'signature';
};

/** The part that the options name. Throws 'bad-option'. */
export function readLikeness(options: DuplicateOptions | undefined): (typeof LIKENESSES)[number] {
  const { by = 'moves' } = validateOptions(options, ['by']);
  return validateWord(by, LIKENESSES, 'by');
}

/** The part of a game that is compared, as numbers that do not depend on its orientation. */
export interface Sequence {
  readonly game: number;
  readonly width: number;
  readonly height: number;
  readonly numbers: Uint16Array;
  /** True for a game without moves, which is the beginning of none. */
  readonly isEmpty: boolean;
}

/** A place in the sorted games: equal ones, all beginning with those of the place before. */
interface Level {
  readonly sequence: Sequence;
  readonly games: number[];
  goesOn: boolean;
}

/**
 * Sets of two or more games of which each is equal to every other, its beginning or its continuation. Sorted, a game comes
 * directly before those that go on from it.
 */
export function duplicateSets(sequences: readonly Sequence[]): number[][] {
  const sets: number[][] = [];
  const levels: Level[] = [];
  const leave = () => {
    const { goesOn } = levels.at(-1)!;
    const games = levels.flatMap((level) => level.games);
    if (!goesOn && games.length > 1) sets.push(games.sort((a, b) => a - b));
    levels.pop();
  };
  for (const sequence of [...sequences].sort(compare)) {
    while (levels.length > 0 && !begins(levels.at(-1)!.sequence, sequence)) leave();
    const last = levels.at(-1);
    if (last !== undefined && last.sequence.numbers.length === sequence.numbers.length) {
      last.games.push(sequence.game);
      continue;
    }
    if (last !== undefined) last.goesOn = true;
    levels.push({ sequence, games: [sequence.game], goesOn: false });
  }
  while (levels.length > 0) leave();
  return sets.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
}

function compare(a: Sequence, b: Sequence): number {
  const size = a.width - b.width || a.height - b.height;
  if (size !== 0) return size;
  const length = Math.min(a.numbers.length, b.numbers.length);
  for (let i = 0; i < length; i++) {
    const difference = a.numbers[i]! - b.numbers[i]!;
    if (difference !== 0) return difference;
  }
  return a.numbers.length - b.numbers.length || a.game - b.game;
}

/** True when a game is equal to another or its beginning. */
function begins(a: Sequence, b: Sequence): boolean {
  if (a.width !== b.width || a.height !== b.height || a.numbers.length > b.numbers.length) return false;
  if (a.isEmpty && a.numbers.length < b.numbers.length) return false;
  return a.numbers.every((number, i) => number === b.numbers[i]);
}
