/** The key under which a board keeps its stones: black's rows, then white's. */
export const POSITION: unique symbol = Symbol('position');

/** The part of a board that the engine needs. */
export interface Position {
  readonly width: number;
  readonly height: number;
  readonly [POSITION]: Uint32Array;
}
