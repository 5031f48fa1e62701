/** `kakoi/slim`: all games, with the engine as a separate file. */

import { type AddedEngine, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { engineBeside as source } from '../engines/beside.js';

export * from '../api.js';

/** As init() of `kakoi`, for the engine in `engine.wasm` beside the module. */
export function init(...given: (InitOptions | AddedEngine | undefined)[]): Promise<void> {
  return load(source, given);
}

/** As initSync() of `kakoi`, for the engine in `engine.wasm`, which only Node can read synchronously. */
export function initSync(...given: (InitSyncOptions | AddedEngine | undefined)[]): void {
  loadSync(source, given);
}
