/** The API for Go. */

export type { GoAnalysis, GoAnalysisOf } from './analysis.js';
export { analyzeEach, analyzeMany } from './analyze-many.js';
export type { BensonRound } from './benson-rounds.js';
export { GoBoard, type Legality, type PlayOptions, type PlayResult } from './board.js';
export type { Chain, GoArea, PassAlive } from './chains.js';
export type {
  JudgedChain,
  JudgedChains,
  JudgeOptions,
} from './dead-stones.js';
export type { EstimateOptions, GoEstimate } from './estimate.js';
export {
  GoGame,
  type GoGameJson,
  type GoGameOptions,
  type GoSetup,
} from './game.js';
export { handicapPoints } from './handicap.js';
export type { GoMove } from './place.js';
export type { OwnershipOptions } from './playouts.js';
export { type GoRules, goRules, type RulesName } from './rules.js';
export type { GoScore, GoSideScore, ScoreOptions } from './score.js';
