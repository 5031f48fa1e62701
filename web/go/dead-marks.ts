/**
 * The dead stones of a node of a record. SGF has no property for them, but for the territory (TB and TW): a
 * stone in the other side's territory is dead.
 */

import { type GoBoard, type NodeData, PointSet } from 'kakoi';
import { territory } from 'kakoi/sgf';

/** The dead stones of a node, whole chains; null when it says nothing about territory. */
export function deadIn(board: GoBoard, { TB, TW }: NodeData): PointSet | null {
  if (TB === undefined && TW === undefined) return null;
  const { width, height } = board;
  let dead = PointSet.empty(width, height);
  try {
    const { black, white } = territory.parse({ TB: TB ?? [], TW: TW ?? [] }, board) ?? {
      black: [],
      white: [],
    };
    for (const [points, side] of [
      [black, board.stones('white')],
      [white, board.stones('black')],
    ] as const) {
      for (const point of points) {
        if (side.has(point) && !dead.has(point)) dead = dead.or(board.chainAt(point)?.stones ?? dead);
      }
    }
  } catch {
    return null; // a property that cannot be read says nothing
  }
  return dead;
}

/** The properties that mark the stones as dead; null removes them. */
export function writeDead(
  board: GoBoard,
  dead: PointSet | null,
): Record<'TB' | 'TW', readonly string[] | null> {
  if (dead === null) return { TB: null, TW: null };
  const { black, white } = board.score({ rules: 'japanese', dead });
  const owned = {
    black: black.points.or(dead.and(board.stones('white'))),
    white: white.points.or(dead.and(board.stones('black'))),
  };
  const { TB, TW } = territory.write({ black: [...owned.black], white: [...owned.white] });
  // SGF allows empty lists here; without any list, the node would say nothing.
  return { TB: TB ?? (TW === undefined ? [''] : null), TW: TW ?? null };
}
