/** The count of the position as if the game ended here: points, seki, false eyes, dame and the stones given as dead. */

import type { GoBoard, GoScore } from '../../js/api.js';
import { nameOf, SIDES } from '../overlay.js';
import { perBoard } from '../per-board.js';
import type { Point, Shape } from '../shapes.js';
import { dots, held, neutral, owned, setOff } from './marks.js';
import type { GoOverlay, GoOverlayOptions } from './options.js';

const countOf = /* @__PURE__ */ perBoard((board: GoBoard) => board.score({ dead: 'auto' }));

function scoreOf(board: GoBoard, { score }: GoOverlayOptions): GoScore {
  return score ?? countOf(board);
}

function dead(points: Iterable<Point>): Shape {
  return { kind: 'crosses', points, arm: 0.17, paint: 'bad', name: 'dead' };
}

export const score: GoOverlay = {
  title: 'Score',
  showsScore: true,
  get legend() {
    return [
      ...SIDES.map((side) => ({
        shapes: [held(side, [[0, 0]]), owned(side, [[0, 0]])],
        words: `${nameOf(side)}’s points`,
      })),
      { shapes: setOff('seki', [[0, 0]]), words: 'in seki: not counted' },
      { shapes: [dots('false-eye', [[0, 0]], 'vital')], words: 'false eye: to be filled' },
      { shapes: [neutral('dame', [[0, 0]])], words: 'dame' },
      { shapes: [dead([[0, 0]])], words: 'dead stone' },
    ];
  },

  shapes(board, options) {
    const counted = scoreOf(board, options);
    const empties = board.empties();
    return [
      ...SIDES.map((side) => held(side, counted[side].points)),
      ...setOff('seki', counted.seki),
      neutral('dame', counted.dame.minus(counted.dead)),
      dots('false-eye', counted.falseEyes, 'vital'),
      ...SIDES.map((side) => owned(side, counted[side].points.and(empties))),
      dead(counted.dead),
    ];
  },

  describe(board, point, options) {
    const counted = scoreOf(board, options);
    if (counted.seki.has(point)) return 'in seki';
    if (counted.falseEyes.has(point)) return 'a false eye, to be filled in the end';
    const owner = SIDES.find((side) => counted[side].points.has(point));
    if (counted.dead.has(point)) return owner ? `dead, ${nameOf(owner)}’s point` : 'dead';
    if (board.get(point) !== 0) return null;
    return owner ? `${nameOf(owner)}’s point` : 'dame';
  },
};
