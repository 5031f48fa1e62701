/** Bit quads: every window that holds a stone, by its kind. Their counts give the Euler number. */

import type { Shape } from '../../boards/shapes.js';
import type { LoaOverlay } from './view.js';
import { windowsOf } from './windows.js';

export const quads: LoaOverlay = {
  id: 'quads',

  shapes({ board, quadColors }) {
    // Beside each other where both colours are shown: black's to the left.
    const both = quadColors.length > 1;
    return quadColors.flatMap((color) => {
      const aside = both ? (color === 'black' ? -0.125 : 0.125) : 0;
      return windowsOf(board, color)
        .filter(({ kind }) => kind !== 'q0')
        .flatMap(({ kind, corner: [x, y] }): Shape[] => {
          const at = [x + aside, y] as const;
          const scale = both ? 0.4 : 0.62;
          return [
            { kind: 'tile', at, text: '', color: `stone-${color}`, ink: 'badge-ink', scale: scale * 1.22 },
            { kind: 'tile', at, text: kind.slice(1), color: `quad-${kind}`, ink: 'badge-ink', scale },
          ];
        });
    });
  },

  describe() {
    return null;
  },
};
