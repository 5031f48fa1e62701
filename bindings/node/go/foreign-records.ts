/** Recognises and reads the records of Tygem, CyberOro and Pandanet, and diagrams as people paste them. */

import type { ForeignRecords } from '../game.js';
import { oneGame, sgfSubject } from '../sgf.js';
import type { GoSubject } from './read.js';

/** The readers, loaded with the first such record. */
const readers = () => import('../../js/interop/index.js');

export const foreignRecords: readonly ForeignRecords<GoSubject>[] = [
  {
    name: 'GIB',
    format: 'gib',
    endings: ['.gib'],
    about: 'games of Tygem',
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromGib(bytes, { lenient }), game)),
  },
  {
    name: 'NGF',
    format: 'ngf',
    endings: ['.ngf'],
    about: 'games of CyberOro and WBaduk',
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromNgf(bytes, { lenient }), game)),
  },
  {
    name: 'UGF',
    format: 'ugf',
    endings: ['.ugf', '.ugi'],
    about: 'games of Pandanet',
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromUgf(bytes, { lenient }), game)),
  },
  {
    name: 'diagrams',
    format: 'diagram',
    endings: [], // folders have texts of all kinds
    about: 'rows of X, O and dots, as books, sites and GTP programs write them',
    read: async (bytes, { game }) =>
      sgfSubject(oneGame((await readers()).fromTextDiagram(new TextDecoder().decode(bytes)), game)),
  },
];
