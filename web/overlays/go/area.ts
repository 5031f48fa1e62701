/** Area as Tromp and Taylor count it: stones, and empty points that reach one colour only. */

import { COLORS, nameOf } from '../overlay.js';
import type { GoOverlay } from './view.js';

export const area: GoOverlay = {
  id: 'area',

  shapes({ board, analysis }) {
    const empties = board.empties();
    return [
      ...COLORS.flatMap((color) => {
        const surrounded = analysis.area[color].and(empties);
        return [
          { kind: 'area', points: analysis.area[color], color: `area-${color}` } as const,
          { kind: 'squares', points: surrounded, color: `owner-${color}` } as const,
        ];
      }),
      { kind: 'crosses', points: analysis.area.neutral, color: 'neutral' },
    ];
  },

  describe({ board, analysis }, point) {
    if (board.get(point) !== 0) return null;
    const owner = COLORS.find((color) => analysis.area[color].has(point));
    return owner ? `${nameOf(owner)}’s area` : 'neutral';
  },
};
