/**
 * The place where a record opens when no place is named: a game at its end, anything else at its question.
 *
 * Nothing in SGF says that a record is a problem or a lesson, so the contents decide. White stones set up
 * before the first move, which no handicap explains, make a problem, unless players or a result are named and
 * the moves are too many for an answer. Variations make a lesson when neither players nor a result are named,
 * or when there are comments. A game that is taken for either merely opens at its beginning; a problem taken
 * for a game would show its answer first.
 */

import type { RecordNode } from 'kakoi';
import { result } from 'kakoi/sgf';

/** More moves than answers have. */
const ANSWER_MOVES = 40;

export function firstPlaceOf(root: RecordNode): RecordNode | 'end' {
  const line = root.mainLine();
  const firstMove = line.findIndex(isMove);
  if (firstMove < 0) return 'end'; // without moves nothing is given away
  const question = questionIn(line);
  const isNamed = namesGame(root);
  if (question !== undefined) return isNamed && line.length - firstMove > ANSWER_MOVES ? 'end' : question;
  const branches = line.some(({ children }) => children.length > 1);
  return branches && (!isNamed || hasComments(root)) ? root : 'end';
}

/** True when the record says anything about a position of its own. */
export function hasComments(root: RecordNode): boolean {
  for (const { data } of root.walk()) if (data.C !== undefined) return true;
  return false;
}

/** True when a position is set up as for a problem, and the record names no game that it could be from. */
export function isProblem(root: RecordNode): boolean {
  return questionIn(root.mainLine()) !== undefined && !namesGame(root);
}

/** The place before the first move where white stones are set up. */
function questionIn(line: readonly RecordNode[]): RecordNode | undefined {
  const found = line.find((node) => isMove(node) || node.data.AW !== undefined);
  return found?.data.AW === undefined ? undefined : found;
}

function isMove({ data: { B, W } }: RecordNode): boolean {
  return B !== undefined || W !== undefined;
}

/** True when the record says who played, or how the game ended. */
function namesGame({ data: { PB, PW, RE } }: RecordNode): boolean {
  const isNamed = [PB, PW].every((name) => name?.some((text) => text.trim() !== ''));
  return isNamed || result.parse({ RE: RE ?? [] }).winner !== null;
}
