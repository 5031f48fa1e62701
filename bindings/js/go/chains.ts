import type { PointSet } from '../core/point-set.js';
import type { Color } from '../core/types.js';

/** A maximal connected set of stones of one colour, with the empty points adjacent to it. */
export interface Chain {
  readonly color: Color;
  readonly stones: PointSet;
  readonly liberties: PointSet;
}

/** Benson's unconditional life for one colour. */
export interface PassAlive {
  /** Stones of every chain that no sequence of opponent moves can capture. */
  readonly stones: PointSet;
  /**
   * The regions that only those chains border and in which at most one point has no neighbour of their
   * colour; opponent stones inside included. docs/benson.md has the exact rule.
   */
  readonly territory: PointSet;
  /** The reason: each alive chain with the regions vital to it (at least two, its eyes). */
  readonly chains: readonly { readonly stones: PointSet; readonly vitalRegions: readonly PointSet[] }[];
}

/** The area of both colours, and the empty points that reach both or neither. */
export type GoArea = {
  readonly black: PointSet;
  readonly white: PointSet;
  readonly neutral: PointSet;
};
