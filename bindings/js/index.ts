/**
 * kakoi: analyses board positions of enclosure and connection games.
 *
 * ```ts
 * import { init, GoBoard } from 'kakoi';
 * await init();
 * GoBoard.fromDiagram('.X.').passAlive().black.stones.size; // 1: its two eyes are one point each
 * ```
 *
 * @module kakoi
 */

import { base64, name, sum } from '#engine/all';
import {
  type EngineSource,
  GAMES,
  type InitOptions,
  type InitSyncOptions,
  load,
  loadSync,
} from './core/engine.js';
import { inflate, inflateSync } from './engines/inlined.js';

export * from './api.js';

const source: EngineSource = {
  games: GAMES,
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/**
 * Compiles and starts the engine; everything else in the package needs it. Later and concurrent calls share
 * the same promise.
 *
 * Rejects with 'unsupported' where WebAssembly or its SIMD is missing or forbidden, and with 'bad-option' when
 * `options.wasm` cannot be fetched or is not the engine of this entry and build; a later call may then try again.
 */
export function init(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/**
 * As init(), but synchronous, for code that cannot await. Does nothing when the engine is already loaded.
 *
 * Throws as init() rejects. Also throws 'unsupported' outside Node unless `options.wasm` is given, and on
 * platforms that compile only a few kilobytes synchronously, as the main thread of older Chromes does.
 */
export function initSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
