/**
 * Converts positions, games, sets and maps to and from the forms of other programs, each in an object of its name: `ogs`,
 * `katago`, `gtp`, `sabaki`, `shudan`, `wgo` and `chess`. `fromRecord` reads the records of Tygem, CyberOro and Pandanet, and
 * diagrams as people paste them. All functions are pure and work on plain data; none of those programs is needed. Data that
 * cannot be converted throws a KakoiError.
 *
 * ```ts
 * import { GoBoard, init } from 'kakoi';
 * import { shudan } from 'kakoi/interop';
 * await init();
 * shudan.paintMap(GoBoard.fromDiagram('.X.O.').area()); // [[1, 1, 0, -1, -1]]
 * ```
 *
 * @module interop
 */

export * as chess from './chess.js';
export { formatOf } from './format.js';
export { fromRecord } from './from-record.js';
export * as gtp from './gtp.js';
export * as katago from './katago.js';
export * as ogs from './ogs.js';
export * as sabaki from './sabaki.js';
export * as shudan from './shudan.js';
export * as wgo from './wgo.js';
