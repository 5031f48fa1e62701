/** Positions of Lines of Action made by hand, and the notation of squares in its records. */

import { type Color, LoaBoard, type Vertex, vertexName } from 'kakoi';
import type { Tool } from '../shell/editing.js';
import type { Notation } from '../shell/marks.js';
import { isSame } from '../shell/points.js';

/** The notation of squares on a board. */
export function notationOf(board: LoaBoard): Notation {
  const size = board.width;
  return {
    width: size,
    height: size,
    names: {
      read(text) {
        const [, column = '', row] = /^\s*([a-h])([1-8])\s*$/i.exec(text) ?? [];
        const point: Vertex = ['abcdefgh'.indexOf(column.toLowerCase()), size - Number(row)];
        if (row === undefined || point[0] >= size || point[1] < 0) throw new Error(`${text} is not a square`);
        return point;
      },
      write: (point) => vertexName(point, board),
    },
  };
}

/**
 * The board after the tool has put stones on squares, or has taken them. A single stone of the tool's colour
 * is taken when pressed.
 */
export function boardWith(tool: Tool, board: LoaBoard, points: readonly Vertex[]): LoaBoard {
  const sign = tool === 'black' ? 1 : tool === 'white' ? -1 : 0;
  const [only] = points;
  const isOwn = points.length === 1 && only !== undefined && board.get(only) === sign;
  const cell = (point: Vertex): string => {
    const next = !points.some((other) => isSame(other, point)) ? board.get(point) : isOwn ? 0 : sign;
    return next === 0 ? '.' : next > 0 ? 'X' : 'O';
  };
  const { width, height } = board;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cell([x, y])).join(''),
  );
  return LoaBoard.fromDiagram(rows.join('\n'), board.toPlay);
}

/** The same stones with that side to move. */
export function boardFor(board: LoaBoard, toPlay: Color): LoaBoard {
  return LoaBoard.fromDiagram(board.toDiagram(), toPlay);
}

/**
 * Reads a position as text: FEN, or a diagram; null when the text looks like neither. Throws
 * the package's errors.
 */
export function readPosition(text: string): LoaBoard | null {
  const [first = ''] = text.trim().split(/\s/);
  if (first.includes('/')) return LoaBoard.fromFen(text);
  const rows = text.trim().split(/\r\n|\n|\r/);
  return rows.length > 4 && rows.every((row) => /^[\sXO#.,+]+$/.test(row))
    ? LoaBoard.fromDiagram(text.trim())
    : null;
}
