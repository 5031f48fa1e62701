/** The API for Go. */

export type { GoAnalysis } from './analysis.js';
export { analyzeEach, analyzeMany } from './analyze-many.js';
export { GoBoard, type Legality, type PlayResult } from './board.js';
export type { Chain, PassAlive } from './chains.js';
export type { JudgedChains } from './dead-stones.js';
export type { GoEstimate } from './estimate.js';
export { GoGame, type GoGameOptions, type GoSetup } from './game.js';
export { handicapPoints } from './handicap.js';
export type { GoMove } from './place.js';
export { type GoRules, goRules, type RulesName } from './rules.js';
export type { GoScore } from './score.js';
