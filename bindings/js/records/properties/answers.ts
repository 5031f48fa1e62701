/** Reads the answers that the record of a problem gives; the rule is that of docs/records.md. */

import { KakoiError, showThing } from '../../core/errors.js';
import type { Color } from '../../core/types.js';
import { validateColor } from '../../core/validate.js';
import { isNode, type RecordNode } from '../node.js';

/** Words of sites and books; those that are plain English only in capitals, or where a comment begins. */
const RIGHT = /\b(?:RIGHT|CORRECT)\b|^\s*(?:Correct\b|\+)|(?:^|[^不])正解/u;
const WRONG = /\b(?:WRONG|INCORRECT)\b|^\s*(?:Wrong|Incorrect)\b|失敗|失败|不正解/u;
const NOT_JUDGED = /\bNOTTHIS\b/u;

/**
 * The moves of the side to play below the node of a problem that its record calls 'right' or 'wrong', as sites and books
 * mark them: by RIGHT, CORRECT, WRONG and the like in comments, by TE, BM and DO on moves, and where nothing is marked by
 * the main line. Where a move is marked right, others beside it and beside the way there are wrong, unless NOTTHIS leaves
 * them open. Throws 'bad-option' for anything but a node of a game, and no color.
 */
export function readAnswers(problem: RecordNode, toPlay: Color): ReadonlyMap<RecordNode, 'right' | 'wrong'> {
  if (!isNode(problem)) throw new KakoiError('bad-option', `${showThing(problem)} is not a node of a game`);
  const own = validateColor(toPlay) === 'black' ? 'B' : 'W';
  const markOf = ({ data }: RecordNode): 'right' | 'wrong' | 'open' | null => {
    const text = data.C?.join('\n') ?? '';
    const isOwn = own in data; // TE on a reply praises the refutation
    if (WRONG.test(text) || (isOwn && ('BM' in data || 'DO' in data))) return 'wrong';
    if (NOT_JUDGED.test(text)) return 'open';
    return RIGHT.test(text) || (isOwn && 'TE' in data) ? 'right' : null;
  };
  const isDismissed = (node: RecordNode) => ['wrong', 'open'].includes(markOf(node) ?? 'right');
  const moves = [...problem.walk()].filter((node) => node !== problem);
  const ends = moves.filter((node) => markOf(node) === 'right');
  const isMarked = ends.length > 0;
  if (!isMarked) ends.push(problem.mainLine().at(-1)!);
  const leading = new Set<RecordNode>(); // to an end
  const forks = new Set<RecordNode>();
  for (const end of ends) {
    for (let node = end; node !== problem && !leading.has(node) && !isDismissed(node); node = node.parent!) {
      leading.add(node);
      forks.add(node.parent!);
    }
  }
  const answers = new Map<RecordNode, 'right' | 'wrong'>();
  for (const move of moves) {
    if (!(own in move.data)) continue;
    const mark = markOf(move);
    if (mark === 'wrong') answers.set(move, 'wrong');
    else if (leading.has(move)) answers.set(move, 'right');
    else if (mark === null && isMarked && forks.has(move.parent!)) answers.set(move, 'wrong');
  }
  return answers;
}
