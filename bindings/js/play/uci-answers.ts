/** Moves and results of searches as the Universal Chess Interface has them. */

import { vertexName } from '../core/vertex.js';
import type { LoaBoard } from '../loa/board.js';
import type { LoaSearchResult } from './loa.js';

/** The score of a win at once; one in n plies is worth n less. */
const WIN = 30_000;
/** Scores beyond this say in how many plies a side wins. */
const CERTAIN = 29_000;

/** True when the search has proved who wins. */
export function isCertain({ score }: LoaSearchResult): boolean {
  return Math.abs(score) > CERTAIN;
}

/** The move of a search: 'b1b3'. */
export function textOf(board: LoaBoard, { move }: LoaSearchResult): string {
  return move === null ? '0000' : vertexName(move.from, board) + vertexName(move.to, board);
}

/** The line about a finished search: 'info depth 3 score cp 25 nodes 1302 time 4 nps 325500 pv b1b3'. */
export function infoOf(board: LoaBoard, result: LoaSearchResult, milliseconds: number): string {
  const { depth, nodes } = result;
  const perSecond = Math.round((1000 * nodes) / Math.max(1, milliseconds));
  return `info depth ${depth} score ${scoreOf(result)} nodes ${nodes} time ${milliseconds} nps ${perSecond} pv ${textOf(board, result)}`;
}

/** A score in hundredths of a point, or the number of moves to the end, below 0 for a loss. */
function scoreOf(result: LoaSearchResult): string {
  const { score } = result;
  if (!isCertain(result)) return `cp ${score}`;
  const moves = Math.ceil((WIN - Math.abs(score)) / 2);
  return `mate ${score > 0 ? moves : -moves}`;
}
