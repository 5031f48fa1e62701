/** The answers of a record's own tree, while its problem is played. */

import type { Color, RecordNode, Vertex } from '../js/api.js';
import { fromSgf, sameVertex } from '../js/core/vertex.js';
import { readAnswers } from '../js/records/properties/answers.js';

/**
 * The record's say on a move.
 *
 * @inline
 */
export type RecordedAnswer = {
  /** Null where the record does not judge the move, or does not have it. */
  readonly claim: 'right' | 'wrong' | null;
  readonly isThere: boolean;
  /** The record's reply; undefined where it has none, or only one that the rules forbid; null for a pass. */
  readonly reply: Vertex | null | undefined;
  /** True when nothing comes after the reply, or after the move if there is none. */
  readonly isLast: boolean;
};

export class RecordAnswers {
  private readonly claims: ReadonlyMap<RecordNode, 'right' | 'wrong'>;

  /** Throws as readAnswers() does. */
  constructor(
    private readonly root: RecordNode,
    toPlay: Color,
    private readonly size: { readonly width: number; readonly height: number },
  ) {
    this.claims = readAnswers(root, toPlay);
  }

  /** The record's say on the last of these moves, which begin at its problem. */
  after(moves: readonly (Vertex | null)[]): RecordedAnswer {
    const node = this.at(moves);
    const reply = node?.children[0];
    return {
      claim: (node && this.claims.get(node)) ?? null,
      isThere: node !== undefined,
      reply: reply && this.pointOf(reply),
      isLast: node !== undefined && (reply ?? node).children.length === 0,
    };
  }

  /** The moves from here to the end of the answer; null where the record has none. Null among them is a pass. */
  line(moves: readonly (Vertex | null)[]): (Vertex | null)[] | null {
    const line: (Vertex | null)[] = [];
    for (let node = this.at(moves), isOwn = true; node !== undefined; isOwn = !isOwn) {
      const { children } = node as RecordNode;
      const next: RecordNode | undefined = isOwn
        ? children.find((child) => this.claims.get(child) === 'right')
        : children[0];
      const point = next && this.pointOf(next);
      if (point !== undefined) line.push(point);
      node = point === undefined ? undefined : next;
    }
    return line.length > 0 ? line : null;
  }

  private at(moves: readonly (Vertex | null)[]): RecordNode | undefined {
    let node: RecordNode | undefined = this.root;
    for (const move of moves) node = node?.children.find((child) => this.isMove(child, move));
    return node;
  }

  private isMove(node: RecordNode, move: Vertex | null): boolean {
    const point = this.pointOf(node);
    return point === undefined || point === null || move === null ? point === move : sameVertex(point, move);
  }

  /** The point of a node's move: null for a pass, undefined without a move. */
  private pointOf({ data: { B, W } }: RecordNode): Vertex | null | undefined {
    const text = (B?.[0] ?? W?.[0])?.trim();
    if (text === undefined) return undefined;
    const point = /^[a-z]{2}$/.test(text) ? fromSgf(text) : null;
    return point !== null && point[0] < this.size.width && point[1] < this.size.height ? point : null;
  }
}
