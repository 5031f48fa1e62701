/**
 * Game records as text, bytes and data. It needs no engine, so there is no init() to call. It reads and writes
 * trees of nodes as SGF, reads collections of any size game by game, and interprets the properties of nodes.
 *
 * ```ts
 * import { marks, parseSgf, stringifySgf } from 'kakoi/sgf';
 * const [game] = parseSgf('(;SZ[9];B[ee]TR[aa:ba](;W[cc])(;W[gg]))');
 * const [move] = game.children;
 * marks.parse(move.data, { width: 9, height: 9 }).triangle; // [[0, 0], [1, 0]]
 * move.data.C = ['A fine move'];
 * stringifySgf([game]);
 * ```
 *
 * @module sgf
 */

export { type ErrorCode, KakoiError } from '../core/errors.js';
export type { ByColor, Color, Vertex } from '../core/types.js';
export { readSgfGames, type SgfStream } from './collection.js';
export { decodeSgf } from './decode.js';
export type { NodeData, RecordNode } from './node.js';
export { parseSgf } from './parse.js';
export { answersOf, type ProblemAnswers } from './properties/answers.js';
export { clock, evaluation, marks, remarks, result, territory } from './properties/parts.js';
export type { SgfNode, SgfNote, SgfTree } from './tree.js';
export { stringifySgf } from './write.js';
