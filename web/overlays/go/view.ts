/** What the overlays of a Go position look at. */

import {
  analyzeMany,
  type GoAnalysis,
  type GoAnalysisName,
  type GoBoard,
  type GoScore,
  type PointSet,
  type Vertex,
} from 'kakoi';
import type { Overlay } from '../overlay.js';

const ANALYSES = ['chains', 'passAlive', 'area', 'bouzy'] as const satisfies readonly GoAnalysisName[];

export type Analysis = Required<Pick<GoAnalysis, (typeof ANALYSES)[number]>>;

/** What the overlays need to know of each board, in one call; `suicide` says whether the rules allow it. */
export function analyze(boards: readonly GoBoard[], suicide: boolean): Analysis[] {
  return analyzeMany(boards, ANALYSES, { suicide }) as Analysis[];
}

/** A count, with the stones that it takes for alive. */
export type Score = GoScore & { readonly living: PointSet };

export interface View {
  readonly board: GoBoard;
  readonly analysis: Analysis;
  readonly score: Score;
  /** The point the reader looks at: under the pointer, the keyboard's cursor, or the last stone tapped. */
  readonly focus: Vertex | null;
  /** The stone played last, while it stands. */
  readonly lastStone: Vertex | null;
  /** How far the vicinity of a stone is shown. */
  readonly vicinityLevel: number;
}

export type GoOverlay = Overlay<View>;
