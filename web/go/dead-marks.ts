/**
 * Which stones a node of a record says are dead, and how it is told: SGF has no property for that, but for the territory (TB and
 * TW), and a stone in the other side's is dead.
 */

import { type GoBoard, type NodeData, PointSet } from 'kakoi';
import { readTerritory, writeTerritory } from 'kakoi/sgf';

/** Whole chains; null where the node says nothing about territory. */
export function deadIn(board: GoBoard, { TB, TW }: NodeData): PointSet | null {
  if (TB === undefined && TW === undefined) return null;
  const { width, height } = board;
  let dead = PointSet.empty(width, height);
  try {
    const { black, white } = readTerritory({ TB: TB ?? [], TW: TW ?? [] }, board) ?? { black: [], white: [] };
    for (const [points, side] of [
      [black, board.stones('white')],
      [white, board.stones('black')],
    ] as const) {
      for (const point of points) {
        if (side.has(point) && !dead.has(point)) dead = dead.or(board.chainAt(point)?.stones ?? dead);
      }
    }
  } catch {
    return null; // what cannot be read says nothing
  }
  return dead;
}

/** The properties that say so; null takes them out. */
export function writeDead(
  board: GoBoard,
  dead: PointSet | null,
): Record<'TB' | 'TW', readonly string[] | null> {
  if (dead === null) return { TB: null, TW: null };
  const { black, white } = board.score({ rules: 'japanese', dead });
  const territory = {
    black: black.points.or(dead.and(board.stones('white'))),
    white: white.points.or(dead.and(board.stones('black'))),
  };
  const { TB, TW } = writeTerritory({ black: [...territory.black], white: [...territory.white] });
  // SGF allows empty lists here; without any, nothing would be said.
  return { TB: TB ?? (TW === undefined ? [''] : null), TW: TW ?? null };
}
