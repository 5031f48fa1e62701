/** Questions about a group of stones, and their answers. */

import type { Color, GoBoard, PointSet, Vertex } from 'kakoi';
import type { CaptureReading, Certainty, ConnectionReading, LifeReading } from 'kakoi/reading';

/**
 * The kind of a question: can a chain be captured, does a group live, which of two chains wins the race, or
 * can two be connected?
 */
export type Kind = 'capture' | 'life' | 'race' | 'connection';

export type Outcome = CaptureReading['outcome'] | LifeReading['outcome'] | ConnectionReading['outcome'];

/** Nodes for the first answers, which take a fifth of a second. */
export const NODES: Readonly<Record<Kind, number>> = {
  capture: 50_000,
  life: 200_000,
  race: 200_000,
  connection: 100_000,
};

export interface Question {
  readonly kind: Kind;
  readonly board: GoBoard;
  /** The stones asked about, of one colour. */
  readonly group: PointSet;
  /** The other chain of a race or a connection; null for questions about one group. */
  readonly other: PointSet | null;
  /** The side that moves first. */
  readonly toPlay: Color;
  /** The point that ko forbids to that side. */
  readonly ko: Vertex | null;
  /** The points where both may play; null leaves them to the engine. */
  readonly region: PointSet | null;
  /** True walls the region in with stones against the group. Open problems are read like this. */
  readonly walls: boolean;
  /** The most positions to look at. */
  readonly nodes: number;
}

export interface Reading {
  /** The fate of the group. */
  readonly outcome: Outcome;
  /** The fate of the other chain in a race; null for other questions. */
  readonly otherOutcome: Outcome | null;
  /** The certainty of the answer; null when there is none. */
  readonly certainty: Certainty | null;
  /**
   * The move with which the side that moves first gets what it wants; null when there is none, or a pass
   * does.
   */
  readonly move: Vertex | null;
  /** A line of play; null is a pass. */
  readonly line: readonly (Vertex | null)[];
  /** The points where both could play; null for captures, which have no bounds. */
  readonly region: PointSet | null;
  /** Chains that the answer takes for uncapturable, though nothing proves it. */
  readonly assumes: readonly PointSet[];
  /** All first moves that succeed, the one of the line first; null when only `move` is known. */
  readonly first: readonly Vertex[] | null;
}

/** A question and its answer. */
export interface Answered {
  readonly question: Question;
  /** The answer; null while it is looked for. */
  readonly reading: Reading | null;
}

/** The problem that a position poses: its group, and the answer with the side that is to play. */
export interface Problem extends Answered {
  readonly reading: Reading;
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
  dies: 0,
  cut: 0,
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
