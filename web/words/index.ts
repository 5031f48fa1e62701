/**
 * The words of the pages in other languages, a row for each: the English of the source, then German, Japanese, Chinese and
 * Korean. In braces are what the page puts in: values by name, elements of the page by number. Nobody who speaks these
 * languages has reviewed them yet.
 */

import { GO } from './go.js';
import { LOA } from './loa.js';
import { SAID } from './said.js';
import { SENKET } from './senket.js';
import { SHELL } from './shell.js';
import type { Row, Word } from './table.js';

/** In the order of the rows. */
export const LANGUAGES = ['de', 'ja', 'zh', 'ko'] as const;

/** The words of a language by their English, and which of those are forms of what the package says. */
export interface Translations {
  readonly words: Readonly<Record<string, Word>>;
  readonly said: readonly string[];
}

export const TABLE = { ...SHELL, ...GO, ...LOA, ...SENKET, ...SAID };

/** All that the pages say. */
export type Words = keyof typeof TABLE;

/** The table of one language. */
export function translationsFor(language: (typeof LANGUAGES)[number]): Translations {
  const column = LANGUAGES.indexOf(language);
  const rows = Object.entries<Row>(TABLE).map(([english, row]) => [english, row[column] as Word]);
  const said = Object.keys(SAID).filter((english) => english.includes('{'));
  return { words: Object.fromEntries(rows), said };
}
