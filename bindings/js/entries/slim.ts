/** `kakoi/slim`: all games, with the engine as a file of its own. */

import { type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { engineBeside as source } from '../engines/beside.js';

export * from '../api.js';

/**
 * Compiles the engine once; later and concurrent calls share the same promise. Everything else in the package
 * needs it.
 *
 * Rejects with 'unsupported' where WebAssembly or its SIMD is missing or forbidden, and with 'bad-option'
 * when `options.wasm` is not the engine of this entry and build or cannot be fetched; a later call may then try
 * again.
 */
export function init(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/**
 * As init(), without waiting, for code that cannot. Does nothing when the engine is there already.
 *
 * Throws what init() rejects with: 'unsupported' also where the engine has to be given, which is outside
 * Node, and where a platform compiles at once no more than a few kilobytes, as the pages of older Chromes do.
 */
export function initSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
