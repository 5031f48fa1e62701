/** The border of a set of points: rings around the squares of its points, as path data with round corners. */

import type { Vertex } from '../../js/api.js';
import { badOption, show } from '../../js/core/errors.js';
import { validateList, validateOptions } from '../../js/core/validate.js';
import { checkVertex } from '../pictures/check.js';
import { outlineOf } from '../pictures/geometry/outline.js';

/** Options of outlinePath(); lengths in the units of the path. */
export type OutlineOptions = {
  /** From one line of the board to the next. Default 1. */
  readonly cell?: number;
  /** The distance of the path from the squares' edges, inwards, less than half a cell. Default 0. */
  readonly inset?: number;
  /** The radius of the corners, made smaller where a single point has no room for it. Default 0. */
  readonly round?: number;
};

/** No board is larger. */
const BOARD = { width: 32, height: 32 };

/**
 * The border of a set of points, a PointSet or any list of [x, y], as path data for a `<path>` or a canvas' Path2D: closed
 * rings around the squares of its points, with those of its holes. The point [0, 0] is at 0 0. Fill it by the 'evenodd'
 * rule. Squares that meet in a corner only are kept apart.
 *
 * ```ts
 * const path = new Path2D(outlinePath(board.area().black, { cell: 24, inset: 1, round: 6 }));
 * context.fill(path, 'evenodd');
 * ```
 *
 * Throws 'bad-vertex' for anything but [x, y] of integers, 'off-board' for one beyond 32×32, 'bad-option' for
 * anything but a list and for options that are not such lengths.
 */
export function outlinePath(points: Iterable<Vertex>, options: OutlineOptions = {}): string {
  validateOptions(options as Record<string, unknown>, ['cell', 'inset', 'round']);
  const { cell = 1, inset = 0, round = 0 } = options;
  for (const [name, value] of Object.entries({ cell, inset, round })) {
    const isLength = typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
    if (!isLength || (name === 'cell' && value === 0)) {
      throw badOption(`${name} must be a length, not ${show(value)}`);
    }
  }
  if (inset >= cell / 2) {
    throw badOption(`inset must be less than half a cell (${cell / 2}), not ${show(inset)}`);
  }
  const read = (point: unknown) => checkVertex(point, BOARD, 'the point');
  const list = validateList(points, read, 'the points', 'a list of [x, y]');
  return outlineOf(list, cell, inset, Math.min(round, cell / 2 - inset));
}
