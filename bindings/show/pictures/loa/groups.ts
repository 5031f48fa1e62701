/** Groups: the stones of a colour that touch, diagonally too. Whoever has only one group has won. */

import type { Color, LoaBoard, PointSet } from '../../../js/api.js';
import { sameVertex } from '../../../js/core/vertex.js';
import { linksOf, middleOf } from '../geometry/points.js';
import { SIDES } from '../overlay.js';
import { count, said } from '../said.js';
import type { Segment, Shape } from '../shapes.js';
import type { Paint } from '../theme.js';
import type { UncheckedLoa } from './options.js';

/** A side rarely has more groups than there are paints for them. */
const PAINTS = ['group-1', 'group-2', 'group-3', 'group-4', 'group-5', 'group-6'] as const;

/** The colour's groups, the largest first. */
function groupsBySize(board: LoaBoard, color: Color): PointSet[] {
  return board.groups(color).sort((a, b) => b.size - a.size);
}

/** From every stone to those after it that it touches, and to itself. */
export function joined(stones: PointSet): Segment[] {
  return linksOf(stones, [
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ]);
}

export const groups: UncheckedLoa = {
  title: 'Groups',
  legend: [],

  shapes(board) {
    return SIDES.flatMap((side) =>
      groupsBySize(board, side).flatMap((stones, rank): Shape[] => {
        const paint = PAINTS[rank % PAINTS.length] as Paint;
        const links = joined(stones);
        const segments = links.filter(([from, to]) => !sameVertex(from, to));
        return [
          { kind: 'bands', segments: links, paint },
          { kind: 'lines', segments, width: 0.06, paint, name: 'joints' },
          {
            kind: 'badge',
            at: middleOf(stones),
            text: String(stones.size),
            size: 0.8,
            paint,
            ink: 'badge-ink',
            name: 'group',
          },
        ];
      }),
    );
  },

  said(board, point) {
    for (const side of SIDES) {
      const all = groupsBySize(board, side);
      const own = all.find((stones) => stones.has(point));
      if (own)
        return said('{color} group of {stones}, one of {groups}', {
          color: said(side),
          stones: count(own.size, 'stone'),
          groups: count(all.length, 'group'),
        });
    }
    return null;
  },
};
