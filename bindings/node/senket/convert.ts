import type { Format, Rows } from '../game.js';
import { boardOf, type SenketSubject } from './read.js';

export const text: Format<SenketSubject> = {
  about: 'the record, whole; with --move the line up to there',
  write({ play }, { move }) {
    if (play === null) return null;
    const record = play.toText({ variations: move === undefined });
    return { fields: { senket: record }, text: record };
  },
};

/** The rows of a board. They lack the fences, so they are no valid input, and need not state the side to play. */
export function rowsOf(subject: SenketSubject): Rows {
  const board = boardOf(subject);
  return { width: board.size, height: board.size, board };
}

export function position(subject: SenketSubject): object {
  return { senket: boardOf(subject).toJSON() };
}
