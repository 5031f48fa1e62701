/** Benson's unconditional life: the stones no one can capture, what they enclose, and the eyes that say why. */

import type { ByColor, GoBoard, PassAlive } from '../../js/api.js';
import { count, nameOf, SIDES } from '../overlay.js';
import type { Point, Shape } from '../shapes.js';
import { dots, owned, setOff } from './marks.js';
import type { GoOverlay, GoOverlayOptions } from './options.js';

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

export const benson: GoOverlay = {
  title: 'Unconditional life (Benson)',
  get legend() {
    return [
      { shapes: [...safe([[0, 0]]), dots('alive', [[0, 0]], 'alive')], words: 'pass-alive stones' },
      ...SIDES.map((side) => ({
        shapes: [...safe([[0, 0]]), owned(side, [[0, 0]])],
        words: `${nameOf(side)}’s territory`,
      })),
      { shapes: setOff('vital', [[0, 0]]), words: 'vital regions of the chain pointed at' },
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

  describe(board, point, options) {
    const chain = chainAt(board, point, options);
    if (chain) return `pass-alive by ${count(chain.vitalRegions.length, 'vital region')}`;
    const alive = aliveOn(board, options);
    const owner = SIDES.find((side) => alive[side].territory.has(point));
    if (owner) return `${nameOf(owner)}’s pass-alive territory`;
    return board.get(point) === 0 ? null : 'not pass-alive';
  },
};
