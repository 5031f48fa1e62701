/** `kakoi/senket`: Senket alone, with an engine of that game only. */

import { base64, name, sum } from '#engine/senket';
import { type EngineSource, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export * from '../senket/index.js';
export * from './shared.js';

const source: EngineSource = {
  games: ['senket'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/** As init() of `kakoi`, for an engine of Senket alone. */
export function init(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, for an engine of Senket alone. */
export function initSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
