import type { GoBoard } from '../../js/index.js';
import type { Rows } from '../game.js';
import { character, rows } from '../text.js';
import { capturesOf, type GoSubject, koOf } from './read.js';

export function rowsOf({ play }: GoSubject): Rows {
  const { board, toPlay } = play;
  return { width: board.width, height: board.height, board, toPlay };
}

/** The rows of the board in a line of NDJSON. */
export function rowsOfBoard(board: GoBoard): string[] {
  return rows(board.width, board.height, (vertex) => character(board.get(vertex)));
}

/** The fields with everything needed to count the position. */
export function position(subject: GoSubject): object {
  const { play, recorded } = subject;
  const { board, toPlay, rules, handicap } = play;
  return {
    board: rowsOfBoard(board),
    toPlay,
    rules,
    handicap,
    captures: capturesOf(subject),
    ko: koOf(subject),
    recorded,
  };
}
