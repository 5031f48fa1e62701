/** The marks of a record on the board, and the letters of its variations. */

import type { GoBoard, RecordNode, Vertex } from 'kakoi';
import type { BoardVariation } from 'kakoi/board';
import { letterOf } from '../shell/letter.js';
import { boardMarks, type Marks, type Notation } from '../shell/marks.js';

export function notationOf({ width, height }: GoBoard): Notation {
  return { width, height, names: null };
}

/** The marks at a node. */
export function marksOf(board: GoBoard, node: RecordNode): Partial<Marks> {
  return boardMarks(node, notationOf(board));
}

/**
 * The first moves of all variations, when there are several, with their letters; `points` are their points,
 * null for a pass.
 */
export function variationsOf(points: readonly (Vertex | null)[]): BoardVariation[] {
  if (points.length < 2) return [];
  return points.flatMap((point, i) => (point === null ? [] : [{ point, text: letterOf(i) }]));
}
