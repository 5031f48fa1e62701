/** Area as Tromp and Taylor count it: stones, and empty points that reach one colour only. */

import type { GoArea, GoBoard } from '../../js/api.js';
import { nameOf, SIDES } from '../overlay.js';
import type { Shape } from '../shapes.js';
import { held, neutral, owned } from './marks.js';
import type { GoOverlay, GoOverlayOptions } from './options.js';

function areaOf(board: GoBoard, { analysis }: GoOverlayOptions): GoArea {
  return analysis?.area ?? board.area();
}

export const area: GoOverlay = {
  title: 'Area (Tromp–Taylor)',
  get legend() {
    return [
      ...SIDES.map((side) => ({
        shapes: [held(side, [[0, 0]]), owned(side, [[0, 0]])],
        words: `${nameOf(side)}’s area`,
      })),
      { shapes: [neutral('neutral', [[0, 0]])], words: 'neutral' },
    ];
  },

  shapes(board, options) {
    const found = areaOf(board, options);
    const empties = board.empties();
    return [
      ...SIDES.flatMap((side): Shape[] => [held(side, found[side]), owned(side, found[side].and(empties))]),
      neutral('neutral', found.neutral),
    ];
  },

  describe(board, point, options) {
    if (board.get(point) !== 0) return null;
    const found = areaOf(board, options);
    const owner = SIDES.find((side) => found[side].has(point));
    return owner ? `${nameOf(owner)}’s area` : 'neutral';
  },
};
