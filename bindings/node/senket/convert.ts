import type { Format, Rows } from '../game.js';
import type { SenketSubject } from './read.js';

export const text: Format<SenketSubject> = {
  about: 'the record, whole; with --move the line up to there',
  write({ play }, { move }) {
    const record = play.toText({ variations: move === undefined });
    return { fields: { senket: record }, text: record };
  },
};

/** The rows of a board. They lack the fences, so they are no valid input, and need not state the side to play. */
export function rowsOf({ play: { board } }: SenketSubject): Rows {
  return { width: board.size, height: board.size, board };
}

export function position({ play: { board, toPlay } }: SenketSubject): object {
  return { senket: board.toJSON(), toPlay };
}
