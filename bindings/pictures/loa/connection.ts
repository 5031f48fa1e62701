/** Connectedness: the side whose stones are one group, and the moves that would make a side's stones one. */

import type { LoaMove } from '../../js/api.js';
import { sameVertex } from '../../js/core/vertex.js';
import { towards } from '../geometry/points.js';
import { nameOf, SIDES } from '../overlay.js';
import type { Segment, Shape } from '../shapes.js';
import { joined } from './groups.js';
import { type LoaOverlay, movesOf } from './options.js';
import { EDGE } from './squares.js';

/** Whom a move connects, in words: on its own, and after the move's name. */
const WHOM = {
  mover: ['connects the mover', 'connects its own side'],
  opponent: ['connects the opponent', 'connects the opponent'],
  both: ['connects both', 'connects both sides'],
} as const;

type Whom = keyof typeof WHOM;
const KINDS: readonly Whom[] = ['mover', 'opponent', 'both'];

function band(segments: Iterable<Segment>): Shape {
  return { kind: 'bands', segments, paint: 'connected' };
}

function arrows(whom: Whom, moves: readonly LoaMove[]): Shape {
  const segments = moves.map(({ from, to }): Segment => [towards(from, to, EDGE), to]);
  return { kind: 'arrows', segments, width: 0.085, paint: `connects-${whom}`, name: 'connects' };
}

export const connection: LoaOverlay = {
  title: 'Connection',
  get legend() {
    return [
      {
        shapes: [
          band([
            [
              [0, 0],
              [0, 0],
            ],
          ]),
        ],
        words: 'connected side',
      },
      ...KINDS.map((whom) => ({
        shapes: [
          {
            kind: 'lines',
            segments: [
              [
                [-0.3, 0],
                [0.3, 0],
              ],
            ],
            width: 0.16,
            paint: `connects-${whom}`,
          } satisfies Shape,
        ],
        words: WHOM[whom][0],
      })),
    ];
  },

  shapes(board, options) {
    const moves = movesOf(board, options);
    return [
      ...SIDES.filter((side) => board.isConnected(side)).map((side) => band(joined(board.stones(side)))),
      ...KINDS.map((whom) =>
        arrows(
          whom,
          moves.filter(({ connects }) => connects === whom),
        ),
      ),
    ];
  },

  describe(board, point, options) {
    const side = SIDES.find((color) => board.stones(color).has(point));
    if (side !== undefined && board.isConnected(side)) return `${nameOf(side)} is connected`;
    const said = movesOf(board, options)
      .filter(({ from, to }) => sameVertex(from, point) || sameVertex(to, point))
      .flatMap(({ text, connects }) => (connects === 'none' ? [] : [`${text} ${WHOM[connects][1]}`]));
    return said.length === 0 ? null : said.join(', ');
  },
};
