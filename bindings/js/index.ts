/**
 * kakoi: analyses board positions of enclosure and connection games.
 *
 * ```ts
 * import { init, GoBoard } from 'kakoi';
 * await init();
 * GoBoard.fromDiagram('.X.').passAlive().black.stones.size; // 1: its two eyes are one point each
 * ```
 *
 * @packageDocumentation
 */

export { type InitOptions, init } from './core/engine.js';
export { type ErrorCode, KakoiError } from './core/errors.js';
export type { GameInfo } from './core/game-info.js';
export { PointSet } from './core/point-set.js';
export type { ScalarMap } from './core/scalar-map.js';
export { decodeSgf } from './core/sgf-encoding.js';
export type {
  ByColor,
  Color,
  Connectivity,
  QuadCounts,
  Sign,
  SignMap,
  Symmetry,
  Vertex,
  VertexLike,
} from './core/types.js';
export { version } from './core/version.js';
export { parseVertex, toGtp, toSgf } from './core/vertex.js';
export type { GoAnalysis, GoAnalysisName } from './go/analysis.js';
export { type AnalyzeOptions, analyzeMany } from './go/analyze-many.js';
export { GoBoard, type Legality, type PlayOptions, type PlayResult } from './go/board.js';
export type { Chain, GoArea, PassAlive } from './go/chains.js';
export { GoGame, type GoGameOptions } from './go/game.js';
export type { OwnershipOptions, PlayoutOptions } from './go/playouts.js';
export type { GoMove } from './go/ply.js';
export { type GoRules, goRules, type RulesName } from './go/rules.js';
export type { GoScore, GoSideScore, ScoreOptions } from './go/score.js';
export {
  LoaBoard,
  type LoaEnding,
  type LoaLegality,
  type LoaLineCounts,
  loaConnectivity,
} from './loa/board.js';
export type { LoaLetters } from './loa/fen.js';
export { LoaGame, type LoaGameOptions } from './loa/game.js';
export type { LoaMove } from './loa/move.js';
export type { LoaRules } from './loa/rules.js';
export { SenketBoard, type SenketReasonAgainst, type SenketSetup } from './senket/board.js';
export type { Fence } from './senket/fence.js';
export { SenketGame, type SenketGameOptions, type SenketMove } from './senket/game.js';
export type {
  SenketClaim,
  SenketMode,
  SenketReason,
  SenketScore,
  SenketSet,
  SenketSideScore,
} from './senket/score.js';
/** @internal */
export {
  checkBoards,
  engineModule,
  pack,
  show,
  unpack,
  validateInteger,
  validateOptions,
} from './worker/caller.js';
