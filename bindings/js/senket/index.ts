/** The API for Senket. */

export {
  SenketBoard,
  type SenketLegality,
  type SenketSetup,
} from './board.js';
export type { Fence } from './fence.js';
export { SenketGame, type SenketGameJson, type SenketGameOptions, type SenketMove } from './game.js';
export { senketLoopArea } from './loop-area.js';
export type {
  SenketClaim,
  SenketMode,
  SenketScore,
  SenketSet,
  SenketSideScore,
} from './score.js';
export { postName } from './vertices.js';
