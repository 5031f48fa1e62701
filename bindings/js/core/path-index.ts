import type { NodeData, RecordNode } from './record-node.js';

/**
 * The positions on the way from the root to a node, found by a key, so that looking for a repetition costs the same
 * however long the game is.
 */
export class PathIndex<Key> {
  readonly #path: RecordNode[] = [];
  /** What they said then: set-up that is changed makes another position of a node. */
  readonly #data: NodeData[] = [];
  readonly #keys: Key[] = [];
  readonly #depths = new Map<Key, number[]>();

  /** Leaves the way to another node where it parts from this one; returns what is to be added to get there. */
  turnTo(node: RecordNode | null): RecordNode[] {
    const missing: RecordNode[] = [];
    let common = node;
    while (common !== null && this.#data[common.depth] !== common.data) {
      missing.push(common);
      common = common.parent;
    }
    const length = common === null ? 0 : common.depth + 1;
    while (this.#path.length > length) {
      this.#path.pop();
      this.#data.pop();
      this.#depths.get(this.#keys.pop() as Key)?.pop();
    }
    return missing.reverse();
  }

  /** Goes on to a child of the last node. */
  add(node: RecordNode, key: Key): void {
    const depths = this.#depths.get(key);
    if (depths === undefined) this.#depths.set(key, [this.#path.length]);
    else depths.push(this.#path.length);
    this.#path.push(node);
    this.#data.push(node.data);
    this.#keys.push(key);
  }

  /** The node at a depth. */
  at(depth: number): RecordNode {
    return this.#path[depth] as RecordNode;
  }

  /** The key of the last node. */
  get lastKey(): Key | undefined {
    return this.#keys.at(-1);
  }

  /** The depths of the nodes with the key, in ascending order. */
  depthsOf(key: Key): readonly number[] {
    return this.#depths.get(key) ?? [];
  }
}
