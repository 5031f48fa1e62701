import type { SgfTree } from './sgf-node.js';

/** What a node says: property → values, unescaped, in order. */
export type NodeData = Readonly<Record<string, readonly string[]>>;

/** Where a game keeps the position of a node that it has been to. */
export const STATE = Symbol('state');

/**
 * A node of a game's record. It is read as the plain trees of parseSgf() are, and knows its parent besides; what is to
 * change goes through the game, which can take it back.
 */
export class RecordNode implements SgfTree {
  /** Property → values, unescaped, in order. */
  readonly data: NodeData;
  /** What follows: the main line first, then its variations. */
  readonly children: readonly RecordNode[] = [];
  /** Null for the root. */
  readonly #parent: RecordNode | null;
  readonly #depth: number;
  #moveNumber = -1; // not counted yet: the data comes after the node
  #state: unknown;

  /** The last of its parent's children. @internal */
  constructor(parent: RecordNode | null, data: NodeData = {}) {
    this.data = data;
    this.#parent = parent;
    this.#depth = parent === null ? 0 : parent.#depth + 1;
    if (parent !== null) (parent.children as RecordNode[]).push(this);
  }

  /** The node that this one follows; null for the root. */
  get parent(): RecordNode | null {
    return this.#parent;
  }

  /** How many nodes lie above it. */
  get depth(): number {
    return this.#depth;
  }

  /** Moves from the root to this node, its own counted, passes included. */
  get moveNumber(): number {
    const uncounted: RecordNode[] = [];
    let node: RecordNode | null = this;
    for (; node !== null && node.#moveNumber < 0; node = node.#parent) uncounted.push(node);
    let count = node === null ? 0 : node.#moveNumber;
    for (let next = uncounted.pop(); next !== undefined; next = uncounted.pop()) {
      count += isMove(next.data.B) + isMove(next.data.W);
      next.#moveNumber = count;
    }
    return this.#moveNumber;
  }

  /** This node and those that follow it in the main line. */
  mainLine(): RecordNode[] {
    const line: RecordNode[] = [this];
    for (let next = this.children[0]; next !== undefined; next = next.children[0]) line.push(next);
    return line;
  }

  /** This node and all below it, each before its children, the main line first. */
  *walk(): Generator<RecordNode, void> {
    const waiting: RecordNode[] = [this];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      yield node;
      for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as RecordNode);
    }
  }

  /** @internal */
  get [STATE](): unknown {
    return this.#state;
  }

  /** @internal */
  set [STATE](state: unknown) {
    this.#state = state;
  }
}

/** 1 for a move; a resignation, which records of Lines of Action may have in its place, is none. */
function isMove(values: readonly string[] | undefined): 0 | 1 {
  return values === undefined || /^\s*resign\s*$/i.test(values[0] as string) ? 0 : 1;
}
