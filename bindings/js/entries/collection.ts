/**
 * Collections of games of Go: finds positions and patterns in every position of thousands of games, and what was played
 * next. The entry has an engine of its own, `collectionEngine`, and accepts boards of any other entry.
 *
 * ```ts
 * import { init } from 'kakoi';
 * import { Collection, collectionEngine } from 'kakoi/collection';
 * await init(collectionEngine);
 * const collection = Collection.empty();
 * collection.add('(;SZ[19];B[pd];W[dp];B[qp])');
 * collection.find({ pattern: '*..*\n*X.*\n****', anchor: 'edge' }).length;
 * ```
 *
 * @module collection
 */

import * as engine from '#engine/collection';
import { AddedEngine } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export { Collection, type CollectionMatch } from '../collection/collection.js';
export { addContinuations, type Continuation } from '../collection/continuations.js';
export type { CollectionInfo } from '../collection/facts.js';
export type { CollectionQuery } from '../collection/query.js';

/** The engine that searches collections: `init(collectionEngine)` starts it with that of the games. */
export const collectionEngine: AddedEngine = /* @__PURE__ */ new AddedEngine(
  /* @__PURE__ */ inlined(['collection'], engine),
);
