import type { Color, Vertex } from '../core/types.js';

/** A stone on the board, or a pass where the vertex is null. */
export interface Move {
  readonly color: Color;
  readonly vertex: Vertex | null;
}
