/** The 81 windows of 2×2 squares that touch the board, by how a colour fills them; outside the board nothing stands. */

import type { Color, LoaBoard, QuadCounts, Vertex } from 'kakoi';
import type { Segment } from '../../boards/shapes.js';
import { SIZE } from './squares.js';

export type WindowKind = keyof QuadCounts;

export interface Window {
  readonly kind: WindowKind;
  /** The corner where its four squares meet, between the points. */
  readonly corner: Vertex;
  /** From the first of the colour's stones in it to the last: the diagonal, in a window with two on one. */
  readonly across: Segment | null;
}

export function windowsOf(board: LoaBoard, color: Color): Window[] {
  const stones = board.stones(color);
  const has = ([x, y]: Vertex): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE && stones.has([x, y]);
  const steps = Array.from({ length: SIZE + 1 }, (_, i) => i - 1);
  return steps.flatMap((y) =>
    steps.map((x): Window => {
      const square: Vertex[] = [
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
      const kind = diagonal ? 'qd' : (`q${held.length}` as WindowKind);
      return { kind, corner: [x + 0.5, y + 0.5], across };
    }),
  );
}
