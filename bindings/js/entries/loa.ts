/** `kakoi/loa`: Lines of Action alone, with an engine that knows nothing else. */

export {
  LoaBoard,
  type LoaEnding,
  type LoaLegality,
  type LoaLineCounts,
  loaConnectivity,
} from '../loa/board.js';
export type { LoaLetters } from '../loa/fen.js';
export { LoaGame, type LoaGameJson, type LoaGameOptions } from '../loa/game.js';
export type { LoaMove } from '../loa/move.js';
export type { LoaRules } from '../loa/rules.js';
export * from './shared.js';
