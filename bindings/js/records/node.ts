import type { SgfTree } from './tree.js';

/** The properties of a node: name → values, unescaped, in order. */
export type NodeData = Readonly<Record<string, readonly string[]>>;

/** The shared empty list of a leaf's children. */
const NONE: readonly RecordNode[] = /* @__PURE__ */ Object.freeze([]);

/** The key under which a game caches the position of a node. */
export const STATE = Symbol('state');

/**
 * A node of a game's record. It reads like the plain trees of parseSgf(), and also knows its parent. All
 * changes go through the game, which can take them back.
 */
export class RecordNode implements SgfTree {
  /** Property → values, unescaped, in order. */
  readonly data: NodeData;
  /** The nodes that follow this one: the main line first, then its variations. */
  readonly children: readonly RecordNode[] = NONE;
  readonly #parent: RecordNode | null;
  readonly #depth: number;
  #moveNumber = -1; // not counted yet: the data is filled in after the node is made
  #state: unknown;

  /** Adds the node as the last child of its parent. @internal */
  constructor(parent: RecordNode | null, data: NodeData = {}) {
    this.data = data;
    this.#parent = parent;
    this.#depth = parent === null ? 0 : parent.#depth + 1;
    if (parent === null) return;
    if (parent.children.length > 0) (parent.children as RecordNode[]).push(this);
    else (parent as { children: readonly RecordNode[] }).children = [this]; // push() would reserve room for 17
  }

  /** The node that this one follows; null for the root. */
  get parent(): RecordNode | null {
    return this.#parent;
  }

  /** The number of nodes above this one; 0 for the root. */
  get depth(): number {
    return this.#depth;
  }

  /** The number of moves from the root to this node, its own and passes included. */
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

  /** Counts this node's moves; its parent's must be known. */
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
      for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i]!);
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

/** 1 for a move; 0 for a resignation, which records of Lines of Action may have in its place. */
function isMove(values: readonly string[] | undefined): 0 | 1 {
  if (values === undefined) return 0;
  const text = values[0]!;
  return text.length > 5 && /^\s*resign\s*$/i.test(text) ? 0 : 1;
}
