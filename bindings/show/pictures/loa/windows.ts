/** The windows of a colour as pictures need them. */

import type { Color, LoaBoard, LoaQuadWindow } from '../../../js/api.js';
import type { Point, Segment } from '../shapes.js';

export type WindowKind = LoaQuadWindow['kind'];

export interface Window {
  readonly kind: WindowKind;
  /** The corner where its four squares meet, between the points. */
  readonly corner: Point;
  /** From the first of the colour's stones in it to the last: the diagonal, in a window with two on one. */
  readonly across: Segment | null;
}

export function windowsOf(board: LoaBoard, color: Color): Window[] {
  return board.quadWindows(color).map(({ kind, corner: [x, y], stones }) => {
    const [first, last] = [stones[0], stones.at(-1)];
    return { kind, corner: [x + 0.5, y + 0.5], across: first && last ? [first, last] : null };
  });
}
