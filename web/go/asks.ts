/** Records that ask the reader something. */

import type { Color, RecordNode } from 'kakoi';
import { isProblem } from '../shell/first-place.js';
import { part } from '../shell/part.js';
import type { AnySession } from '../shell/session.js';

/** True for files of problems, and for a single one that is not a lesson; a promise where that takes the reader of answers. */
export function asks({ games, root }: AnySession): boolean | Promise<boolean> {
  return games.every(isProblem) && (games.length > 1 || isSingleProblem(root));
}

/** A problem has answers; where they are explained, but none is called wrong, they are shown and not asked for. */
function isSingleProblem(root: RecordNode): boolean | Promise<boolean> {
  const moves = [...root.walk()].filter(({ data: { B, W } }) => B !== undefined || W !== undefined);
  const [first] = moves;
  if (first === undefined) return false;
  return !moves.some(isExplained) || hasWrongAnswer(root, first.data.B === undefined ? 'white' : 'black');
}

async function hasWrongAnswer(root: RecordNode, toPlay: Color): Promise<boolean> {
  const answers = await part('answers').catch(() => null); // shown where they cannot be read
  return answers !== null && [...answers.answersOf(root, toPlay).values()].includes('wrong');
}

/** A comment of one word, such as RIGHT, explains nothing. */
function isExplained({ data: { C } }: RecordNode): boolean {
  return C?.some((text) => /\S\s+\S/.test(text)) === true;
}
