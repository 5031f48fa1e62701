/** The API for Senket. */

export {
  SenketBoard,
  type SenketLegality,
  type SenketSetup,
} from './board.js';
export type { Fence } from './fence.js';
export { SenketGame, type SenketGameOptions, type SenketMove } from './game.js';
export { senketLoopArea } from './loop-area.js';
export type { SenketClaim, SenketMode, SenketScore, SenketSet } from './score.js';
