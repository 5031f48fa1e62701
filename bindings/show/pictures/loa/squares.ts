/** Squares of the board. */

import type { LoaBoard, Vertex } from '../../../js/api.js';
import type { Shape } from '../shapes.js';
import type { Paint } from '../theme.js';

export function isOnBoard({ width, height }: LoaBoard, [x, y]: Vertex): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** From the middle of a square to just outside the stone on it. */
export const EDGE = 0.44;

/** The symbol of arrows in legends. */
export function dash(paint: Paint): Shape {
  return {
    kind: 'lines',
    segments: [
      [
        [-0.3, 0],
        [0.3, 0],
      ],
    ],
    width: 0.16,
    paint,
  };
}
