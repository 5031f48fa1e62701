/** What every entry of the package offers, whatever the game. */

export { type InitOptions, type InitSyncOptions, init, initSync } from '../core/engine.js';
export { type ErrorCode, KakoiError } from '../core/errors.js';
export type { GameInfo } from '../core/game-info.js';
export { PointSet } from '../core/point-set.js';
export { ScalarMap } from '../core/scalar-map.js';
export { decodeSgf } from '../core/sgf-encoding.js';
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
} from '../core/types.js';
export { version } from '../core/version.js';
export { parseVertex, toGtp, toSgf } from '../core/vertex.js';
