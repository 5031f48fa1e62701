import type { RecordNode } from './node.js';

/** True for a node with a move. */
export function hasMove({ data }: RecordNode): boolean {
  return 'B' in data || 'W' in data;
}

/**
 * The nodes of the moves that come next in any of these branches. Nodes without a move, which only say something of what
 * follows, are passed over.
 *
 * @internal
 */
export function nextMoves(nodes: readonly RecordNode[]): RecordNode[] {
  const moves: RecordNode[] = [];
  const waiting = nodes.flatMap(({ children }) => children).reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (hasMove(node)) moves.push(node);
    else for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i]!);
  }
  return moves;
}
