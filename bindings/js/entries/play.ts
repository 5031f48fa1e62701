/**
 * Opponents for Go, Lines of Action and Senket. The entry has an engine of its own, which initPlay() loads, and
 * accepts games and boards of any other entry.
 *
 * ```ts
 * import { GoGame, init } from 'kakoi';
 * import { chooseMove, initPlay } from 'kakoi/play';
 * await Promise.all([init(), initPlay()]);
 * const game = new GoGame({ size: 9 });
 * game.play(chooseMove(game, { level: 5 }).move);
 * ```
 *
 * @module play
 */

import { base64, name, sum } from '#engine/play';
import { type EngineSource, type InitOptions, type InitSyncOptions, load, loadSync } from '../core/engine.js';
import { inflate, inflateSync } from '../engines/inlined.js';

export type { MoveCandidate, MoveChoice } from '../play/choice.js';
export { analyzeMoves, type ChooseOptions, chooseMove } from '../play/choose.js';
export type { GoPositionOptions } from '../play/go.js';
export { type LoaSearchOptions, type LoaSearchResult, searchLoa } from '../play/loa.js';
export { type SenketSearchOptions, type SenketSearchResult, searchSenket } from '../play/senket.js';
export { createUci, type Uci, type UciSetup } from '../play/uci.js';

const source: EngineSource = {
  games: ['play'],
  name,
  sum,
  wasm: () => inflate(base64),
  atOnce: () => inflateSync(base64),
};

/** As init() of `kakoi`, for the engine of opponents. Boards also need the init() of their own entry. */
export function initPlay(options?: InitOptions): Promise<void> {
  return load(source, options);
}

/** As initSync() of `kakoi`, for the engine of opponents. */
export function initPlaySync(options?: InitSyncOptions): void {
  loadSync(source, options);
}
