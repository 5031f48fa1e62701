/** The 81 windows of 2×2 squares that touch the board, by how a colour fills them; outside the board nothing stands. */

import type { Color, LoaBoard } from '../../js/api.js';
import type { Point, Segment } from '../shapes.js';
import { isOnBoard, SIZE } from './squares.js';

/** How many of its squares the colour has, 'd' for two on a diagonal. */
export type WindowKind = '0' | '1' | '2' | '3' | '4' | 'd';

export interface Window {
  readonly kind: WindowKind;
  /** The corner where its four squares meet, between the points. */
  readonly corner: Point;
  /** From the first of the colour's stones in it to the last: the diagonal, in a window with two on one. */
  readonly across: Segment | null;
}

export function windowsOf(board: LoaBoard, color: Color): Window[] {
  const stones = board.stones(color);
  const has = (square: Point): boolean => isOnBoard(square) && stones.has(square);
  const steps = Array.from({ length: SIZE + 1 }, (_, i) => i - 1);
  return steps.flatMap((y) =>
    steps.map((x): Window => {
      const square: Point[] = [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ];
      const held = square.filter(has);
      const [first, last] = [held[0], held.at(-1)];
      const across: Segment | null = first && last ? [first, last] : null;
      const diagonal =
        held.length === 2 && across?.[0][0] !== across?.[1][0] && across?.[0][1] !== across?.[1][1];
      const kind = diagonal ? 'd' : (String(held.length) as WindowKind);
      return { kind, corner: [x + 0.5, y + 0.5], across };
    }),
  );
}
