/** What can be asked about a group of stones, and what comes back. */

import type { Color, GoBoard, PointSet, Vertex } from 'kakoi';
import type { CaptureReading, LifeReading } from 'kakoi/reading';

/** Whether a chain can be captured, or whether a group lives. */
export type Kind = 'capture' | 'life';

export type Outcome = CaptureReading['outcome'] | LifeReading['outcome'];

export interface Question {
  readonly kind: Kind;
  readonly board: GoBoard;
  /** The stones asked about, of one colour. */
  readonly group: PointSet;
  /** Who moves first. */
  readonly toPlay: Color;
  /** The point that ko forbids to that side. */
  readonly ko: Vertex | null;
  /** Where may be played; null leaves it to the engine. */
  readonly region: PointSet | null;
  /** The most positions to look at. */
  readonly nodes: number;
}

export interface Reading {
  readonly outcome: Outcome;
  /** With which the side that moves first gets what it wants; null for none, or where a pass does. */
  readonly move: Vertex | null;
  /** How it may go on; null is a pass. */
  readonly line: readonly (Vertex | null)[];
  /** Where was played; null for captures, which know no bounds. */
  readonly region: PointSet | null;
  /** Chains that the answer takes for uncapturable, though nothing proves it. */
  readonly assumes: readonly PointSet[];
}

/** Whose stones are asked about. */
export function ownerOf(board: GoBoard, group: PointSet): Color {
  return group.intersects(board.stones('black')) ? 'black' : 'white';
}

/** One of the stones; the topmost row's leftmost. */
export function stoneOf(group: PointSet): Vertex {
  const [stone] = group as Iterable<Vertex> as [Vertex];
  return stone;
}

/** The better for the group's owner, the higher; null where nothing was proved. */
const RANKS: Readonly<Record<Outcome, number | null>> = {
  captured: 0,
  dies: 0,
  ko: 1,
  seki: 2,
  lives: 3,
  escapes: 3,
  unknown: null,
};
const BEST = 3;

/** The better for that side, the higher, from 0 to 3; null where nothing was proved. */
export function rankFor(isOwner: boolean, outcome: Outcome): number | null {
  const rank = RANKS[outcome];
  return rank === null || isOwner ? rank : BEST - rank;
}
