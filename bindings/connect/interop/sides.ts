/** The points of a side, in the forms that analyses give them. */

import type { GoScore, PassAlive, PointSet } from '../../js/api.js';
import { isSet } from '../../js/core/point-set.js';
import { checkObject, checkSet } from './check.js';

/**
 * One side of a source: a set; pass-alive chains, for their stones and territory; or a score, for the points counted.
 */
export type Sided = PointSet | Pick<PassAlive, 'stones' | 'territory'> | Pick<GoScore['black'], 'points'>;

/** The points of one side of a source. */
export function pointsOf(side: unknown): PointSet {
  if (isSet(side)) return side;
  const { points, stones, territory } = checkObject(side, 'side of a position') as Record<string, unknown>;
  return points === undefined ? checkSet(stones).or(checkSet(territory)) : checkSet(points);
}
