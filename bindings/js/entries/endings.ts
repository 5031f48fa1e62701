/**
 * Endings of Lines of Action: proves who wins with perfect play. The entry has an engine of its own, which
 * initEndings() loads, and accepts boards of any other entry.
 *
 * ```ts
 * import { init, LoaBoard } from 'kakoi';
 * import { initEndings, readWin } from 'kakoi/endings';
 * await Promise.all([init(), initEndings()]);
 * const board = LoaBoard.fromFen('8/2b5/2b4w/6w1/3bb1w1/1b4w1/1b6/2bw4 b');
 * readWin(board).outcome;
 * ```
 *
 * @module endings
 */

import { base64, name, sum } from '#engine/endings';
import { type EngineSource, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export { verifyWin, type WinCheck, type WinProof } from '../endings/proof.js';
export { readWin, type WinOptions, type WinReading } from '../endings/win.js';

const source: EngineSource = {
  games: ['endings'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/** As init() of `kakoi`, for the engine that reads endings. Boards also need the init() of their own entry. */
export function initEndings(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, for the engine that reads endings. */
export function initEndingsSync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
