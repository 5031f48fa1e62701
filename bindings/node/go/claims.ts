/** Answers that a problem's tree calls right or wrong; the rule is that of docs/command-line.md. */

import type { Color, RecordNode } from '../../js/index.js';

export type Claim = 'right' | 'wrong';

/** Words of sites and books; those that are plain English only in capitals, or where a comment begins. */
const RIGHT = /\b(?:RIGHT|CORRECT)\b|^\s*(?:Correct\b|\+)|(?<!不)正解/u;
const WRONG = /\b(?:WRONG|INCORRECT)\b|^\s*(?:Wrong|Incorrect)\b|失敗|失败|不正解/u;
const NOT_JUDGED = /\bNOTTHIS\b/u;

/** The claim about each move of the player below the root; null for moves that the tree does not judge. */
export function claimsIn(root: RecordNode, player: Color): (move: RecordNode) => Claim | null {
  const own = player === 'black' ? 'B' : 'W';
  const markOf = ({ data }: RecordNode): Claim | 'open' | null => {
    const text = data.C?.join('\n') ?? '';
    const isOwn = own in data; // TE on a reply praises the refutation
    if (WRONG.test(text) || (isOwn && ('BM' in data || 'DO' in data))) return 'wrong';
    if (NOT_JUDGED.test(text)) return 'open';
    return RIGHT.test(text) || (isOwn && 'TE' in data) ? 'right' : null;
  };
  const isDismissed = (node: RecordNode) => ['wrong', 'open'].includes(markOf(node) ?? 'right');
  const ends = [...root.walk()].filter((node) => node !== root && markOf(node) === 'right');
  const isMarked = ends.length > 0;
  if (!isMarked) ends.push(root.mainLine().at(-1)!);
  const leading = new Set<RecordNode>(); // to an end
  const forks = new Set<RecordNode>();
  for (const end of ends) {
    for (let node = end; node !== root && !leading.has(node) && !isDismissed(node); node = node.parent!) {
      leading.add(node);
      forks.add(node.parent!);
    }
  }
  return (move) => {
    const mark = markOf(move);
    if (mark === 'wrong') return 'wrong';
    if (leading.has(move)) return 'right';
    return mark === null && isMarked && forks.has(move.parent!) ? 'wrong' : null;
  };
}
