/** Groups: the stones of a colour that touch, diagonally too. Whoever has one group only has won. */

import type { Color, LoaBoard, PointSet, Vertex } from 'kakoi';
import type { Segment, Shape } from '../../boards/shapes.js';
import { COLORS, count } from '../overlay.js';
import { isSame } from './squares.js';
import type { LoaOverlay } from './view.js';

/** As many as there are colours for them in the style sheet; a side rarely has more. */
const HUES = 6;

/** The colour's groups, the largest first. */
export function groupsBySize(board: LoaBoard, color: Color): PointSet[] {
  return board.groups(color).sort((a, b) => b.size - a.size);
}

/** From every stone to those after it that it touches, and to itself. */
export function joined(stones: PointSet): Segment[] {
  return [...stones].flatMap(([x, y]) =>
    (
      [
        [0, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const
    )
      .map(([dx, dy]): Vertex => [x + dx, y + dy])
      .filter((other) => other[0] >= 0 && other[0] < stones.width && other[1] < stones.height)
      .filter((other) => stones.has(other))
      .map((other): Segment => [[x, y], other]),
  );
}

/** The stone nearest to the middle of the group: it carries the number. */
function middleStone(stones: PointSet): Vertex {
  const list = [...stones];
  const mean = (axis: 0 | 1): number => list.reduce((sum, stone) => sum + stone[axis], 0) / list.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = (stone: Vertex): number => (stone[0] - x) ** 2 + (stone[1] - y) ** 2;
  return list.reduce((best, stone) => (distance(stone) < distance(best) ? stone : best));
}

export const groups: LoaOverlay = {
  id: 'groups',

  shapes({ board }) {
    return COLORS.flatMap((color) =>
      groupsBySize(board, color).flatMap((stones, rank): Shape[] => {
        const hue = `group-${(rank % HUES) + 1}`;
        const links = joined(stones);
        return [
          { kind: 'bands', segments: links, color: hue },
          { kind: 'segments', segments: links.filter(([from, to]) => !isSame(from, to)), color: hue },
          {
            kind: 'badge',
            at: middleStone(stones),
            text: String(stones.size),
            color: hue,
            ink: 'badge-ink',
            scale: 0.8,
          },
        ];
      }),
    );
  },

  describe({ board }, point) {
    for (const color of COLORS) {
      const all = groupsBySize(board, color);
      const own = all.find((stones) => stones.has(point));
      if (own) return `${color} group of ${count(own.size, 'stone')}, one of ${count(all.length, 'group')}`;
    }
    return null;
  },
};
