/** The analyses that the page needs of each position, found in one call. */

import { analyzeMany, type GoAnalysis, type GoBoard } from 'kakoi';

const ANALYSES = ['chains', 'passAlive', 'area', 'bouzy'] as const satisfies readonly (keyof GoAnalysis)[];

export type Analysis = Required<Pick<GoAnalysis, (typeof ANALYSES)[number]>>;

/** Analyses a board; `suicide` is true when the rules allow it. */
export const analyze = (board: GoBoard, suicide: boolean): Analysis =>
  analyzeMany([board], ANALYSES, { suicide })[0] as Analysis;
