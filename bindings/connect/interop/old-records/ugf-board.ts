/** Lines and points of UGF. */

import type { Vertex } from '../../../js/api.js';

/** A line of a section, and its number from 0. */
export interface UgfLine {
  readonly text: string;
  readonly number: number;
}

/** The size of the board, and the direction in which rows are counted. */
export interface UgfBoard {
  readonly size: number;
  /** True for rows from the bottom, as IGS counts them. */
  readonly isUpward: boolean;
}

/** The vertex of a column and a row from 1. */
export function ugfVertex(column: number, row: number, { size, isUpward }: UgfBoard): Vertex {
  return [column - 1, isUpward ? size - row : row - 1];
}
