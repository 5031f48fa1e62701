/** Influence by Bouzy's map: who is near what, darker or lighter the more it is theirs. */

import { type GoBoard, PointSet, type ScalarMap } from '../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape, Side } from '../shapes.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** The heights at which the map is cut, like contour lines: each adds one tint to those below it. */
const HEIGHTS = [1, 5, 10, 16];

function mapOf(board: GoBoard, { analysis }: GoOverlayOptions): ScalarMap {
  return analysis?.bouzy ?? board.bouzy();
}

function tint(side: Side, points: Iterable<Point>): Shape {
  return { kind: 'area', points, paint: `influence-${side}`, name: `influence ${side}` };
}

/** The empty points where the map is at least that high on the side's own, and its stones beside them. */
function atLeast(height: number, side: Side, board: GoBoard, map: ScalarMap): PointSet {
  const sign = side === 'black' ? 1 : -1;
  const empties = [...board.empties()].filter((point) => map.at(point) * sign >= height);
  const high = PointSet.of(board.width, board.height, empties);
  return high.or(high.border().and(board.stones(side)));
}

export const influence: UncheckedGo = {
  title: 'Influence (Bouzy)',
  get legend() {
    return SIDES.map((side) =>
      legendEntry(
        said('{color}’s, weak to strong', { color: nameOf(side) }),
        // The lowest height beside all of them.
        HEIGHTS.map((_, i) =>
          tint(
            side,
            i === 0
              ? [
                  [0, 0],
                  [1, 0],
                ]
              : [[1, 0]],
          ),
        ),
        2,
      ),
    );
  },

  shapes(board, options) {
    const map = mapOf(board, options);
    return SIDES.flatMap((side) => HEIGHTS.map((height) => tint(side, atLeast(height, side, board, map))));
  },

  said(board, point, options) {
    if (board.get(point) !== 0) return null;
    const value = mapOf(board, options).at(point);
    if (value === 0) return said('in nobody’s influence');
    const color = nameOf(value > 0 ? 'black' : 'white');
    return said('{color}’s influence, {value}', { color, value: Math.abs(value) });
  },
};
