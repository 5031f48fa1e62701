/** Storage that lasts as long as the tab: the page is as it was when the reader comes back from a game. */

import { EVERYTHING, type Filter } from './filter.js';
import { Steps } from './steps.js';

const NAMES = { steps: 'kakoi-collection-steps', filter: 'kakoi-collection-filter' };

/** The steps to the question asked last, and back from it; null where there is nothing kept. */
export function stepsOfTab(): Steps | null {
  return Steps.in(recall(NAMES.steps) ?? '');
}

export function keepSteps(steps: Steps): void {
  keep(NAMES.steps, steps.text);
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
