/** The vocabulary that every game of the package shares. */

export type Color = 'black' | 'white';

/** What maps hold: black 1, white −1, empty 0. */
export type Sign = -1 | 0 | 1;

/** Signs as map[y][x], origin top left. */
export type SignMap = Sign[][];

/** Neighbours along rows and columns only, or along diagonals too. */
export type Connectivity = 4 | 8;

/** A point of a board, 0-based, origin top left. */
export type Vertex = readonly [x: number, y: number];

/** What the package understands as a vertex: [x, y], {x, y} or text in the notation of the game. */
export type VertexLike = Vertex | { readonly x: number; readonly y: number } | string;

/** One thing for each side. */
export interface ByColor<T> {
  readonly black: T;
  readonly white: T;
}

/**
 * The symmetries of a grid; on a rectangle those that swap width and height give a set or board of the other
 * shape.
 */
export type Symmetry =
  | 'identity'
  | 'rotate90'
  | 'rotate180'
  | 'rotate270'
  | 'flipX'
  | 'flipY'
  | 'transpose'
  | 'antiTranspose';

/** Windows of 2×2 cells by content: 0, 1, 3 or 4 set; q2 = two adjacent; qd = two on a diagonal. */
export interface QuadCounts {
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
  readonly q3: number;
  readonly q4: number;
  readonly qd: number;
}
