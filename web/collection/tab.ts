/** Storage that lasts as long as the tab: the page is as it was when the reader comes back from a game. */

import { EVERYTHING, type Filter } from './filter.js';
import { type Question, questionIn, textOf } from './question.js';

const NAMES = { question: 'kakoi-collection-question', filter: 'kakoi-collection-filter' };

/** The question asked last; null where there is nothing kept. */
export function questionOfTab(): Question | null {
  return questionIn(recall(NAMES.question));
}

export function keepQuestion(question: Question): void {
  keep(NAMES.question, textOf(question));
}

/** The filter that was used last; null where there is nothing kept. */
export function filterOfTab(): Filter | null {
  try {
    const kept = JSON.parse(recall(NAMES.filter) ?? 'null');
    return kept && { ...EVERYTHING, ...kept };
  } catch {
    return null;
  }
}

/** With null, the next visit begins anew. */
export function keepFilter(filter: Filter | null): void {
  keep(NAMES.filter, JSON.stringify(filter));
}

function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** If the browser keeps nothing, the page begins anew. */
function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {}
}
