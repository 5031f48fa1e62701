/** The answers of a record's own tree, while its problem is solved on the page. */

import type { Color, RecordNode, Vertex } from 'kakoi';
import { readAnswers } from 'kakoi/sgf';
import { isSame } from '../../shell/points.js';

/** The record's say on the latest of some moves. */
export interface Answer {
  /** Null where the record does not judge the move, or does not have it. */
  readonly claim: 'right' | 'wrong' | null;
  readonly isThere: boolean;
  /** The record's reply; undefined where it has none, null for a pass. */
  readonly reply: Vertex | null | undefined;
}

export class Answers {
  private readonly claims: ReadonlyMap<RecordNode, 'right' | 'wrong'>;

  /** `pointOf` gives the point of a node's move, null for a pass. */
  constructor(
    private readonly root: RecordNode,
    toPlay: Color,
    private readonly pointOf: (node: RecordNode) => Vertex | null | undefined,
  ) {
    this.claims = readAnswers(root, toPlay);
  }

  /** The record's say on the last of these moves, which begin at its problem. */
  after(moves: readonly (Vertex | null)[]): Answer {
    let node: RecordNode | undefined = this.root;
    for (const move of moves) node = node?.children.find((child) => this.isMove(child, move));
    const [next] = node?.children ?? [];
    return {
      claim: (node && this.claims.get(node)) ?? null,
      isThere: node !== undefined,
      reply: next && this.pointOf(next),
    };
  }

  private isMove(node: RecordNode, move: Vertex | null): boolean {
    const point = this.pointOf(node);
    if (point === undefined || point === null || move === null) return point === move;
    return isSame(point, move);
  }
}
