/** Questions about a group of stones, and their answers. */

import type { Color, GoBoard, PointSet, Vertex } from 'kakoi';
import type { GroupQuestion, GroupReading, SolvedProblem } from 'kakoi/problem';

/** Nodes for the first answers, which take a fifth of a second. Captures that take more are told as questions of life. */
export const NODES: Readonly<Record<GroupQuestion['kind'], number>> = {
  capture: 30_000,
  life: 200_000,
  race: 200_000,
  connection: 100_000,
};

/** A question and its answer. */
export interface Answered extends Pick<SolvedProblem, 'question'> {
  /** The answer; null while it is looked for. */
  readonly reading: GroupReading | null;
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
