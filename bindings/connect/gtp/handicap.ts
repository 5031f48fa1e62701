/** The points of handicap stones. */

import { handicapPoints, type Vertex } from '../../js/api.js';
import { mostHandicap } from '../../js/go/handicap.js';

/** The fixed points; null where there are none for that many stones. */
export function fixedHandicap(width: number, height: number, stones: number): Vertex[] | null {
  const most = mostHandicap(width, height);
  return stones < 2 || stones > most ? null : handicapPoints(width, height, stones);
}

/**
 * Points of the program's choice, fewer than asked for if need be, as GTP allows: the fixed ones, or every other
 * point of a board that has none. Null for fewer than two stones, and for as many as the board has points.
 */
export function freeHandicap(width: number, height: number, stones: number): Vertex[] | null {
  if (stones < 2 || stones >= width * height) return null;
  const most = mostHandicap(width, height);
  if (most > 0) return handicapPoints(width, height, Math.min(stones, most));
  const points: Vertex[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = y % 2; x < width; x += 2) points.push([x, y]);
  }
  return points.slice(0, stones);
}
