/** The page of Go as it begins to read groups, and when: what reads them is loaded then. */

import { pagePart } from '../shell/part.js';
import { render } from '../shell/render.js';
import type { Reading } from './reading/reading.js';
import { type GoState, markedStones } from './state.js';

export const loadProblems = () => pagePart<typeof import('./problems.js')>('reading');

export async function loadReading(page: GoState): Promise<Reading> {
  const { readingOf } = await loadProblems();
  return readingOf(page);
}

/** Turns the reading of pressed stones on or off. Problems mark the group that they are about. */
export async function useReading(page: GoState, on: boolean): Promise<void> {
  page.reads = on;
  if (on) await loadReading(page);
  page.reading?.study.turnOn(page.reads);
  readMarked(page);
  render(page);
}

/** Asks about the group that the record marks, unless another is asked about. */
export function readMarked({ reading, session }: GoState): void {
  if (!reading?.study.isOn || reading.study.asked !== null) return;
  const [marked] = markedStones(session);
  if (marked !== undefined) reading.study.pickMarked(session.board, marked);
}
