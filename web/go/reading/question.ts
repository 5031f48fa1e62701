/** Questions about a group of stones, and their answers. */

import type { Color, GoBoard, PointSet, Vertex } from 'kakoi';
import type { CaptureReading, Certainty, ConnectionReading, LifeReading } from 'kakoi/reading';

/**
 * The kind of a question: can a chain be captured, does a group live, or what becomes of two chains: a race
 * between colours, a connection of one?
 */
export type Kind = 'capture' | 'life' | 'pair';

export type Outcome = CaptureReading['outcome'] | LifeReading['outcome'] | ConnectionReading['outcome'];

/** The situation asked about: a position, and the moves forbidden in it. */
export interface Situation {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko: Vertex | null;
}

export interface Question {
  readonly kind: Kind;
  readonly board: GoBoard;
  /** The stones asked about, of one colour. */
  readonly group: PointSet;
  /** The second chain of a pair. */
  readonly other: PointSet | null;
  /** The side that moves first. */
  readonly toPlay: Color;
  /** The point that ko forbids to that side. */
  readonly ko: Vertex | null;
  /** The points where both may play; null leaves them to the engine. */
  readonly region: PointSet | null;
  /** The most positions to look at. */
  readonly nodes: number;
}

export interface Reading {
  readonly outcome: Outcome;
  /** The fate of the second chain in a race. */
  readonly otherOutcome?: Outcome;
  /** Null when the outcome is unknown. */
  readonly certainty: Certainty | null;
  /**
   * The move with which the side that moves first gets what it wants; null when there is none, or a pass
   * does.
   */
  readonly move: Vertex | null;
  /** All first moves that succeed, where they came with the answer. */
  readonly first?: readonly Vertex[];
  /** A line of play; null is a pass. */
  readonly line: readonly (Vertex | null)[];
  /** The points where both could play; null for captures, which have no bounds. */
  readonly region: PointSet | null;
  /** Chains that the answer takes for uncapturable, though nothing proves it. */
  readonly assumes: readonly PointSet[];
}

/** The owner of the stones asked about. */
export function ownerOf(board: GoBoard, group: PointSet): Color {
  return group.intersects(board.stones('black')) ? 'black' : 'white';
}

/** One of the stones: the leftmost of the topmost row. */
export function stoneOf(group: PointSet): Vertex {
  const [stone] = group as Iterable<Vertex> as [Vertex];
  return stone;
}

/** Ranks of outcomes: the better for the group's owner, the higher; null when nothing was proved. */
const RANKS: Readonly<Record<Outcome, number | null>> = {
  captured: 0,
  cut: 0,
  dies: 0,
  ko: 1,
  seki: 2,
  lives: 3,
  escapes: 3,
  connected: 3,
  unknown: null,
};
const BEST = 3;

/** The rank of an outcome for a side, from 0 to 3: the better, the higher; null when nothing was proved. */
export function rankFor(isOwner: boolean, outcome: Outcome): number | null {
  const rank = RANKS[outcome];
  return rank === null || isOwner ? rank : BEST - rank;
}
