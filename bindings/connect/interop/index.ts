/**
 * Converts positions, games, sets and maps to and from the forms of other programs: Sabaki and Shudan, WGo.js,
 * OGS, GTP and KataGo, chess programs, the records of Tygem, CyberOro and Pandanet, and diagrams as people paste them. All
 * functions are pure and work on plain data; none of those programs is needed. Data that cannot be converted throws a KakoiError.
 *
 * ```ts
 * import { GoBoard, init } from 'kakoi';
 * import { toShudanPaintMap } from 'kakoi/interop';
 * await init();
 * toShudanPaintMap(GoBoard.fromDiagram('.X.O.').area()); // [[1, 1, 0, -1, -1]]
 * ```
 *
 * @module interop
 */

export {
  fromAlgebraic,
  fromBitboard,
  toAlgebraic,
  toBitboard,
} from './chess.js';
export { formatOf, type RecordFormat } from './format.js';
export { gobanEstimator } from './goban.js';
export { fromGtpMoves, type GtpMove, toGtpCommands, toGtpMoves } from './gtp.js';
export {
  fromKataGoMap,
  fromKataGoResponse,
  type KataGoAnalysis,
  type KataGoQuery,
  type KataGoResponse,
  toKataGoQuery,
} from './katago.js';
export {
  fromOgsBoard,
  fromOgsGame,
  fromOgsPoints,
  type OgsGame,
  type OgsPosition,
  type OgsTree,
  toOgsBoard,
  toOgsGame,
  toOgsPoints,
} from './ogs.js';
export { fromGib } from './old-records/gib.js';
export { fromNgf } from './old-records/ngf.js';
export { fromUgf } from './old-records/ugf.js';
export { fromSabakiMoves, type SabakiMove, toSabakiMoves } from './sabaki.js';
export {
  toShudanGhostStoneMap,
  toShudanHeatMap,
  toShudanMarkerMap,
  toShudanPaintMap,
} from './shudan.js';
export { fromTextDiagram } from './text-diagram.js';
export { toWgoObjects } from './wgo.js';
