/** The API that every entry of the package offers, whatever the game. */

export type { AddedEngine } from '../core/engine.js';
export { type ErrorCode, KakoiError } from '../core/errors.js';
export { opponent } from '../core/opponent.js';
export { PointSet } from '../core/point-set.js';
export { ScalarMap } from '../core/scalar-map.js';
export type {
  ByColor,
  Color,
  QuadCounts,
  Sign,
  SignMap,
  Symmetry,
  Vertex,
  VertexLike,
} from '../core/types.js';
export { version } from '../core/version.js';
export { parseVertex, toSgf, vertexName } from '../core/vertex.js';
export type { GameInfo } from '../records/game-info.js';
export type { NodeData, RecordNode } from '../records/node.js';
export type { SgfNode, SgfNote, SgfTree } from '../records/tree.js';
export { stringifySgf } from '../records/write.js';
