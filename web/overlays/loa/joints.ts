/** Weak joints: two stones that touch by their corners alone, with no own stone beside the corner. */

import type { Color, LoaBoard } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { COLORS, count } from '../overlay.js';
import { isSame } from './squares.js';
import type { LoaOverlay } from './view.js';
import { type Window, windowsOf } from './windows.js';

function jointsOf(board: LoaBoard, color: Color): Window[] {
  return windowsOf(board, color).filter(({ kind }) => kind === 'qd');
}

export const joints: LoaOverlay = {
  id: 'joints',

  shapes({ board }) {
    return COLORS.flatMap((color): Shape[] => {
      const windows = jointsOf(board, color);
      const segments = windows.flatMap(({ across }) => (across ? [across] : []));
      return [
        { kind: 'segments', segments, color: 'joint' },
        ...windows.flatMap(({ corner: at }): Shape[] => [
          { kind: 'badge', at, text: '', color: 'joint', ink: 'badge-ink', scale: 0.62 },
          { kind: 'badge', at, text: '', color: `stone-${color}`, ink: 'badge-ink', scale: 0.36 },
        ]),
      ];
    });
  },

  describe({ board }, point) {
    const color = COLORS.find((side) => board.stones(side).has(point));
    if (color === undefined) return null;
    const own = jointsOf(board, color).filter(({ across }) => across?.some((stone) => isSame(stone, point)));
    return own.length === 0 ? null : `in ${count(own.length, 'weak joint')}`;
  },
};
