/** The API for Lines of Action. */

export { LoaBoard, type LoaEvaluation, type LoaLegality, loaConnectivity } from './board.js';
export { LoaGame, type LoaGameOptions } from './game.js';
export type { LoaMove } from './move.js';
export type { LoaRules } from './rules.js';
export type { LoaSetup } from './setups.js';
export type { LoaQuadWindow } from './windows.js';
