/**
 * The mode in which a record opens: problems where they are solved, and what has been commented where its comments are read.
 * Anything else leaves the reader in the mode that was chosen.
 */

import type { RecordNode } from 'kakoi';
import type { App } from './app.js';
import { hasComments, isProblem } from './first-place.js';
import { isMode, type Modes } from './modes.js';
import type { AnySession } from './session.js';

/** Words by which comments of problems tell whether an answer is right. */
const VERDICT = /right|correct|wrong|success|fail/i;

/** Chooses the mode for the record that has just been opened. */
export function showOpened(app: App, modes: Modes): void {
  const { current } = app;
  if (app.solve !== undefined && asks(current)) {
    modes.open('read');
    void app.solve(true);
  } else if (hasComments(current.root)) modes.open('record');
}

/** Asks the problem that the page begins with again, where the reader was solving it. */
export function askAgain(app: App): void {
  if (isMode('read') && asks(app.current)) void app.solve?.(true);
}

/** True for files of problems, and for a single one that is not a lesson. */
function asks({ games, root }: AnySession): boolean {
  return games.every(isProblem) && (games.length > 1 || isSingleProblem(root));
}

/** A problem has answers; where they are commented, but none is called right or wrong, they are shown and not asked for. */
function isSingleProblem(root: RecordNode): boolean {
  const nodes = [...root.walk()];
  const moves = nodes.filter(({ data: { B, W } }) => B !== undefined || W !== undefined);
  const judged = ({ data: { C = [], TE, BM } }: RecordNode) =>
    TE !== undefined || BM !== undefined || C.some((text) => VERDICT.test(text));
  return moves.length > 0 && (moves.some(judged) || moves.every(({ data }) => data.C === undefined));
}
