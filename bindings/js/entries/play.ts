/**
 * Opponents for Go, Lines of Action and Senket. The entry has an engine of its own, `playEngine`, and
 * accepts games and boards of any other entry.
 *
 * ```ts
 * import { GoGame, init } from 'kakoi';
 * import { chooseMove, playEngine } from 'kakoi/play';
 * await init(playEngine);
 * const game = new GoGame({ size: 9 });
 * game.play(chooseMove(game, { level: 5 }).move);
 * ```
 *
 * @module play
 */

import * as engine from '#engine/play';
import { AddedEngine } from '../core/engine.js';
import { inlined } from '../engines/inlined.js';

export type { MoveCandidate, MoveChoice } from '../play/choice.js';
export { analyzeMoves, type ChooseOptions, chooseMove } from '../play/choose.js';
export type { GoPositionOptions } from '../play/go.js';
export { type GoJudgement, judge } from '../play/judge.js';
export { type LoaSearchResult, searchLoa } from '../play/loa.js';
export { type SenketSearchResult, searchSenket } from '../play/senket.js';
export { createUci, type Uci } from '../play/uci.js';

/** The engine of opponents: `init(playEngine)` starts it with that of the games. */
export const playEngine: AddedEngine = /* @__PURE__ */ new AddedEngine(
  /* @__PURE__ */ inlined(['play'], engine),
);
