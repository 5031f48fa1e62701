/** Influence by Bouzy's map: who is near what, darker or lighter the more it is theirs. */

import { type Color, PointSet } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { COLORS, nameOf } from '../overlay.js';
import type { GoOverlay, View } from './view.js';

/** Where the map is cut, as a chart of heights is: each height adds one tint to those below it. */
const HEIGHTS = [1, 5, 10, 16];

/** The empty points where the map is at least that high on the colour's side, and its stones beside them. */
function atLeast(height: number, color: Color, { board, analysis: { bouzy } }: View): PointSet {
  const sign = color === 'black' ? 1 : -1;
  const empties = [...board.empties()].filter((point) => bouzy.at(point) * sign >= height);
  const high = PointSet.of(board.width, board.height, empties);
  return high.or(high.border().and(board.stones(color)));
}

export const influence: GoOverlay = {
  id: 'influence',

  shapes(view) {
    return COLORS.flatMap((color) =>
      HEIGHTS.map((height): Shape => {
        return { kind: 'area', points: atLeast(height, color, view), color: `influence-${color}` };
      }),
    );
  },

  describe({ board, analysis: { bouzy } }, point) {
    if (board.get(point) !== 0) return null;
    const value = bouzy.at(point);
    if (value === 0) return 'in nobody’s influence';
    return `${nameOf(value > 0 ? 'black' : 'white')}’s influence, ${Math.abs(value)}`;
  },
};
