/** The vicinity of a stone, level by level: what is near when stones cost no step. */

import { type PointSet, toGtp, type Vertex } from 'kakoi';
import { count } from '../overlay.js';
import type { GoOverlay, View } from './view.js';

/** The stone looked at, else the one played last. */
function stoneOf({ board, focus, lastStone }: View): Vertex | null {
  return focus && board.get(focus) !== 0 ? focus : lastStone;
}

/** Level 1, level 2 and so on; each holds the one before. */
function levels(view: View, stone: Vertex): PointSet[] {
  return Array.from({ length: view.vicinityLevel }, (_, i) => view.board.vicinity(stone, i + 1));
}

export const vicinity: GoOverlay = {
  id: 'vicinity',

  shapes(view) {
    const stone = stoneOf(view);
    if (stone === null) return [];
    const all = levels(view, stone);
    return [
      ...all.map((points) => ({ kind: 'area', points, color: 'vicinity-area' }) as const),
      { kind: 'outline', points: all.at(-1) as PointSet, color: 'vicinity' },
    ];
  },

  describe(view, point) {
    const stone = stoneOf(view);
    if (stone === null || (stone[0] === point[0] && stone[1] === point[1])) return null;
    const level = levels(view, stone).findIndex((points) => points.has(point)) + 1;
    const place = toGtp(stone, view.board.height);
    if (level === 0) return `not in the vicinity of ${place}`;
    return level === 1 ? `touches ${place}` : `${count(level - 1, 'empty point')} from ${place}`;
  },
};
