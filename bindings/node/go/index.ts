/** Go on the command line. */

import type { Game } from '../game.js';
import { sgf } from '../sgf.js';
import { analyze } from './analyze.js';
import { read } from './captures.js';
import { position, rowsOf } from './convert.js';
import { dead } from './dead.js';
import { endgame } from './endgame.js';
import { foreignRecords } from './foreign-records.js';
import { moves } from './moves.js';
import { fromRecord, fromRows, fromSize, type GoSubject } from './read.js';
import { artist } from './render.js';
import { review } from './review.js';
import { safe } from './safe.js';
import { score } from './score.js';
import { solve } from './solve.js';
import { verify } from './verify.js';

export const go: Game<GoSubject> = {
  name: 'go',
  title: 'Go',
  records: { ending: '.sgf', number: 1 },
  foreign: foreignRecords,
  fromRecord,
  fields: { board: fromRows, signMap: fromRows, size: fromSize },
  answers: { analyze, score, dead, endgame, moves, read, review, safe, solve, verify },
  formats: { sgf },
  rows: rowsOf,
  position,
  artist,
};
