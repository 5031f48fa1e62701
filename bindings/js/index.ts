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

import * as engine from '#engine/all';
import {
  type AddedEngine,
  GAMES,
  type InitOptions,
  type InitSyncOptions,
  load,
  loadSync,
} from './core/engine.js';
import { inlined } from './engines/inlined.js';

export * from './api.js';

const source = /* @__PURE__ */ inlined(GAMES, engine);

/**
 * Compiles and starts the engine of the games, which everything else in the package needs, and the engines that it is given:
 * `init(readingEngine, playEngine)`. Options come first. Later and concurrent calls start nothing twice.
 *
 * Rejects with 'unsupported' where WebAssembly or its SIMD is missing or forbidden, and with 'bad-option' when
 * `wasm` cannot be fetched or is not the engine of this entry and build; a later call may then try again.
 */
export function init(...given: (InitOptions | AddedEngine | undefined)[]): Promise<void> {
  return load(source, given);
}

/**
 * As init(), but synchronous, for code that cannot await. Does nothing when the engines are already loaded.
 *
 * Throws as init() rejects. Also throws 'unsupported' outside Node unless each engine is given its `wasm`, and on
 * platforms that compile only a few kilobytes synchronously, as the main thread of older Chromes does.
 */
export function initSync(...given: (InitSyncOptions | AddedEngine | undefined)[]): void {
  loadSync(source, given);
}
