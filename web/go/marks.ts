/** The marks of a record on the board, and the letters of its variations. */

import type { GoBoard, NodeData, Vertex } from 'kakoi';
import type { BoardVariation } from 'kakoi/board';
import type { SgfMarks } from 'kakoi/sgf';
import { boardMarks } from '../shell/marks.js';
import { letterOf } from '../shell/variations.js';

/** The marks of a node. */
export function marksOf({ width, height }: GoBoard, data: NodeData): Partial<SgfMarks> {
  return boardMarks(data, { width, height, names: null });
}

/**
 * The first moves of all variations, when there are several, with their letters; `points` are their points,
 * null for a pass.
 */
export function variationsOf(points: readonly (Vertex | null)[]): BoardVariation[] {
  if (points.length < 2) return [];
  return points.flatMap((point, i) => (point === null ? [] : [{ point, text: letterOf(i) }]));
}
