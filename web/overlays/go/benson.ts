/** Benson's unconditional life: the stones no one can capture, what they enclose, and the eyes that say why. */

import type { Vertex } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { COLORS, count, nameOf } from '../overlay.js';
import type { GoOverlay, View } from './view.js';

/** The pass-alive chain that holds the point. */
function aliveChainAt(view: View, point: Vertex) {
  return COLORS.flatMap((color) => view.analysis.passAlive[color].chains).find(({ stones }) =>
    stones.has(point),
  );
}

export const benson: GoOverlay = {
  id: 'benson',

  shapes(view) {
    const shapes: Shape[] = [];
    for (const color of COLORS) {
      const { stones, territory } = view.analysis.passAlive[color];
      const safe = [...stones, ...territory];
      shapes.push({ kind: 'area', points: safe, color: 'alive-area' });
      shapes.push({ kind: 'outline', points: safe, color: 'alive-edge' });
      shapes.push({ kind: 'dots', points: stones, color: 'alive' });
      shapes.push({ kind: 'squares', points: territory, color: `owner-${color}` });
    }
    const focused = view.focus && aliveChainAt(view, view.focus);
    if (focused) {
      shapes.push({ kind: 'outline', points: focused.stones, color: 'focus' });
      for (const region of focused.vitalRegions) {
        shapes.push({ kind: 'area', points: region, color: 'vital-area' });
        shapes.push({ kind: 'outline', points: region, color: 'vital', dashed: true });
      }
    }
    return shapes;
  },

  describe(view, point) {
    const chain = aliveChainAt(view, point);
    if (chain) return `pass-alive by ${count(chain.vitalRegions.length, 'vital region')}`;
    const owner = COLORS.find((color) => view.analysis.passAlive[color].territory.has(point));
    if (owner) return `${nameOf(owner)}’s pass-alive territory`;
    return view.board.get(point) === 0 ? null : 'not pass-alive';
  },
};
