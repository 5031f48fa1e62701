/** Connectedness: the side whose stones are one group, and the moves that would make a side's stones one. */

import type { LoaMove, Vertex } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { COLORS, nameOf } from '../overlay.js';
import { joined } from './groups.js';
import { edgeOf, isSame } from './squares.js';
import type { LoaOverlay, View } from './view.js';

/** The moves from or to the square that connect a side. */
function connecting({ moves }: View, point: Vertex): LoaMove[] {
  return moves.filter(
    ({ connects, from, to }) => connects !== 'none' && (isSame(from, point) || isSame(to, point)),
  );
}

export const connection: LoaOverlay = {
  id: 'connection',

  shapes({ board, moves }) {
    const connected = COLORS.filter((color) => board.isConnected(color)).map((color) => {
      return { kind: 'bands', segments: joined(board.stones(color)), color: 'connected' } as const;
    });
    const arrows = moves
      .filter(({ connects }) => connects !== 'none')
      .map(({ from, to, connects }): Shape => {
        return { kind: 'arrow', from: edgeOf(from, to), to, color: `connects-${connects}` };
      });
    return [...connected, ...arrows];
  },

  describe(view, point) {
    const color = COLORS.find((side) => view.board.stones(side).has(point));
    if (color !== undefined && view.board.isConnected(color)) return `${nameOf(color)} is connected`;
    const moves = connecting(view, point).map(({ text, connects }) => {
      const whom = { none: '', mover: 'its own side', opponent: 'the opponent', both: 'both sides' }[
        connects
      ];
      return `${text} connects ${whom}`;
    });
    return moves.length === 0 ? null : moves.join(', ');
  },
};
