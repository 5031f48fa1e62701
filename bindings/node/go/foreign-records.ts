/** Reads the records of Tygem, CyberOro and Pandanet, and diagrams as people paste them. */

import type { ForeignRecords } from '../game.js';
import { oneGame, sgfSubject } from '../sgf.js';
import type { GoSubject } from './read.js';

/** The readers, loaded with the first such record. */
const readers = () => import('../../connect/interop/index.js');

const READERS = { gib: 'fromGib', ngf: 'fromNgf', ugf: 'fromUgf' } as const;

const gamesIn = (
  format: keyof typeof READERS,
  endings: readonly string[],
  about: string,
): ForeignRecords<GoSubject> => ({
  name: format.toUpperCase(),
  format,
  endings,
  about,
  read: async (bytes, { lenient = false, game }) =>
    sgfSubject(oneGame((await readers())[READERS[format]](bytes, { lenient }), game)),
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
    read: async (bytes, { game }) => sgfSubject(oneGame((await readers()).fromTextDiagram(bytes), game)),
  },
];
