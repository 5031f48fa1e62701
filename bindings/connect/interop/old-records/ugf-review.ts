/** Reads the review of a UGF record: variations, and comments on any node. */

import type { Vertex } from '../../../js/api.js';
import { writeMove } from '../../../js/go/node.js';
import type { SgfNode } from '../../../js/records/tree.js';
import { addNode } from '../record.js';
import { isOnBoard, type OldRecord } from './old-record.js';
import { type UgfBoard, type UgfLine, ugfVertex } from './ugf-board.js';

/**
 * Adds the variations and comments of a review to the nodes of the game's moves. A review repeats the whole game as
 * 'NODE,number,side,column,row' (side 1 is black, 2 white, 0 nobody); between VARIATION and VARIATIONEND stands
 * another continuation of the node before. A review of another game than the record's moves is left out, with a note.
 */
export function readReview(
  record: OldRecord,
  nodes: readonly UgfLine[],
  comments: readonly UgfLine[],
  game: readonly SgfNode[],
  board: UgfBoard,
): void {
  const review = readNodes(record, nodes, board);
  if (review.size === 0) return;
  const main = [...review.values()].filter(({ isMain, move }) => isMain && move !== null);
  const isSame = main.every(({ move }, i) => JSON.stringify(game[i + 1]?.data) === JSON.stringify(move));
  if (!isSame) {
    record.note(nodes[0]!.number, 'the review is of other moves than the record has, and left out');
    return;
  }
  const made = new Map<ReviewNode | null, SgfNode>([[null, game[0]!]]);
  let index = 0;
  for (const node of review.values()) {
    const parent = made.get(node.parent)!;
    if (node.move === null) made.set(node, parent);
    else made.set(node, node.isMain ? game[++index]! : addNode(parent, node.move));
  }
  addComments(comments, (number) => made.get(review.get(number) ?? null)!);
}

/** A node of the review. */
interface ReviewNode {
  readonly parent: ReviewNode | null;
  readonly isMain: boolean;
  /** Its move as properties; null for a node without one, whose comments belong to the node before. */
  readonly move: ReturnType<typeof writeMove> | null;
}

/** The nodes by their numbers, each after its parent. */
function readNodes(record: OldRecord, lines: readonly UgfLine[], board: UgfBoard): Map<number, ReviewNode> {
  const nodes = new Map<number, ReviewNode>();
  /** For each open variation, the node that it continues. */
  const open: (ReviewNode | null)[] = [];
  let last: ReviewNode | null = null;
  for (const { text, number } of lines) {
    const [word = '', ...fields] = text.split(',');
    if (word === 'VARIATION') open.push(last);
    else if (word === 'VARIATIONEND') last = open.pop() ?? last;
    else {
      const [id = Number.NaN, side = Number.NaN, column = 0, row = 0] = fields.map(Number);
      if (word !== 'NODE' || !Number.isInteger(id) || ![0, 1, 2].includes(side)) {
        record.fault(number, `'${text}' is not a node of a review`);
        continue;
      }
      const vertex: Vertex = ugfVertex(column, row, board);
      const color = side === 1 ? 'black' : 'white';
      // A pass stands one line off the board.
      const move =
        side === 0 ? null : writeMove({ color, vertex: isOnBoard(vertex, board.size) ? vertex : null });
      last = { parent: last, isMain: open.length === 0, move };
      nodes.set(id, last);
    }
  }
  return nodes;
}

/** Adds the comments, each below a line '.Comment,number'. */
function addComments(lines: readonly UgfLine[], nodeOf: (number: number) => SgfNode): void {
  let node: SgfNode | undefined;
  for (const { text } of lines) {
    const number = /^\.Comment,(\d+)/.exec(text)?.[1];
    if (number !== undefined) node = nodeOf(Number(number));
    else if (node !== undefined) node.data.C = [[...(node.data.C ?? []), text].join('\n')];
  }
}
