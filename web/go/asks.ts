/** Records that ask the reader something. */

import type { RecordNode } from 'kakoi';
import { readAnswers } from 'kakoi/sgf';
import { isProblem } from '../shell/first-place.js';
import type { AnySession } from '../shell/session.js';

/** True for files of problems, and for a single one that is not a lesson. */
export function asks({ games, root }: AnySession): boolean {
  return games.every(isProblem) && (games.length > 1 || isSingleProblem(root));
}

/** A problem has answers; where they are explained, but none is called wrong, they are shown and not asked for. */
function isSingleProblem(root: RecordNode): boolean {
  const moves = [...root.walk()].filter(({ data: { B, W } }) => B !== undefined || W !== undefined);
  const [first] = moves;
  if (first === undefined) return false;
  const answers = readAnswers(root, first.data.B === undefined ? 'white' : 'black');
  return !moves.some(isExplained) || [...answers.values()].includes('wrong');
}

/** A comment of one word, such as RIGHT, explains nothing. */
function isExplained({ data: { C } }: RecordNode): boolean {
  return C?.some((text) => /\S\s+\S/.test(text)) === true;
}
