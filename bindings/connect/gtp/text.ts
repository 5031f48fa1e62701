/** Points, boards and numbers as answers have them. */

import { type Color, type GoBoard, type PointSet, type Vertex, vertexName } from '../../js/api.js';

/** Points in a row: 'D4 Q16'. */
export function pointsText(points: Iterable<Vertex>, height: number): string {
  return [...points].map((vertex) => vertexName(vertex, height)).join(' ');
}

/** A cell for every point, rows from the top, as GoGui reads boards. */
export function cellsText(
  { width, height }: { width: number; height: number },
  cell: (x: number, y: number) => string,
): string {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cell(x, y)).join(' '),
  ).join('\n');
}

const STONES = { 1: 'X', 0: '.', '-1': 'O' } as const;

/** The stones in rows: 'X' black, 'O' white, '.' empty. */
export function stonesText(board: GoBoard): string {
  const signs = board.toSignMap();
  return cellsText(board, (x, y) => STONES[signs[y]![x]!]);
}

/** The board with its coordinates, as people look at it. */
export function boardText(board: GoBoard): string {
  const { width, height } = board;
  const columns = Array.from({ length: width }, (_, x) => vertexName([x, 0], height).replace(/\d/g, ''));
  const letters = `   ${columns.join(' ')}`;
  const rows = stonesText(board)
    .split('\n')
    .map((row, y) => `${`${height - y}`.padStart(2)} ${row} ${height - y}`);
  return [letters, ...rows, letters].join('\n');
}

/** A number with at most two decimals, and never '-0'. */
export function numberText(value: number): string {
  return `${Math.round(value * 100) / 100 + 0}`;
}

/** A line of GoGui's graphics: 'CIRCLE D4 E4'; none without points. */
export function graphics(word: string, points: PointSet): string[] {
  return points.isEmpty ? [] : [`${word} ${pointsText(points, points.height)}`];
}

export const COLORS: readonly Color[] = ['black', 'white'];
