/** `kakoi/slim`: all games, with the engine as a file of its own. */

import { type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { engineBeside as source } from '../engines/beside.js';

export * from '../api.js';

/** As init() of `kakoi`, with the engine from `engine.wasm` beside the module. */
export function init(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, with the engine from `engine.wasm`, which Node alone reads without waiting. */
export function initSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
