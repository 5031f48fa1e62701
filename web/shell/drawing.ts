/** The shapes of what a tool is about to draw. */

import type { Vertex } from 'kakoi';
import type { BoardConfig } from 'kakoi/board';
import type { Point, Shape } from 'kakoi/pictures';
import { isLineTool, pointsBetween, type Tool } from './editing.js';
import { isSame } from './points.js';
import type { PageState } from './state.js';

/** The drawing of a line tool, in place of the game's own. */
export function lineDrawing({ tool, lineFrom }: PageState): Partial<BoardConfig> {
  if (!isLineTool(tool)) return {};
  const dragged = (from: Vertex, to: Point): Shape[] => [
    { kind: tool === 'arrow' ? 'arrows' : 'lines', segments: [[from, to]], width: 0.09, paint: 'focus' },
  ];
  return {
    dragged,
    aim: (point) =>
      lineFrom === null || isSame(lineFrom, point) ? [frameOf(point)] : dragged(lineFrom, point),
  };
}

/** The mark of a point that a tool is about to use, and of an end of a line that is being drawn. */
export function frameOf(point: Vertex): Shape {
  return { kind: 'frames', points: [point], half: 0.3, width: 0.05, paint: 'focus' };
}

/** The stone or mark that a press with the tool would put on the point. */
export function aimOf(tool: Tool, point: Vertex): Shape {
  return tool === 'black' || tool === 'white'
    ? { kind: 'stones', points: [point], side: tool, look: 'tried' }
    : frameOf(point);
}

/** The rectangle that is being drawn on a board. */
export function rectangleOn(board: { readonly width: number; readonly height: number }) {
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));
  return (from: Vertex, [x, y]: Point): Shape[] => {
    const points = pointsBetween(from, [within(x, board.width), within(y, board.height)]);
    return [{ kind: 'outline', points, dashed: true, paint: 'focus' }];
  };
}
