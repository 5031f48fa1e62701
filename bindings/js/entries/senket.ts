/** `kakoi/senket`: Senket alone, with an engine that knows nothing else. */

export { SenketBoard, type SenketIllegality, type SenketSetup } from '../senket/board.js';
export type { Fence } from '../senket/fence.js';
export { SenketGame, type SenketGameJson, type SenketGameOptions, type SenketMove } from '../senket/game.js';
export type {
  SenketClaim,
  SenketClaimReason,
  SenketMode,
  SenketScore,
  SenketSet,
  SenketSideScore,
} from '../senket/score.js';
export * from './shared.js';
