/** Lines of Action on the command line. */

import type { Game } from '../game.js';
import { sgf } from '../sgf.js';
import { analyze } from './analyze.js';
import { fen, position, rowsOf } from './convert.js';
import { moves } from './moves.js';
import { fromFen, fromRecord, fromRows, fromSize, type LoaSubject } from './read.js';
import { artist } from './render.js';
import { review } from './review.js';
import { solve } from './solve.js';
import { verify } from './verify.js';

export const loa: Game<LoaSubject> = {
  name: 'loa',
  title: 'Lines of Action',
  records: { ending: '.sgf', number: 9 },
  fromRecord,
  fields: { board: fromRows, signMap: fromRows, fen: fromFen, size: fromSize },
  answers: { analyze, moves, review, solve, verify },
  formats: { sgf, fen },
  rows: rowsOf,
  position,
  artist,
};
