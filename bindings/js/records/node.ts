import type { SgfTree } from './tree.js';

/** The properties of a node: name → values, unescaped, in order. */
export type NodeData = Readonly<Record<string, readonly string[]>>;

/** The shared empty list of a leaf's children. */
const NONE: readonly RecordNode[] = /* @__PURE__ */ Object.freeze([]);

/** The key under which a game caches the position of a node. */
export const STATE = Symbol('state');

/** The key of the place of a node among its siblings. */
export const PLACE = Symbol('place');

/** The key of the first child of a node, which looks at no others. */
export const FIRST = Symbol('first');

/** The key of the number of children. */
export const COUNT = Symbol('count');

/** The key of the method that puts a child at another place. */
export const MOVE = Symbol('move');

/** The most children that a change copies. Of more, it looks at about as many as their square root. */
const COPIED = 64;

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
  /** The place among the siblings where the node was last, or the number of its run. */
  #place = 0;
  /** The children in runs, while branches are changed and nobody reads `children`. */
  #runs: RecordNode[][] | undefined;

  /** Adds the node as the last child of its parent. @internal */
  constructor(parent: RecordNode | null, data: NodeData = {}) {
    this.data = data;
    this.#parent = parent;
    this.#depth = parent === null ? 0 : parent.#depth + 1;
    if (parent === null) return;
    if (parent.#runs !== undefined) {
      parent[MOVE](this, -1, Number.POSITIVE_INFINITY);
      return;
    }
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
    for (let next = this[FIRST]; next !== undefined; next = next[FIRST]) line.push(next);
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

  /** The first child; undefined for a leaf. @internal */
  get [FIRST](): RecordNode | undefined {
    if (this.#runs === undefined) return this.children[0];
    return this.#runs.find((run) => run.length > 0)?.[0];
  }

  /** The number of children. @internal */
  get [COUNT](): number {
    return this.#runs === undefined ? this.children.length : nodesIn(this.#runs);
  }

  /** The index among the children of the parent; −1 when it is none of them any more. @internal */
  get [PLACE](): number {
    const parent = this.#parent!;
    const runs = parent.#runs;
    if (runs === undefined)
      return parent.children[this.#place] === this ? this.#place : parent.children.indexOf(this);
    const within = runs[this.#place]?.indexOf(this) ?? -1;
    return within < 0 ? -1 : within + nodesIn(runs, this.#place);
  }

  /**
   * Takes a child from a place among the children and puts it to another; −1 is none. Lists of children that were read stay as they
   * are. @internal
   */
  [MOVE](child: RecordNode, from: number, to: number): void {
    if (this.#runs === undefined && this.children.length <= COPIED) {
      const children = this.children.slice();
      if (from >= 0) children.splice(from, 1);
      if (to >= 0) children.splice(to, 0, child);
      (this as { children: readonly RecordNode[] }).children = children;
      return;
    }
    const runs = this.#runs ?? this.#divide(this.children);
    if (from >= 0) runs[child.#place]!.splice(runs[child.#place]!.indexOf(child), 1);
    if (to < 0) return;
    let number = 0;
    let place = to;
    while (place > runs[number]!.length && number < runs.length - 1) place -= runs[number++]!.length;
    child.#place = number;
    runs[number]!.splice(place, 0, child);
    if (runs[number]!.length > 32 * runs.length) this.#divide(joined(runs));
  }

  /** Divides the children into runs, each with some 16 times as many as there are runs, until somebody reads `children`. */
  #divide(children: readonly RecordNode[]): RecordNode[][] {
    const runs: RecordNode[][] = [];
    const length = Math.ceil(4 * Math.sqrt(children.length));
    for (let at = 0; at < children.length; at += length) {
      const run = children.slice(at, at + length);
      for (const child of run) child.#place = runs.length;
      runs.push(run);
    }
    const property = { configurable: true, enumerable: true };
    const get = () => {
      const value = joined(this.#runs!);
      value.forEach((child, place) => {
        child.#place = place;
      });
      this.#runs = undefined;
      Object.defineProperty(this, 'children', { ...property, writable: true, value });
      return value;
    };
    if (this.#runs === undefined) {
      Object.defineProperty(this, 'children', { ...property, get });
      // The console would show a getter in place of the list.
      const shown = () => this.children && this;
      Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), {
        configurable: true,
        value: shown,
      });
    }
    this.#runs = runs;
    return runs;
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

function joined(runs: readonly RecordNode[][]): RecordNode[] {
  return ([] as RecordNode[]).concat(...runs); // flat() takes eighty times as long
}

function nodesIn(runs: readonly RecordNode[][], count = runs.length): number {
  let nodes = 0;
  for (let i = 0; i < count; i++) nodes += runs[i]!.length;
  return nodes;
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
