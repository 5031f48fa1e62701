/** `kakoi/slim`: all games, with the engine as a separate file. */

import { type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { engineBeside as source } from '../engines/beside.js';

export * from '../api.js';

/** As init() of `kakoi`, for the engine in `engine.wasm` beside the module. */
export function init(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, for the engine in `engine.wasm`, which only Node can read synchronously. */
export function initSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
