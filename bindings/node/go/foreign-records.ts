/** Recognises and reads the records of Tygem, CyberOro and Pandanet, and diagrams as people paste them. */

import type { ForeignRecords } from '../game.js';
import { oneGame, sgfSubject } from '../sgf.js';
import type { GoSubject } from './read.js';

/** The readers, loaded with the first such record. */
const readers = () => import('../../js/interop/index.js');

/** Most inputs are: the readers need not be loaded for them. */
const isSgf = (head: string) => /\(\s*;/.test(head);

export const foreignRecords: readonly ForeignRecords<GoSubject>[] = [
  {
    name: 'GIB',
    endings: ['.gib'],
    about: 'games of Tygem',
    isOne: (head) => /^(?:ï»¿)?\s*\\HS\s/.test(head),
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromGib(bytes, { lenient }), game)),
  },
  {
    name: 'NGF',
    endings: ['.ngf'],
    about: 'games of CyberOro and WBaduk',
    isOne: (head) => /^(?:[^\n]*\n){5,20}PM[A-Z]{2}[BW][A-Z]{4}\s/.test(head),
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromNgf(bytes, { lenient }), game)),
  },
  {
    name: 'UGF',
    endings: ['.ugf', '.ugi'],
    about: 'games of Pandanet',
    isOne: (head) => /^(?:[^(]{0,400}[\r\n])?(?:ï»¿)?\[Header\]\s/.test(head),
    read: async (bytes, { lenient = false, game }) =>
      sgfSubject(oneGame((await readers()).fromUgf(bytes, { lenient }), game)),
  },
  {
    name: 'diagrams',
    endings: [], // folders have texts of all kinds
    about: 'rows of X, O and dots, as books, sites and GTP programs write them',
    isOne: async (head) => !isSgf(head) && (await readers()).isTextDiagram(head),
    read: async (bytes, { game }) =>
      sgfSubject(oneGame((await readers()).fromTextDiagram(new TextDecoder().decode(bytes)), game)),
  },
];
