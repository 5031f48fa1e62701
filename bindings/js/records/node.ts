import type { SgfTree } from './tree.js';

/** The properties of a node: name → values, unescaped, in order. */
export type NodeData = Readonly<Record<string, readonly string[]>>;

/** The shared empty list of a leaf's children. */
const NONE: readonly RecordNode[] = /* @__PURE__ */ Object.freeze([]);

/** The key under which a game caches the position of a node. */
export const STATE = Symbol('state');

/** The key of the place of a node among its siblings. */
export const PLACE = Symbol('place');

/** The interval of depths at which a game always keeps the positions it comes by, so that the nearest is never far. */
export const STRIDE = 128;

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
  /** The place among the siblings where the node was last. */
  #place = 0;

  /** Adds the node as the last child of its parent. @internal */
  constructor(parent: RecordNode | null, data: NodeData = {}) {
    this.data = data;
    this.#parent = parent;
    this.#depth = parent === null ? 0 : parent.#depth + 1;
    if (parent === null) return;
    this.#place = parent.children.length;
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

  /** The index among the children of the parent; −1 when it is none of them any more. @internal */
  get [PLACE](): number {
    const { children } = this.#parent!;
    // Siblings are seldom moved, and then mostly by a few places.
    for (let below = this.#place, above = below; below >= 0 || above < children.length; below--, above++) {
      const found = children[below] === this ? below : children[above] === this ? above : -1;
      if (found < 0) continue;
      this.#place = found;
      return found;
    }
    return -1;
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

/** True when the value is a node, and not an object that only inherits from one. */
export function isNode(value: unknown): value is RecordNode {
  return value instanceof RecordNode && Object.hasOwn(value, 'data');
}

/**
 * A value in place of a move, in records of Lines of Action: a resignation, and what Boardspace.net tells of the game
 * and its players, often with a number before it.
 */
const OTHER = /^\s*(?:\d+\s+)?(resign|forfeit|winontime|start|edit|undo|select|time|id|name)s?\b/i;

/** The first word of a value that is not a move, in lower case: 'resign', 'start'; undefined for moves. */
export function otherThanMove(value: string): string | undefined {
  return value.length > 5 ? OTHER.exec(value)?.[1]?.toLowerCase() : undefined; // moves of Go are shorter
}

/** 1 for a move, 0 for what stands in place of one. */
function isMove(values: readonly string[] | undefined): 0 | 1 {
  return values === undefined || otherThanMove(values[0]!) !== undefined ? 0 : 1;
}
