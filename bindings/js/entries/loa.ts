/** `kakoi/loa`: Lines of Action alone, with an engine that knows nothing else. */

import { base64, name, sum } from '#engine/loa';
import { type EngineSource, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export * from '../core/index.js';
export * from '../loa/index.js';

const source: EngineSource = {
  games: ['loa'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

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
