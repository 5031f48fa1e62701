/** Where a board keeps its stones: black's rows, then white's. */
export const POSITION: unique symbol = Symbol('position');

/** What the engine needs to know of a board. */
export interface Position {
  readonly width: number;
  readonly height: number;
  readonly [POSITION]: Uint32Array;
}
