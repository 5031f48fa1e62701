/** Senket on the command line. */

import type { Game } from '../game.js';
import { position, rowsOf, text } from './convert.js';
import { moves } from './moves.js';
import { fromField, fromRecord, fromRows, fromSize, type SenketSubject } from './read.js';
import { artist } from './render.js';
import { review } from './review.js';
import { score } from './score.js';

export const senket: Game<SenketSubject> = {
  name: 'senket',
  title: 'Senket',
  records: { ending: '.senket', firstWord: 'senket', about: "the package's text records" },
  fromRecord,
  fields: { senket: fromField, board: fromRows, signMap: fromRows, size: fromSize },
  answers: { score, moves, review },
  formats: { senket: text },
  rows: rowsOf,
  position,
  artist,
};
