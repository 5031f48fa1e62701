/** Questions about a group of stones, and their answers. */

import { type Color, type GoBoard, PointSet, type Vertex } from 'kakoi';
import type { GroupQuestion, GroupReading, SolvedProblem } from 'kakoi/problem';
import { loaded } from '../../shell/part.js';

/** Nodes for the first answers, which take a fifth of a second. Captures that take more are told as questions of life. */
const NODES: Readonly<Record<GroupQuestion['kind'], number>> = {
  capture: 30_000,
  life: 200_000,
  race: 200_000,
  connection: 100_000,
};
/** Deep answers may look at so many times as many nodes, which takes some seconds. */
const DEEPER = 25;

/** The situation asked about: a position, and the moves forbidden in it. */
export interface Situation {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko: Vertex | null;
}

/** The stones asked about, and where and how far to look. */
export interface About {
  readonly group: PointSet;
  readonly other: PointSet | null;
  /** The region where both may play, as the reader drew it. */
  readonly region: PointSet | null;
  readonly isDeep: boolean;
}

/** A question and its answer. */
export interface Answered extends Pick<SolvedProblem, 'question'> {
  /** The answer; null while it is looked for. */
  readonly reading: GroupReading | null;
}

export function questionOf(
  kind: GroupQuestion['kind'],
  first: Color,
  { board, toPlay, ko }: Situation,
  { group, other, region, isDeep }: About,
): GroupQuestion {
  return {
    ...{ kind, board, group, other, toPlay: first, walls: false },
    ko: first === toPlay ? ko : null,
    region: kind === 'life' ? region : null,
    nodes: NODES[kind] * (isDeep ? DEEPER : 1),
  };
}

/** The owner of the stones asked about. */
export function ownerOf(board: GoBoard, group: PointSet): Color {
  return group.intersects(board.stones('black')) ? 'black' : 'white';
}

/** The outcome as a rank for that side, 0 for the worst; null for one that is not known. The part that reads must have been loaded. */
export function rankFor(color: Color, { question: { board, group }, reading }: SolvedProblem): number | null {
  return loaded('reading').outcomeRank(ownerOf(board, group) === color, reading.outcome);
}

/** One of the stones: the leftmost of the topmost row. */
export function stoneOf(group: PointSet): Vertex {
  const [stone] = group as Iterable<Vertex> as [Vertex];
  return stone;
}

/** True for one chain, because only one chain can be asked about captures, or read with another. */
export function isChain(board: GoBoard, group: PointSet): boolean {
  return board.chainAt(stoneOf(group))?.stones.equals(group) === true;
}

/** All stones of the chains that the stones belong to. */
export function chainsOf(board: GoBoard, stones: PointSet): PointSet {
  let chains = PointSet.empty(board.width, board.height);
  for (const stone of stones)
    if (!chains.has(stone)) chains = chains.or(board.chainAt(stone)?.stones ?? chains);
  return chains;
}

/** Two chains of one colour are connected or not; others race. */
export function pairKind(board: GoBoard, group: PointSet, other: PointSet): 'race' | 'connection' {
  return ownerOf(board, group) === ownerOf(board, other) ? 'connection' : 'race';
}
