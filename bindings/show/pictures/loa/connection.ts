/** Connectedness: the side whose stones are one group, and the moves that would make a side's stones one. */

import type { LoaMove } from '../../../js/api.js';
import { sameVertex } from '../../../js/core/vertex.js';
import { towards } from '../geometry/points.js';
import { legendEntry, SIDES } from '../overlay.js';
import { nameOf, type Said, said } from '../said.js';
import type { Segment, Shape } from '../shapes.js';
import { joined } from './groups.js';
import { movesOf, type UncheckedLoa } from './options.js';
import { dash, EDGE } from './squares.js';

/** Whom a move connects, in words: on its own, and after the move's name. */
const WHOM = {
  mover: ['connects the mover', '{move} connects its own side'],
  opponent: ['connects the opponent', '{move} connects the opponent'],
  both: ['connects both', '{move} connects both sides'],
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

export const connection: UncheckedLoa = {
  title: 'Connection',
  get legend() {
    return [
      legendEntry(said('connected side'), [
        band([
          [
            [0, 0],
            [0, 0],
          ],
        ]),
      ]),
      ...KINDS.map((whom) => legendEntry(said(WHOM[whom][0]), [dash(`connects-${whom}`)])),
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

  said(board, point, options) {
    const side = SIDES.find((color) => board.stones(color).has(point));
    if (side !== undefined && board.isConnected(side))
      return said('{color} is connected', { color: nameOf(side) });
    return movesOf(board, options)
      .filter(({ from, to }) => sameVertex(from, point) || sameVertex(to, point))
      .flatMap(({ text, connects }) => (connects === 'none' ? [] : [said(WHOM[connects][1], { move: text })]))
      .reduce<Said | null>((first, rest) => (first ? said('{first}, {rest}', { first, rest }) : rest), null);
  },
};
