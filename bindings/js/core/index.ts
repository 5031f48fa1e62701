/** The API that every entry of the package offers, whatever the game. */

export type { InitOptions, InitSyncOptions } from './engine.js';
export { type ErrorCode, KakoiError } from './errors.js';
export type { GameInfo } from './game-info.js';
export { opponent } from './opponent.js';
export { PointSet } from './point-set.js';
export type { Annotations } from './record-game.js';
export type { NodeData, RecordNode } from './record-node.js';
export { ScalarMap } from './scalar-map.js';
export { type DecodeOptions, decodeSgf } from './sgf-encoding.js';
export type { FromSgfOptions, GameEnding, SgfGameJson } from './sgf-game.js';
export type { SgfNode, SgfTree } from './sgf-node.js';
export { parseSgf, type SgfNote, type SgfOptions } from './sgf-parse.js';
export { stringifySgf } from './sgf-write.js';
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
} from './types.js';
export { version } from './version.js';
export { parseVertex, toGtp, toSgf } from './vertex.js';
