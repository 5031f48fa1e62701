/** Bit quads: every window that holds a stone, by its kind. Their counts give the Euler number. */

import { SIDES } from '../overlay.js';
import type { Point, Shape } from '../shapes.js';
import type { UncheckedLoa } from './options.js';
import { windowsOf } from './windows.js';

export const quads: UncheckedLoa = {
  title: 'Counting groups (quads, Euler number)',
  legend: [],

  shapes(board, { quadColors = SIDES }) {
    const colors = [...quadColors]; // any list will do
    // Beside each other where both colours are shown: black's to the left.
    const both = colors.length > 1;
    const size = both ? 0.4 : 0.62;
    return colors.flatMap((color) => {
      const aside = both ? (color === 'black' ? -0.125 : 0.125) : 0;
      return windowsOf(board, color).flatMap(({ kind, corner: [x, y] }): Shape[] => {
        if (kind === '0') return [];
        const at: Point = [x + aside, y];
        const ink = 'badge-ink';
        return [
          { kind: 'tile', at, text: '', size: size * 1.22, paint: `stone-${color}`, ink },
          { kind: 'tile', at, text: kind, size, paint: `quad-${kind}`, ink, name: 'quad' },
        ];
      });
    });
  },

  said() {
    return null;
  },
};
