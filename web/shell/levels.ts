/** The levels of the opponent, as a form offers them. */

import { make } from './elements.js';
import { say } from './words.js';

/** The levels of chooseMove(), which docs/play.md describes. */
const LEVELS = 12;

/** Fills a choice of levels. */
export function listLevels(select: HTMLSelectElement): void {
  const names = Array.from({ length: LEVELS }, (_, i) => {
    const n = i + 1;
    const name =
      i === 0
        ? say('{n}, for beginners', { n })
        : n === LEVELS
          ? say('{n}, the strongest', { n })
          : String(n);
    return make('option', { value: String(n) }, name);
  });
  select.replaceChildren(...names);
  select.value = '3';
}
