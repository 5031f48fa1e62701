import { pointNumber } from '../core/points.js';
import type { Color, VertexLike } from '../core/types.js';
import { validateColor, validateInteger, validateOptions } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';

/** Options of every question: the facts that a board does not know, and the limit of the search. */
export type ReadOptions = {
  /** The side that moves first. */
  toPlay: Color;
  /** The point that simple ko forbids to that side's first move, if any. */
  ko?: VertexLike | null;
  /** The most positions searched, 1 to 100,000,000. The same number gives the same answer on every machine. */
  nodes?: number;
};

/** The upper bound of `nodes`, some minutes, because a call cannot be stopped. */
export const MOST_NODES = 100_000_000;

/**
 * The checked options that all questions share, as the engine takes them. `others` names the further options
 * of the question. Throws 'bad-option', 'bad-vertex' or 'off-board'.
 */
export function readOptions<T extends ReadOptions>(
  { width, height }: GoBoard,
  options: T,
  defaultNodes: number,
  others: readonly (keyof T & string)[],
) {
  const {
    toPlay,
    ko = null,
    nodes = defaultNodes,
  } = validateOptions(options, ['toPlay', 'ko', 'nodes', ...others]);
  return {
    toPlay: validateColor(toPlay),
    ko: pointNumber(ko === null ? null : toVertex(ko, width, height)),
    nodes: validateInteger(nodes, 1, MOST_NODES, 'nodes'),
  };
}
