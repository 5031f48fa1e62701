/** Kept as long as the tab: the page is as it was when the reader comes back from a game. */

import { recall, remember } from '../shell/preferences.js';
import { EVERYTHING, type Filter } from './filter.js';
import { Steps } from './steps.js';

const [STEPS, FILTER] = ['collection-steps', 'collection-filter'];

/** The steps to the question asked last, and back from it; null where there is nothing kept. */
export function stepsOfTab(): Steps | null {
  return Steps.in(recall(STEPS, 'sessionStorage') ?? '');
}

export function keepSteps(steps: Steps): void {
  remember(STEPS, steps.text, 'sessionStorage');
}

/** The filter that was used last; null where there is nothing kept. */
export function filterOfTab(): Filter | null {
  try {
    const kept = JSON.parse(recall(FILTER, 'sessionStorage') ?? 'null');
    return kept && { ...EVERYTHING, ...kept };
  } catch {
    return null;
  }
}

/** With null, the next visit begins anew. */
export function keepFilter(filter: Filter | null): void {
  remember(FILTER, JSON.stringify(filter), 'sessionStorage');
}
