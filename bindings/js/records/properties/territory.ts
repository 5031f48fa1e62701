/** Reads and writes the territory that a record states: TB and TW. */

import type { ByColor, Vertex } from '../../core/types.js';
import { validateOptions } from '../../core/validate.js';
import type { NodeData } from '../node.js';
import { readPoints, type SgfBoardSize, validateBoardSize, writePoints } from './points.js';

/**
 * The points that a node gives to each side, row by row, usually including dead stones on them; null when it
 * has neither property. Throws 'bad-sgf' for a value that is not a point of the board.
 */
export function readTerritory(data: NodeData, size: SgfBoardSize): ByColor<readonly Vertex[]> | null {
  const board = validateBoardSize(size);
  const black = readPoints(data, 'TB', board);
  const white = readPoints(data, 'TW', board);
  return black.length + white.length === 0 ? null : { black, white };
}

/** The properties of this territory. Throws 'bad-option', 'bad-vertex' or 'off-board'. */
export function writeTerritory(territory: Partial<ByColor<readonly Vertex[]>>): Record<string, string[]> {
  const { black = [], white = [] } = validateOptions(territory, ['black', 'white']);
  const data: Record<string, string[]> = {};
  for (const [name, points] of [
    ['TB', writePoints(black, 'black')],
    ['TW', writePoints(white, 'white')],
  ] as const) {
    if (points.length > 0) data[name] = points;
  }
  return data;
}
