import type { NodeData, RecordNode } from './node.js';

/**
 * The nodes on the path from the root to a node, indexed by the keys of their positions, so that looking for
 * a repetition costs the same however long the game is.
 */
export class PathIndex<Key> {
  readonly #path: RecordNode[] = [];
  /**
   * The nodes' data when they were added. Changed set-up replaces the data, which tells that the key is out of date.
   */
  readonly #data: NodeData[] = [];
  readonly #keys: Key[] = [];
  readonly #depths = new Map<Key, number[]>();

  /** Drops the part of the path that does not lead to `node`, and returns the nodes still to be added to reach it. */
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

  /** Appends a child of the last node. */
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
    return this.#path[depth]!;
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
