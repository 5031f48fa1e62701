/** The worth of a post on each free point to the side to play: the larger the square, the more it gains or loses. */

import type { Color, ScalarMap, SenketBoard, SenketMode } from '../../../js/api.js';
import { bestOf, gainLegend, gainShapes, signed } from '../gains.js';
import { perBoard } from '../per-board.js';
import { nameOf, said } from '../said.js';
import type { SenketOverlayOptions, UncheckedSenket } from './claims.js';

const inMode = (mode: SenketMode, color: Color) =>
  perBoard((board: SenketBoard) => board.moveValues(color, mode));

const found = {
  area: { black: /* @__PURE__ */ inMode('area', 'black'), white: /* @__PURE__ */ inMode('area', 'white') },
  posts: { black: /* @__PURE__ */ inMode('posts', 'black'), white: /* @__PURE__ */ inMode('posts', 'white') },
};

/** The values of all moves of the colour, which are found once for a board. */
export function valuesFor(board: SenketBoard, mode: SenketMode, color: Color): ScalarMap {
  return found[mode][color](board);
}

/** Null where it is not known yet. */
function valuesOf(board: SenketBoard, options: SenketOverlayOptions): ScalarMap | null {
  const { mode = 'area', toPlay = 'black', values } = options;
  return values === undefined ? valuesFor(board, mode, toPlay) : values;
}

export const worth: UncheckedSenket = {
  title: 'Worth of a move',
  get legend() {
    return gainLegend();
  },

  shapes(board, options) {
    const values = valuesOf(board, options);
    // Squares of sums: without the logarithm all but the largest would look alike.
    return values === null ? [] : gainShapes(values, Math.log1p);
  },

  said(board, place, options) {
    const [x, y] = [Math.round(place[0]), Math.round(place[1])];
    const isOn = x >= 0 && y >= 0 && x < board.size && y < board.size;
    const values = isOn ? valuesOf(board, options) : null;
    const value = values?.at([x, y]);
    if (values === null || value === undefined || Number.isNaN(value)) return null;
    const { toPlay = 'black' } = options;
    const about = { value: signed(value), color: nameOf(toPlay) };
    return bestOf(values)?.gain === value
      ? said('a post is worth {value} to {color}, the most', about)
      : said('a post is worth {value} to {color}', about);
  },
};
