/** The words of the pages in other languages. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageWords } from '../../web/shell/language.js';
import { root } from './run.js';

const folder = join(root, 'web/words');

/** Every language but English. */
export const LANGUAGES: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** All words of the language, those of single pages with them. */
export function wordsIn(language: string): PageWords {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const words = read(`${language}.json`);
  return { ...words, words: { ...words.words, ...read(`algorithms/${language}.json`) } };
}
