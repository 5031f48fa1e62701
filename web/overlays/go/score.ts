/** The count of the position as if the game ended here: points, seki, false eyes, dame and the stones given as dead. */

import type { Shape } from '../../boards/shapes.js';
import { COLORS, nameOf } from '../overlay.js';
import type { GoOverlay } from './view.js';

export const score: GoOverlay = {
  id: 'score',

  shapes({ score }) {
    const shapes: Shape[] = [];
    for (const color of COLORS) {
      const { points } = score[color];
      shapes.push({ kind: 'area', points, color: `area-${color}` });
    }
    shapes.push({ kind: 'area', points: score.seki, color: 'vital-area' });
    shapes.push({ kind: 'outline', points: score.seki, color: 'vital', dashed: true });
    shapes.push({ kind: 'crosses', points: score.dame, color: 'neutral' });
    shapes.push({ kind: 'dots', points: score.falseEyes, color: 'vital' });
    for (const color of COLORS) {
      shapes.push({
        kind: 'squares',
        points: score[color].points.minus(score.living),
        color: `owner-${color}`,
      });
    }
    shapes.push({ kind: 'crosses', points: score.dead, color: 'mark-forbidden' });
    return shapes;
  },

  describe({ board, score }, point) {
    if (score.seki.has(point)) return 'in seki';
    if (score.falseEyes.has(point)) return 'a false eye, to be filled in the end';
    const owner = COLORS.find((color) => score[color].points.has(point));
    if (score.dead.has(point)) return owner ? `dead, ${nameOf(owner)}’s point` : 'dead';
    if (board.get(point) !== 0) return null;
    return owner ? `${nameOf(owner)}’s point` : 'dame';
  },
};
