/** The effects of the tools on stones of Go. */

import type { GoBoard, GoSetup, Vertex } from 'kakoi';
import type { Tool } from '../shell/editing.js';

/** The stones that a tool puts and takes; a stone of its own colour that is pressed alone is taken. Null for other tools. */
export function stonesOf(tool: Tool, board: GoBoard, points: readonly Vertex[]): GoSetup | null {
  if (tool === 'empty') return { empty: points };
  if (tool !== 'black' && tool !== 'white') return null;
  const [only] = points;
  const isOwn = only !== undefined && board.get(only) === (tool === 'black' ? 1 : -1);
  return points.length === 1 && isOwn ? { empty: points } : { [tool]: points };
}
