/** The analyses that the page needs of each position, found in one call for many positions. */

import { analyzeMany, type GoAnalysis, type GoBoard } from 'kakoi';

const ANALYSES = ['chains', 'passAlive', 'area', 'bouzy'] as const satisfies readonly (keyof GoAnalysis)[];

export type Analysis = Required<Pick<GoAnalysis, (typeof ANALYSES)[number]>>;

/** Analyses boards; `suicide` is true when the rules allow it. */
export function analyze(boards: readonly GoBoard[], suicide: boolean): Analysis[] {
  return analyzeMany(boards, ANALYSES, { suicide }) as Analysis[];
}
