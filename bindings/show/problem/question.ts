/** Questions about a group of stones, and their readings. */

import type { Color, GoBoard, PointSet, Vertex } from '../../js/api.js';
import { checkBoard } from '../../js/core/foreign.js';
import { checkSetOf } from '../../js/core/point-set.js';
import { validateBoolean, validateColor, validateWord } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import type { CaptureReading } from '../../js/reading/capture.js';
import type { Certainty } from '../../js/reading/certainty.js';
import type { ConnectionReading } from '../../js/reading/connection.js';
import type { LifeReading } from '../../js/reading/life.js';

/** A question about a group: can a chain be captured, does a group live, who wins a race, can two chains be connected? */
export interface GroupQuestion {
  readonly kind: 'capture' | 'life' | 'race' | 'connection';
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

/** The answer to a question about a group. */
export interface GroupReading {
  /** The fate of the group. */
  readonly outcome: CaptureReading['outcome'] | LifeReading['outcome'] | ConnectionReading['outcome'];
  /** The fate of the other chain in a race; null for other questions. */
  readonly otherOutcome: GroupReading['outcome'] | null;
  /** Null when there is no answer. */
  readonly certainty: Certainty | null;
  /** The move with which the side that moves first gets what it wants; null when there is none, or a pass does. */
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

/** The owner of the stones asked about. */
export function ownerOf({ board, group }: Pick<GroupQuestion, 'board' | 'group'>): Color {
  return group.intersects(board.stones('black')) ? 'black' : 'white';
}

/** Ranks of outcomes: the better for the group's owner, the higher; null when nothing was found. */
const RANKS: Readonly<Record<GroupReading['outcome'], number | null>> = {
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

/** The best rank that a side can have. */
export const BEST = 3;

/**
 * The rank of an outcome for a side that owns the group, or that attacks it: 0, the worst, to 3; a ko and a seki are between.
 * Null when nothing was found. Throws 'bad-option' for what is no outcome.
 */
export function outcomeRank(isOwner: boolean, outcome: GroupReading['outcome']): number | null {
  validateBoolean(isOwner, 'isOwner');
  const names = Object.keys(RANKS) as GroupReading['outcome'][];
  const rank = RANKS[validateWord(outcome, names, 'outcome')];
  return rank === null || isOwner ? rank : BEST - rank;
}

const KINDS = ['capture', 'life', 'race', 'connection'] as const;

/** The question as it was checked; the reader checks the rest. Throws 'bad-option' or 'size-mismatch' for what is no question. */
export function checkQuestion(question: GroupQuestion): GroupQuestion {
  const { other = null, region = null, ...rest } = { ...question };
  const { kind, board, group, toPlay } = rest;
  checkBoard(board, isBoard, 'GoBoard');
  validateWord(kind, KINDS, 'kind');
  validateColor(toPlay);
  checkSetOf(board, group, 'group');
  if (other !== null) checkSetOf(board, other, 'other');
  if (region !== null) checkSetOf(board, region, 'region');
  return { ...rest, other, region };
}
