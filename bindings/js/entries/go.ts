/** `kakoi/go`: Go alone, with an engine that knows nothing else. */

export type { GoAnalysis, GoAnalysisName, GoAnalysisOf } from '../go/analysis.js';
export { type AnalyzeOptions, analyzeMany } from '../go/analyze-many.js';
export { GoBoard, type Legality, type PlayOptions, type PlayResult } from '../go/board.js';
export type { Chain, GoArea, PassAlive } from '../go/chains.js';
export { GoGame, type GoGameJson, type GoGameOptions } from '../go/game.js';
export type { OwnershipOptions, PlayoutOptions } from '../go/playouts.js';
export type { GoMove } from '../go/ply.js';
export { type GoRules, goRules, type RulesName } from '../go/rules.js';
export type { GoScore, GoSideScore, ScoreOptions } from '../go/score.js';
export * from './shared.js';
