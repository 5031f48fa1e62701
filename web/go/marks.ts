/** What a record draws on the board, and where it goes on in several ways. */

import type { GoBoard, NodeData, Vertex } from 'kakoi';
import type { BoardMark, BoardVariation, MarkKind } from 'kakoi/board';
import { readMarks, type SgfMarks } from 'kakoi/sgf';
import { letterOf } from '../shell/variations.js';

const NAMES = ['TR', 'SQ', 'CR', 'MA', 'SL', 'LB', 'LN', 'AR'] as const;

/** The marks of a node. A property that cannot be read draws nothing. */
export function marksOf(board: GoBoard, data: NodeData): BoardMark[] {
  return NAMES.flatMap((name) => {
    const values = data[name];
    if (values === undefined) return [];
    try {
      return listed(readMarks({ [name]: values }, board));
    } catch {
      return [];
    }
  });
}

function listed({ selected, circle, square, triangle, cross, labels, lines, arrows }: SgfMarks): BoardMark[] {
  const all = (kind: MarkKind, points: readonly Vertex[]) =>
    points.map((point): BoardMark => ({ point, kind }));
  return [
    ...all('dot', selected),
    ...all('circle', circle),
    ...all('square', square),
    ...all('triangle', triangle),
    ...all('cross', cross),
    ...labels.map(({ vertex, text }): BoardMark => ({ point: vertex, kind: 'label', text })),
    ...lines.map(({ from, to }): BoardMark => ({ point: from, kind: 'line', to })),
    ...arrows.map(({ from, to }): BoardMark => ({ point: from, kind: 'arrow', to })),
  ];
}

/** The first moves of all ways on, where there are several, with their letters; `points` are theirs, null for a pass. */
export function variationsOf(points: readonly (Vertex | null)[]): BoardVariation[] {
  if (points.length < 2) return [];
  return points.flatMap((point, i) => (point === null ? [] : [{ point, text: letterOf(i) }]));
}
