/** The language of the page: the reader's choice, or the browser's if there are words for it. */

import type { Translation } from 'kakoi/pictures';
import { loadScript, pagePart } from './part.js';
import { recall } from './preferences.js';
import { speak } from './words.js';

/** The languages, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  ja: '日本語',
  zh: '中文',
  ko: '한국어',
};

/**
 * A file of `web/words`: by the English of the source, what the pages say in that language. In braces are what the page puts in:
 * values by name, elements of the page by number. What has no row stays in English. Nobody who speaks these languages has
 * reviewed them yet.
 */
export interface PageWords extends Translation {
  /** By game, the words that mean something else on its page. */
  readonly own: Readonly<Record<string, Translation['words']>>;
  /** The pages that have further words in a file of their own, which the build names. */
  readonly pages?: readonly string[];
}

/** Puts the words of a piece of the page into the reader's language; readers of English do not load what does it. */
let translate = (_root: ParentNode): void => {};

/** Loads the words and puts them in place. If they cannot be loaded, the page stays in English. */
export async function chooseLanguage(game: string): Promise<void> {
  const language = chosen();
  if (language === 'en') return;
  const translating = pagePart<typeof import('./other-languages.js')>('translate').catch(() => null);
  const [words, translator] = await Promise.all([load(language), translating]);
  if (words === null || translator === null) return;
  const more = words.pages?.includes(game) ? await load(`${language}-${game}`) : null;
  Object.assign(words.words, words.own[game], more?.words);
  speak(words);
  document.documentElement.lang = language;
  translate = translator.translate;
  translate(document);
}

/** Adds a piece of the page that came later, in the reader's language. */
export function addHtml(to: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  translate(template.content);
  to.append(template.content);
}

function chosen(): string {
  const wanted = [recall('language') ?? '', ...navigator.languages];
  for (const name of wanted) {
    const [language = ''] = name.toLowerCase().split('-');
    if (language in LANGUAGES) return language;
  }
  return 'en';
}

/** The words of a file, which only readers of its language load; null where it cannot be loaded. */
async function load(name: string): Promise<PageWords | null> {
  const isLoaded = await loadScript(`words-${name}.js`).then(
    () => true,
    () => false,
  );
  return isLoaded ? (globalThis as unknown as { kakoiWords: PageWords }).kakoiWords : null;
}
