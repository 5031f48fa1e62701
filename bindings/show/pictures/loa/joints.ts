/** Weak joints: two stones that touch by their corners alone, with no own stone beside the corner. */

import type { Color, LoaBoard } from '../../../js/api.js';
import { sameVertex } from '../../../js/core/vertex.js';

import { SIDES } from '../overlay.js';
import { said } from '../said.js';
import type { Shape } from '../shapes.js';
import type { UncheckedLoa } from './options.js';
import { type Window, windowsOf } from './windows.js';

function jointsOf(board: LoaBoard, color: Color): Window[] {
  return windowsOf(board, color).filter(({ kind }) => kind === 'd');
}

export const joints: UncheckedLoa = {
  title: 'Weak joints',
  legend: [],

  shapes(board) {
    return SIDES.flatMap((side): Shape[] => {
      const windows = jointsOf(board, side);
      const segments = windows.flatMap(({ across }) => (across ? [across] : []));
      const corners = windows.map(({ corner }) => corner);
      return [
        { kind: 'lines', segments, width: 0.06, paint: 'joint', name: 'joint' },
        { kind: 'discs', points: corners, radius: 0.195, paint: 'joint' },
        { kind: 'discs', points: corners, radius: 0.113, paint: `stone-${side}` },
      ];
    });
  },

  said(board, point) {
    const side = SIDES.find((color) => board.stones(color).has(point));
    if (side === undefined) return null;
    const { length: n } = jointsOf(board, side).filter(({ across }) =>
      across?.some((stone) => sameVertex(stone, point)),
    );
    return n === 0 ? null : said('in {n} weak joints', { n }, 'in {n} weak joint');
  },
};
