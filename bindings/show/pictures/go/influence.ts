/** Influence by Bouzy's map: who is near what, darker or lighter the more it is theirs. */

import { type GoBoard, PointSet, type ScalarMap } from '../../../js/api.js';
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

/** For each height the empty points where the map is at least that high on the side's own, and its stones beside them. */
function cut(map: ScalarMap, side: Side, board: GoBoard): PointSet[] {
  const sign = side === 'black' ? 1 : -1;
  const stones = board.stones(side);
  let points = [...board.empties()];
  return HEIGHTS.map((height) => {
    points = points.filter(([x, y]) => map.values[y * map.width + x]! * sign >= height);
    const high = PointSet.of(board.width, board.height, points);
    return high.or(high.border().and(stones));
  });
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
    return SIDES.flatMap((side) => cut(map, side, board).map((points) => tint(side, points)));
  },

  said(board, point, options) {
    if (board.get(point) !== 0) return null;
    const value = mapOf(board, options).at(point);
    if (value === 0) return said('in nobody’s influence');
    const color = nameOf(value > 0 ? 'black' : 'white');
    return said('{color}’s influence, {value}', { color, value: Math.abs(value) });
  },
};
