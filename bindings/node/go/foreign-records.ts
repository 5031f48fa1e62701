/** Reads the records of Tygem, CyberOro and Pandanet, and diagrams as people paste them. */

import type { RecordFormat } from '../../connect/interop/format.js';
import type { ForeignRecords, Reading } from '../game.js';
import { oneGame, sgfSubject } from '../sgf.js';
import type { GoSubject } from './read.js';

/** Reads a record. The reader is loaded with the first one. */
async function read(bytes: Uint8Array, format: RecordFormat, { lenient = false, game }: Reading) {
  const { fromRecord } = await import('../../connect/interop/index.js');
  return sgfSubject(oneGame(fromRecord(bytes, { format, lenient }), game));
}

const gamesIn = (
  format: 'gib' | 'ngf' | 'ugf',
  endings: readonly string[],
  about: string,
): ForeignRecords<GoSubject> => ({
  name: format.toUpperCase(),
  format,
  endings,
  about,
  read: (bytes, asked) => read(bytes, format, asked),
});

export const foreignRecords: readonly ForeignRecords<GoSubject>[] = [
  gamesIn('gib', ['.gib'], 'games of Tygem'),
  gamesIn('ngf', ['.ngf'], 'games of CyberOro and WBaduk'),
  gamesIn('ugf', ['.ugf', '.ugi'], 'games of Pandanet'),
  {
    name: 'diagrams',
    format: 'diagram',
    endings: [], // folders have texts of all kinds
    about: 'rows of X, O and dots, as books, sites and GTP programs write them',
    read: (bytes, asked) => read(bytes, 'diagram', asked),
  },
];
