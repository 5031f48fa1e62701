/** `kakoi/loa`: Lines of Action alone, with an engine of that game only. */

import { base64, name, sum } from '#engine/loa';
import {
  type AddedEngine,
  type EngineSource,
  type InitOptions,
  type InitSyncOptions,
  load,
  loadSync,
} from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export * from '../loa/index.js';
export * from './shared.js';

const source: EngineSource = {
  games: ['loa'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/** As init() of `kakoi`, for an engine of Lines of Action alone. */
export function init(...given: (InitOptions | AddedEngine | undefined)[]): Promise<void> {
  return load(source, given);
}

/** As initSync() of `kakoi`, for an engine of Lines of Action alone. */
export function initSync(...given: (InitSyncOptions | AddedEngine | undefined)[]): void {
  loadSync(source, given);
}
