/** Area as Tromp and Taylor count it: stones, and empty points that reach one colour only. */

import type { GoBoard } from '../../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { nameOf, type Said, said } from '../said.js';
import type { Shape, Side } from '../shapes.js';
import { held, neutral, owned } from './marks.js';
import type { GoOverlayOptions, UncheckedGo } from './options.js';

function areaOfSide(side: Side): Said {
  return said('{color}’s area', { color: nameOf(side) });
}

function areaOf(board: GoBoard, { analysis }: GoOverlayOptions): ReturnType<GoBoard['area']> {
  return analysis?.area ?? board.area();
}

export const area: UncheckedGo = {
  title: 'Area (Tromp–Taylor)',
  get legend() {
    return [
      ...SIDES.map((side) => legendEntry(areaOfSide(side), [held(side, [[0, 0]]), owned(side, [[0, 0]])])),
      legendEntry(said('neutral'), [neutral('neutral', [[0, 0]])]),
    ];
  },

  shapes(board, options) {
    const found = areaOf(board, options);
    const empties = board.empties();
    return [
      ...SIDES.flatMap((side): Shape[] => [held(side, found[side]), owned(side, found[side].and(empties))]),
      neutral('neutral', found.neutral),
    ];
  },

  said(board, point, options) {
    if (board.get(point) !== 0) return null;
    const found = areaOf(board, options);
    const owner = SIDES.find((side) => found[side].has(point));
    return owner ? areaOfSide(owner) : said('neutral');
  },
};
