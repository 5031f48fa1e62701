/** The count of the position as if the game ended here: points, seki, false eyes, dame and the stones given as dead. */

import type { GoBoard, GoScore } from '../../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { perBoard } from '../per-board.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import { dots, held, neutral, owned, setOff } from './marks.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

const countOf = /* @__PURE__ */ perBoard((board: GoBoard) => board.score({ dead: 'auto' }));

function scoreOf(board: GoBoard, { score }: GoOverlayOptions): GoScore {
  return score ?? countOf(board);
}

function dead(points: Iterable<Point>): Shape {
  return { kind: 'crosses', points, arm: 0.17, paint: 'bad', name: 'dead' };
}

export const score: UncheckedGo = {
  title: 'Score',
  showsScore: true,
  get legend() {
    return [
      ...SIDES.map((side) =>
        legendEntry(said('{color}’s points', { color: nameOf(side) }), [
          held(side, [[0, 0]]),
          owned(side, [[0, 0]]),
        ]),
      ),
      legendEntry(said('in seki: not counted'), setOff('seki', [[0, 0]])),
      legendEntry(said('false eye: to be filled'), [dots('false-eye', [[0, 0]], 'vital')]),
      legendEntry(said('dame'), [neutral('dame', [[0, 0]])]),
      legendEntry(said('dead stone'), [dead([[0, 0]])]),
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

  said(board, point, options) {
    const counted = scoreOf(board, options);
    if (counted.seki.has(point)) return said('in seki');
    if (counted.falseEyes.has(point)) return said('a false eye, to be filled in the end');
    const owner = SIDES.find((side) => counted[side].points.has(point));
    const color = owner && nameOf(owner);
    if (counted.dead.has(point)) return color ? said('dead, {color}’s point', { color }) : said('dead');
    if (board.get(point) !== 0) return null;
    return color ? said('{color}’s point', { color }) : said('dame');
  },
};
