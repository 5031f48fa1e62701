/** The likely owner of each point in the end, as given or by random games: the surer, the larger and darker or brighter. */

import type { GoBoard, ScalarMap } from '../../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { perBoard } from '../per-board.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape, Side } from '../shapes.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** Enough for a steady picture, few enough for a slider that is dragged. */
const PLAYOUTS = 100;
/** Below that, a point is anybody's. */
const LEAST = 0.1;

const found = /* @__PURE__ */ perBoard((board: GoBoard) =>
  board.ownership({ playouts: PLAYOUTS, style: 'careful' }),
);

/** Null where it is not known yet. */
function mapOf(board: GoBoard, { ownership }: GoOverlayOptions): ScalarMap | null {
  return ownership === undefined ? found(board) : ownership;
}

function heat(side: Side, cells: readonly (readonly [Point, number])[]): Shape {
  return { kind: 'heat', cells, paint: `owner-${side}`, name: 'owner' };
}

export const ownership: UncheckedGo = {
  title: 'Ownership',
  get legend() {
    return SIDES.map((side) =>
      legendEntry(
        said('{color}’s, unsure to sure', { color: nameOf(side) }),
        [
          heat(side, [
            [[-0.2, 0], 0.2],
            [[0.35, 0], 0.5],
            [[1.05, 0], 1],
          ]),
        ],
        2,
      ),
    );
  },

  shapes(board, options) {
    const map = mapOf(board, options);
    if (map === null) return [];
    return SIDES.map((side) => {
      const sign = side === 'black' ? 1 : -1;
      // A stone that stays its owner's says so itself.
      const cells: [Point, number][] = [];
      for (const [x, y] of board.stones(side).not()) {
        const value = map.values[y * map.width + x]! * sign;
        if (value >= LEAST) cells.push([[x, y], value]);
      }
      return heat(side, cells);
    });
  },

  said(board, point, options) {
    const value = mapOf(board, options)?.at(point);
    if (value === undefined) return null;
    if (Math.abs(value) < LEAST) return said('likely to be anybody’s');
    // The share of the games that end with the point on that side, when neutral ends count half.
    const share = Math.round(50 + 50 * Math.abs(value));
    const color = nameOf(value > 0 ? 'black' : 'white');
    if (options.ownership !== undefined) return said('likely {color}’s, {share} %', { color, share });
    return said('{color}’s in {share} % of random games', { color, share });
  },
};
