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
  /** A list only where there are several: most positions come once. */
  readonly #depths = new Map<Key, number | number[]>();

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
      const key = this.#keys.pop() as Key;
      const depths = this.#depths.get(key);
      if (Array.isArray(depths) && depths.length > 1) depths.pop();
      else this.#depths.delete(key);
    }
    return missing.reverse();
  }

  /** Appends a child of the last node. */
  add(node: RecordNode, key: Key): void {
    const depths = this.#depths.get(key);
    const depth = this.#path.length;
    if (depths === undefined) this.#depths.set(key, depth);
    else if (typeof depths === 'number') this.#depths.set(key, [depths, depth]);
    else depths.push(depth);
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

  /** True when a node has the key. */
  has(key: Key): boolean {
    return this.#depths.has(key);
  }

  /** The depths of the nodes with the key, in ascending order. */
  depthsOf(key: Key): readonly number[] {
    const depths = this.#depths.get(key) ?? [];
    return typeof depths === 'number' ? [depths] : depths;
  }
}
