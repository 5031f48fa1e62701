/**
 * kakoi: analyses board positions of enclosure and connection games.
 *
 * ```ts
 * import { init, GoBoard } from 'kakoi';
 * await init();
 * GoBoard.fromDiagram('.X.').passAlive().black.stones.size; // 1: its two eyes are one point each
 * ```
 *
 * @module kakoi
 */

export * from './entries/go.js';
export * from './entries/loa.js';
export * from './entries/senket.js';
/** @internal */
export { internal } from './internal.js';
