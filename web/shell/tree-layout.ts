/**
 * The places of a record's nodes in the drawing: a column for every depth, and a row for every variation,
 * below the line that it leaves and as high as there is room.
 */

import type { RecordNode } from 'kakoi';

/** A node and its first children to their end, in one row. */
export interface TreeLine {
  readonly row: number;
  /** The row of the line that it leaves; its own for the main line. */
  readonly from: number;
  /** The column of the first node. */
  readonly start: number;
  readonly nodes: readonly RecordNode[];
}

export interface TreeLayout {
  readonly lines: readonly TreeLine[];
  readonly columns: number;
  readonly rows: number;
}

export function layOutTree(root: RecordNode): TreeLayout {
  const lines: TreeLine[] = [];
  /** The lowest row that is taken in each column, so far. */
  const taken: number[] = [];
  const waiting: { readonly node: RecordNode; readonly from: number }[] = [{ node: root, from: -1 }];
  let columns = 0;
  let rows = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const nodes = next.node.mainLine();
    const start = next.node.depth;
    const end = start + nodes.length;
    const joint = Math.max(0, start - 1);
    let row = next.from + 1;
    for (let column = joint; column < end; column++) row = Math.max(row, (taken[column] ?? -1) + 1);
    for (let column = joint; column < end; column++) taken[column] = row;
    lines.push({ row, from: Math.max(0, next.from), start, nodes });
    columns = Math.max(columns, end);
    rows = Math.max(rows, row + 1);
    // The last to wait comes first: a variation that leaves the line late lies above one that leaves it
    // early.
    for (const { children } of nodes) {
      for (let i = children.length - 1; i > 0; i--) waiting.push({ node: children[i]!, from: row });
    }
  }
  return { lines, columns, rows };
}
