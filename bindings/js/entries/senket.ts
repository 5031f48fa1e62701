/** `kakoi/senket`: Senket alone, with an engine of that game only. */

import * as engine from '#engine/senket';
import { type AddedEngine, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export * from '../senket/index.js';
export * from './shared.js';

const source = /* @__PURE__ */ inlined(['senket'], engine);

/** As init() of `kakoi`, for an engine of Senket alone. */
export function init(...given: (InitOptions | AddedEngine | undefined)[]): Promise<void> {
  return load(source, given);
}

/** As initSync() of `kakoi`, for an engine of Senket alone. */
export function initSync(...given: (InitSyncOptions | AddedEngine | undefined)[]): void {
  loadSync(source, given);
}
