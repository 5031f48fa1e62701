/**
 * Where a board keeps its posts and fences: black's posts, the left ends of black's fences in the four
 * directions, then the same of white; each a set of `size` rows.
 */
export const POSITION: unique symbol = Symbol('position');

/** What the engine needs to know of a board. */
export interface Position {
  readonly size: number;
  readonly [POSITION]: Uint32Array;
}
