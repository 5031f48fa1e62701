import type { GoBoard } from '../../js/index.js';
import type { Rows } from '../game.js';
import { character, rows } from '../text.js';
import { capturesOf, type GoSubject, koOf } from './read.js';

export function rowsOf({ play }: GoSubject): Rows {
  const { board, toPlay } = play;
  return { width: board.width, height: board.height, board, toPlay };
}

/** The board as a line of NDJSON has it. */
export function rowsOfBoard(board: GoBoard): string[] {
  return rows(board.width, board.height, (vertex) => character(board.get(vertex)));
}

/** Everything that a position is counted by. */
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
