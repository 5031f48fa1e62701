/** Who is likely to hold each point in the end, by random games: the surer, the larger and darker or brighter. */

import type { Vertex } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { COLORS, nameOf } from '../overlay.js';
import { perBoard } from './per-board.js';
import type { GoOverlay } from './view.js';

/** Enough for a steady picture, few enough for a slider that is dragged. */
const PLAYOUTS = 100;
/** Below that, a point is anybody's. */
const LEAST = 0.1;

const mapOf = perBoard((board) => board.ownership({ playouts: PLAYOUTS, style: 'careful' }));

export const ownership: GoOverlay = {
  id: 'ownership',

  shapes({ board }) {
    const map = mapOf(board);
    return COLORS.map((color): Shape => {
      const sign = color === 'black' ? 1 : -1;
      // A stone that stays its owner's says so itself.
      const others = board.stones(color).not();
      const cells = [...others].map((point): [Vertex, number] => [point, map.at(point) * sign]);
      return { kind: 'heat', cells: cells.filter(([, value]) => value >= LEAST), color: `owner-${color}` };
    });
  },

  describe({ board }, point) {
    const value = mapOf(board).at(point);
    if (Math.abs(value) < LEAST) return 'likely to be anybody’s';
    // The share of the games that end with the point on that side, when neutral ends count half.
    const share = Math.round(50 + 50 * Math.abs(value));
    return `${nameOf(value > 0 ? 'black' : 'white')}’s in ${share} % of random games`;
  },
};
