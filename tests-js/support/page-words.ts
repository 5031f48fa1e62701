/** The words of the pages in other languages. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageWords } from '../../web/shell/language.js';
import { root } from './run.js';

const folder = join(root, 'web/words');

/** Every language but English. */
export const LANGUAGES: readonly string[] = readdirSync(folder).map((file) => file.replace('.json', ''));

export function wordsIn(language: string): PageWords {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}
