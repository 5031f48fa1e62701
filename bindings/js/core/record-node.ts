import type { SgfTree } from './sgf-node.js';

/** What a node says: property → values, unescaped, in order. */
export type NodeData = Readonly<Record<string, readonly string[]>>;

/** What follows a leaf. */
const NONE: readonly RecordNode[] = /* @__PURE__ */ Object.freeze([]);

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
  readonly children: readonly RecordNode[] = NONE;
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
    if (parent === null) return;
    if (parent.children.length > 0) (parent.children as RecordNode[]).push(this);
    else (parent as { children: readonly RecordNode[] }).children = [this]; // one pushed into an empty list takes room for 17
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
    if (this.#moveNumber < 0) {
      const uncounted: RecordNode[] = [];
      for (let node = this.#parent; node !== null && node.#moveNumber < 0; node = node.#parent)
        uncounted.push(node);
      for (let node = uncounted.pop(); node !== undefined; node = uncounted.pop()) node.#count();
      this.#count();
    }
    return this.#moveNumber;
  }

  /** Its own moves and those of its parent, which are known. */
  #count(): void {
    const before = this.#parent === null ? 0 : this.#parent.#moveNumber;
    this.#moveNumber = before + isMove(this.data.B) + isMove(this.data.W);
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
  if (values === undefined) return 0;
  const text = values[0] as string;
  return text.length > 5 && /^\s*resign\s*$/i.test(text) ? 0 : 1;
}
