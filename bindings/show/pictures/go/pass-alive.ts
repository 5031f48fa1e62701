/** Benson's unconditional life: the stones no one can capture, what they enclose, and the eyes that say why. */

import type { ByColor, GoBoard, PassAlive } from '../../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import { dots, owned, setOff } from './marks.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

function aliveOn(board: GoBoard, { analysis, suicide = false }: GoOverlayOptions): ByColor<PassAlive> {
  return analysis?.passAlive ?? board.passAlive({ suicide });
}

/** The pass-alive chain that holds the point. */
function chainAt(board: GoBoard, point: Point, options: GoOverlayOptions) {
  const alive = aliveOn(board, options);
  return SIDES.flatMap((side) => alive[side].chains).find(({ stones }) => stones.has(point));
}

function safe(points: Iterable<Point>): Shape[] {
  return [
    { kind: 'area', points, paint: 'alive-area' },
    { kind: 'outline', points, paint: 'alive-edge', name: 'alive' },
  ];
}

export const passAlive: UncheckedGo = {
  title: 'Unconditional life (Benson)',
  get legend() {
    return [
      legendEntry(said('can never be captured'), [...safe([[0, 0]]), dots('alive', [[0, 0]], 'alive')]),
      ...SIDES.map((side) =>
        legendEntry(said('{color}’s territory', { color: nameOf(side) }), [
          ...safe([[0, 0]]),
          owned(side, [[0, 0]]),
        ]),
      ),
      legendEntry(said('eyes of the stones pointed at'), setOff('vital', [[0, 0]])),
    ];
  },

  shapes(board, options) {
    const alive = aliveOn(board, options);
    return SIDES.flatMap((side): Shape[] => {
      const { stones, territory } = alive[side];
      return [...safe(stones.or(territory)), dots('alive', stones, 'alive'), owned(side, territory)];
    });
  },

  pointed(board, point, options) {
    const chain = point && chainAt(board, point, options);
    if (!chain) return [];
    return [
      { kind: 'outline', points: chain.stones, paint: 'focus' },
      ...chain.vitalRegions.flatMap((region) => setOff('vital', region)),
    ];
  },

  said(board, point, options) {
    const chain = chainAt(board, point, options);
    if (chain) {
      const n = chain.vitalRegions.length;
      return said('can never be captured: {n} eyes', { n }, 'can never be captured: {n} eye');
    }
    const alive = aliveOn(board, options);
    const owner = SIDES.find((side) => alive[side].territory.has(point));
    if (owner) return said('{color}’s territory for good', { color: nameOf(owner) });
    return board.get(point) === 0 ? null : said('not alive for good by itself');
  },
};
