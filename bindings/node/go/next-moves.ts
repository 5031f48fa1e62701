/** The moves that follow in a tree. */

import type { RecordNode } from '../../js/index.js';

/** The nodes of the moves that come next; those without a move, which only name what follows, are passed over. */
export function movesFrom({ children }: RecordNode): RecordNode[] {
  const moves: RecordNode[] = [];
  const waiting = [...children].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.data.B !== undefined || node.data.W !== undefined) moves.push(node);
    else for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i]!);
  }
  return moves;
}
