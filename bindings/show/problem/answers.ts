/** The answers of a record's own tree, while its problem is played. */

import type { Color, RecordNode, Vertex } from '../../js/api.js';
import { fromSgf, sameVertex } from '../../js/core/vertex.js';
import { nextMoves } from '../../js/records/next-moves.js';
import { answersOf, movesAfter, type ProblemAnswers } from '../../js/records/properties/answers.js';

/** The record's say on a move. */
export type RecordedAnswer = {
  /** Null where the record does not judge the move, or does not have it. */
  readonly claim: 'right' | 'wrong' | null;
  /** False where the claim is by the move's place alone: no mark says so, and the solver may know better. */
  readonly isMarked: boolean;
  readonly isThere: boolean;
  /** The record's reply; undefined where it has none, or only one that the rules forbid; null for a pass. */
  readonly reply: Vertex | null | undefined;
  /** True when nothing comes after the reply, or after the move if there is none. */
  readonly isLast: boolean;
};

export class RecordAnswers {
  private readonly claims: ProblemAnswers;

  /** Throws as answersOf() does. */
  constructor(
    private readonly root: RecordNode,
    toPlay: Color,
    private readonly size: { readonly width: number; readonly height: number },
  ) {
    this.claims = answersOf(root, toPlay);
  }

  /** The record's say on the last of these moves, which begin at its problem. */
  after(moves: readonly (Vertex | null)[]): RecordedAnswer {
    const nodes = this.at(moves);
    const [node] = nodes;
    const replies = this.next(nodes);
    return {
      claim: (node && this.claims.get(node)) ?? null,
      isMarked: node !== undefined && !this.claims.unmarked.has(node),
      isThere: node !== undefined,
      reply: replies && this.pointOf(replies[0]!),
      isLast: node !== undefined && this.next(replies ?? nodes) === undefined,
    };
  }

  /** The moves from here to the end of the answer, and whether marks give the first; null where the record has none. Null among them is a pass. */
  line(
    moves: readonly (Vertex | null)[],
  ): { readonly moves: (Vertex | null)[]; readonly isMarked: boolean } | null {
    const line: (Vertex | null)[] = [];
    let isMarked = false;
    for (let nodes = this.at(moves), isOwn = true; ; isOwn = !isOwn) {
      const after = this.next(nodes, isOwn);
      if (after === undefined) break;
      if (line.length === 0) isMarked = !this.claims.unmarked.has(after[0]!);
      line.push(this.pointOf(after[0]!));
      nodes = after;
    }
    return line.length > 0 ? { moves: line, isMarked } : null;
  }

  /** The nodes of the first move after these, or of the first that is right; undefined where there is none. */
  private next(nodes: readonly RecordNode[], isRight = false): RecordNode[] | undefined {
    for (const [, after] of movesAfter(nodes))
      if (!isRight || this.claims.get(after[0]!) === 'right') return after;
    return undefined;
  }

  /** The nodes where these moves lead, in all branches that have them. */
  private at(moves: readonly (Vertex | null)[]): readonly RecordNode[] {
    let nodes: readonly RecordNode[] = [this.root];
    for (const move of moves) nodes = nextMoves(nodes).filter((node) => isSameMove(this.pointOf(node), move));
    return nodes;
  }

  /** The point of a node's move; null for a pass. */
  private pointOf({ data: { B, W } }: RecordNode): Vertex | null {
    const text = (B ?? W)?.[0]?.trim() ?? '';
    const point = /^[a-z]{2}$/.test(text) ? fromSgf(text) : null;
    return point !== null && point[0] < this.size.width && point[1] < this.size.height ? point : null;
  }
}

/** True for the same point, and for two passes. */
export function isSameMove(a: Vertex | null, b: Vertex | null): boolean {
  return a === null || b === null ? a === b : sameVertex(a, b);
}
