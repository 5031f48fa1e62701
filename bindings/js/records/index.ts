/**
 * Game records as text, bytes and data. It needs no engine, so there is no init() to call. It reads and writes
 * trees of nodes as SGF, reads collections of any size game by game, and interprets the properties of nodes.
 *
 * ```ts
 * import { parseSgf, readMarks, stringifySgf } from 'kakoi/sgf';
 * const [game] = parseSgf('(;SZ[9];B[ee]TR[aa:ba](;W[cc])(;W[gg]))');
 * const [move] = game.children;
 * readMarks(move.data, { width: 9, height: 9 }).triangle; // [[0, 0], [1, 0]]
 * move.data.C = ['A fine move'];
 * stringifySgf([game]);
 * ```
 *
 * @module sgf
 */

export { type ErrorCode, KakoiError } from '../core/errors.js';
export type { ByColor, Color, Vertex } from '../core/types.js';
export {
  readSgfGames,
  type SgfGameText,
  type SgfStream,
  type SgfStreamOptions,
} from './collection.js';
export { type DecodeOptions, decodeSgf } from './decode.js';
export type { NodeData, RecordNode } from './node.js';
export { parseSgf, type SgfOptions } from './parse.js';
export { type ProblemAnswers, readAnswers } from './properties/answers.js';
export { readClock, type SgfClock, writeClock } from './properties/clock.js';
export {
  readEvaluation,
  type SgfEvaluation,
  writeEvaluation,
} from './properties/evaluation.js';
export { readMarks, type SgfMarks, writeMarks } from './properties/marks.js';
export type { SgfResult } from './properties/plain-result.js';
export { readRemarks, type SgfRemarks, writeRemarks } from './properties/remarks.js';
export { readResult } from './properties/result.js';
export { readTerritory, writeTerritory } from './properties/territory.js';
export type { SgfNode, SgfNote, SgfTree } from './tree.js';
export { stringifySgf } from './write.js';
