/** The API for Senket. */

export {
  SenketBoard,
  type SenketIllegality,
  type SenketSetup,
} from './board.js';
export type { Fence } from './fence.js';
export { SenketGame, type SenketGameJson, type SenketGameOptions, type SenketMove } from './game.js';
export type {
  SenketClaim,
  SenketClaimReason,
  SenketMode,
  SenketScore,
  SenketSet,
  SenketSideScore,
} from './score.js';
export { postName } from './vertices.js';
