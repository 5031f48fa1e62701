/**
 * The words of the pages in other languages, a row for each: the English of the source, then German, Japanese, Chinese and
 * Korean. In braces are what the page puts in: values by name, elements of the page by number. What has no row stays in English.
 * Nobody who speaks these languages has reviewed them yet.
 */

import type { Translation } from 'kakoi/pictures';
import { COLLECTION } from './collection.js';
import { GO } from './go.js';
import { LAYERS } from './layers.js';
import { LOA } from './loa.js';
import { SENKET } from './senket.js';
import { SHELL } from './shell.js';
import type { Table, Word } from './table.js';

/** In the order of the rows. */
export const LANGUAGES = ['de', 'ja', 'zh', 'ko'] as const;

/** Tables of all pages, and of each game: where two games mean other things by a word, each page has its own. */
export const SHARED: Table = { ...SHELL, ...LAYERS };
export const GAMES: Readonly<Record<string, Table>> = {
  go: GO,
  loa: LOA,
  senket: SENKET,
  collection: COLLECTION,
};

/** The words of one language, as a page loads them. */
export interface PageWords extends Translation {
  /** By game, the words that are others on its page. */
  readonly own: Readonly<Record<string, Translation['words']>>;
}

export function wordsIn(language: (typeof LANGUAGES)[number]): PageWords {
  const column = LANGUAGES.indexOf(language);
  const wordsOf = (table: Table): Record<string, Word> =>
    Object.fromEntries(
      Object.entries(table).flatMap(([english, row]) => {
        const word = row[column];
        return word == null ? [] : [[english, word]];
      }),
    );
  const words = wordsOf(Object.assign({}, ...Object.values(GAMES), SHARED));
  const own = Object.entries(GAMES).map(([game, table]) => {
    const others = Object.entries(wordsOf(table)).filter(([english, word]) => words[english] !== word);
    return [game, Object.fromEntries(others)];
  });
  return { language, words, own: Object.fromEntries(own) };
}
