/** `kakoi/loa`: Lines of Action alone, with an engine of that game only. */

import * as engine from '#engine/loa';
import { type AddedEngine, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export * from '../loa/index.js';
export * from './shared.js';

const source = /* @__PURE__ */ inlined(['loa'], engine);

/** As init() of `kakoi`, for an engine of Lines of Action alone. */
export function init(...given: (InitOptions | AddedEngine | undefined)[]): Promise<void> {
  return load(source, given);
}

/** As initSync() of `kakoi`, for an engine of Lines of Action alone. */
export function initSync(...given: (InitSyncOptions | AddedEngine | undefined)[]): void {
  loadSync(source, given);
}
