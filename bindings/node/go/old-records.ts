/** Recognises and reads the records of Tygem, CyberOro and Pandanet. */

import type { ForeignRecords } from '../game.js';
import { oneGame, sgfSubject } from '../sgf.js';
import type { GoSubject } from './read.js';

/** The readers, loaded with the first such record. */
const readers = () => import('../../js/interop/index.js');

export const oldRecords: readonly ForeignRecords<GoSubject>[] = [
  {
    name: 'GIB',
    endings: ['.gib'],
    about: 'games of Tygem',
    begins: /^(?:ï»¿)?\s*\\HS\s/,
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromGib(bytes, { lenient }), game)),
  },
  {
    name: 'NGF',
    endings: ['.ngf'],
    about: 'games of CyberOro and WBaduk',
    begins: /^(?:[^\n]*\n){5,20}PM[A-Z]{2}[BW][A-Z]{4}\s/,
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromNgf(bytes, { lenient }), game)),
  },
  {
    name: 'UGF',
    endings: ['.ugf', '.ugi'],
    about: 'games of Pandanet',
    begins: /^(?:[^(]{0,400}[\r\n])?(?:ï»¿)?\[Header\]\s/,
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromUgf(bytes, { lenient }), game)),
  },
];
