/** The vocabulary that every game of the package shares. */

/** A side: its stones, its posts, its moves. */
export type Color = 'black' | 'white';

/** The values of sign maps: black 1, white −1, empty 0. */
export type Sign = -1 | 0 | 1;

/** Signs as map[y][x], origin top left. */
export type SignMap = Sign[][];

/** The neighbours of a point: 4 along rows and columns only, or 8 with diagonals. */
export type Connectivity = 4 | 8;

/** A point of a board, 0-based, origin top left. */
export type Vertex = readonly [x: number, y: number];

/** The forms in which the package accepts a vertex: [x, y], {x, y} or text in the notation of the game. */
export type VertexLike = Vertex | { readonly x: number; readonly y: number } | string;

/** A value for each side. */
export interface ByColor<T> {
  readonly black: T;
  readonly white: T;
}

/**
 * The symmetries of a grid. On a rectangle, those that swap width and height give a set or board of the other shape.
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

/**
 * The numbers of 2×2 windows by content: q0, q1, q3 and q4 have that many points set, q2 two adjacent ones,
 * qd two on a diagonal.
 */
export interface QuadCounts {
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
  readonly q3: number;
  readonly q4: number;
  readonly qd: number;
}
