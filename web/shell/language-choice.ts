/** The choice of a language among the settings. */

import { element, make } from './elements.js';
import { LANGUAGES } from './language.js';
import { remember } from './preferences.js';

/** Offers the languages; the page begins anew in the one that is chosen. */
export function offerLanguages(): void {
  const current = document.documentElement.lang;
  const select = element<HTMLSelectElement>('language');
  select.replaceChildren(
    ...Object.entries(LANGUAGES).map(([value, name]) => make('option', { value, lang: value }, name)),
  );
  select.value = current;
  element('unreviewed').hidden = current === 'en';
  select.addEventListener('change', () => {
    remember('language', select.value);
    location.reload(); // the game comes back as it is kept
  });
}
