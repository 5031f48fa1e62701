/** Collections in parts, which workers and machines build and search by themselves. */

import type { KakoiError } from '../core/errors.js';
import { validateBoolean, validateOptions } from '../core/validate.js';
import { Collection, type CollectionMatch } from './collection.js';
import type { Continuation } from './continuations.js';
import { type CollectionQuery, type ContinuationQuery, readQuery } from './query.js';

/**
 * Records to add: text, or the bytes of a file, with a name or without.
 *
 * @inline
 */
export type ShardSource =
  | string
  | Uint8Array
  | { readonly source: string | Uint8Array; readonly name?: string };

/** A part of a collection, as toBytes() writes it, and what could not be read. */
export interface Shard {
  readonly bytes: Uint8Array;
  readonly faults: readonly KakoiError[];
}

/** A part for each list of sources. Throws as Collection.add() does. */
export function buildShards(
  lists: readonly (readonly ShardSource[])[],
  options?: { lenient?: boolean },
): Shard[] {
  const { lenient = false } = validateOptions(options, ['lenient']);
  validateBoolean(lenient, 'lenient');
  return lists.map((sources) => {
    const collection = Collection.empty();
    const faults: KakoiError[] = [];
    for (const each of sources) {
      const isNamed = typeof each === 'object' && each !== null && !ArrayBuffer.isView(each);
      const { source, name = '' } = isNamed ? each : { source: each };
      faults.push(...collection.add(source, { name, lenient }).faults);
    }
    return { bytes: collection.toBytes(), faults };
  });
}

/** The matches in each part. Throws as Collection.find() and Collection.fromBytes() do. */
export function findInShards(shards: readonly Uint8Array[], query: CollectionQuery): CollectionMatch[][] {
  readQuery(query);
  return shards.map((bytes) => Collection.fromBytes(bytes).find(query));
}

/** The moves that were played next in each part; addContinuations() adds them up. */
export function continuationsInShards(
  shards: readonly Uint8Array[],
  query: ContinuationQuery,
): Continuation[][] {
  readQuery(query, true);
  return shards.map((bytes) => Collection.fromBytes(bytes).continuations(query));
}
