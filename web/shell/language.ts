/** The language of the page: the reader's choice, or the browser's if there are words for it. */

import type { PageWords } from '../words/index.js';
import { element } from './elements.js';
import { recall, remember } from './preferences.js';
import { translate } from './translate.js';
import { speak } from './words.js';

/** The languages, by their own names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  ja: '日本語',
  zh: '中文',
  ko: '한국어',
};

/** Loads the words and puts them in place. If they cannot be loaded, the page stays in English. */
export async function chooseLanguage(game: string): Promise<void> {
  const language = chosen();
  const words = language === 'en' ? null : await load(language);
  if (words !== null) {
    Object.assign(words.words, words.own[game]);
    speak(words);
    document.documentElement.lang = language;
    translate(document);
  }
}

function chosen(): string {
  const wanted = [recall('language') ?? '', ...navigator.languages];
  for (const name of wanted) {
    const [language = ''] = name.toLowerCase().split('-');
    if (language in LANGUAGES) return language;
  }
  return 'en';
}

/** Loads the script of a language, which works from files too; only readers of that language load it. */
function load(language: string): Promise<PageWords | null> {
  const script = document.createElement('script');
  script.src = `words-${language}.js`;
  return new Promise((done) => {
    script.onload = () => done((globalThis as { kakoiWords?: PageWords }).kakoiWords ?? null);
    script.onerror = () => done(null);
    document.head.append(script);
  });
}

/** Sets up the choice of a language among the settings. */
export function offerLanguages(): void {
  const current = document.documentElement.lang;
  const select = element<HTMLSelectElement>('language');
  select.replaceChildren(
    ...Object.entries(LANGUAGES).map(([value, textContent]) =>
      Object.assign(document.createElement('option'), { value, textContent, lang: value }),
    ),
  );
  select.value = current;
  element('unreviewed').hidden = current === 'en';
  select.addEventListener('change', () => {
    remember('language', select.value);
    location.reload(); // the game comes back as it is kept
  });
}
