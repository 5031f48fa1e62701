/**
 * Collections of games of Go: finds positions and patterns in every position of thousands of games, and what was played
 * next. The entry has an engine of its own, which initCollection() loads, and accepts boards of any other entry.
 *
 * ```ts
 * import { init } from 'kakoi';
 * import { Collection, initCollection } from 'kakoi/collection';
 * await Promise.all([init(), initCollection()]);
 * const collection = Collection.empty();
 * collection.add('(;SZ[19];B[pd];W[dp];B[qp])');
 * collection.find({ pattern: '*..*\n*X.*\n****', anchor: 'edge' }).length;
 * ```
 *
 * @module collection
 */

import { base64, name, sum } from '#engine/collection';
import { type EngineSource, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export { Collection, type CollectionMatch } from '../collection/collection.js';
export { addContinuations, type Continuation } from '../collection/continuations.js';
export type { CollectionInfo } from '../collection/facts.js';
export type { CollectionQuery, PatternQuery } from '../collection/query.js';

const source: EngineSource = {
  games: ['collection'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/** As init() of `kakoi`, for the engine that searches collections. Boards also need the init() of their own entry. */
export function initCollection(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, for the engine that searches collections. */
export function initCollectionSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
