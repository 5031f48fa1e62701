/** The dead stones of a count as presses on stones settle them, a group and its neighbours at once. */

import { type Color, type GoBoard, opponent, type PointSet, type Vertex } from 'kakoi';
import type { Analysis } from './analysis.js';

/** The fate of the stone at the point by Benson's rule; null where that proves nothing. */
export function provedAt(
  board: GoBoard,
  { passAlive }: Pick<Analysis, 'passAlive'>,
  point: Vertex,
): 'alive' | 'dead' | null {
  const color = colorAt(board, point);
  if (passAlive[color].stones.has(point)) return 'alive';
  return passAlive[opponent(color)].territory.has(point) ? 'dead' : null;
}

/**
 * The dead stones after a press on a stone. A group that was dead is alive. One that was alive is dead,
 * with all stones of its colour in its region, unless some of these are proved to live or the region is open; the other
 * side's stones around it are then alive.
 */
export function afterPress(
  board: GoBoard,
  dead: PointSet,
  { passAlive }: Pick<Analysis, 'passAlive'>,
  point: Vertex,
): PointSet {
  const color = colorAt(board, point);
  const region = regionOf(board, point);
  const own = board.stones(color).and(region);
  if (dead.has(point)) return dead.minus(own);
  const isOpen = 2 * region.size > board.width * board.height || own.intersects(passAlive[color].stones);
  const group = isOpen ? board.chainAt(point)!.stones : own;
  let left = dead.or(group);
  for (const stone of (isOpen ? group : region).border().and(left))
    if (left.has(stone)) left = left.minus(regionOf(board, stone).and(board.stones(opponent(color))));
  return left;
}

/** The points that are reached from a stone without crossing the other colour's. */
function regionOf(board: GoBoard, point: Vertex): PointSet {
  const enemies = board.stones(opponent(colorAt(board, point)));
  return board.chainAt(point)!.stones.expandTo(enemies.not());
}

function colorAt(board: GoBoard, point: Vertex): Color {
  return board.get(point) > 0 ? 'black' : 'white';
}
