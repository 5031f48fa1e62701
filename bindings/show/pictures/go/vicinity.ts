/** The vicinity of a stone, level by level: what is near when stones cost no step. */

import { type GoBoard, type PointSet, vertexName } from '../../../js/api.js';
import { sameVertex } from '../../../js/core/vertex.js';
import { said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

/** The number of levels shown unless the options say. */
const NEAR = 2;

/** The stone pointed at, else the one played last. */
function stoneAt(board: GoBoard, point: Point | null, { lastStone = null }: GoOverlayOptions): Point | null {
  return point !== null && board.get(point) !== 0 ? point : lastStone;
}

/** Level 1, level 2 and so on; each holds the one before. */
function levels(board: GoBoard, stone: Point, { vicinityLevel = NEAR }: GoOverlayOptions): PointSet[] {
  return Array.from({ length: vicinityLevel }, (_, i) => board.vicinity(stone, i + 1));
}

export const vicinity: UncheckedGo = {
  title: 'Vicinity of a stone',
  legend: [],

  shapes() {
    return [];
  },

  pointed(board, point, options) {
    const stone = stoneAt(board, point, options);
    if (stone === null) return [];
    const all = levels(board, stone, options);
    return [
      ...all.map((points): Shape => ({ kind: 'area', points, paint: 'vicinity-area' })),
      { kind: 'outline', points: all.at(-1)!, paint: 'vicinity' },
    ];
  },

  said(board, point, options) {
    const { vicinityLevel = NEAR } = options;
    const stone = stoneAt(board, point, options);
    if (stone === null || sameVertex(stone, point)) return null;
    const level = board.vicinityMap(stone).at(point);
    const place = vertexName(stone, board.height);
    if (level > vicinityLevel) return said('not in the vicinity of {place}', { place });
    if (level === 1) return said('touches {place}', { place });
    const values = { n: level - 1, place };
    return said('{n} empty points from {place}', values, '{n} empty point from {place}');
  },
};
