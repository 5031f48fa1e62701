/** The four lines of a stone that is picked: how many stones stand on each, and so how far it goes, and whether it may. */

import type { LoaBoard, Vertex } from '../../../js/api.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { isLoaBoard } from '../../../js/loa/is-board.js';
import { checkVertex } from '../check.js';
import { towards } from '../geometry/points.js';
import type { Point, Segment, Shape } from '../shapes.js';
import { EDGE, isOnBoard } from './squares.js';

/** The counts of lineCounts() and the direction of each line. */
const LINES = [
  ['row', [1, 0]],
  ['column', [0, 1]],
  ['diagonal', [1, -1]],
  ['antidiagonal', [1, 1]],
] as const;

/** One of the two ways along a line. */
interface Arm {
  readonly line: 'row' | 'column' | 'diagonal' | 'antidiagonal';
  /** The stones on the whole line: the only distance that a stone on it moves. */
  readonly count: number;
  readonly step: Vertex;
  /** The point where the move would end; it may be off the board. */
  readonly to: Vertex;
}

/** The eight ways from a square. */
function armsOf(board: LoaBoard, from: Vertex): Arm[] {
  const counts = board.lineCounts(from);
  return LINES.flatMap(([line, [dx, dy]]) =>
    [1, -1].map((way): Arm => {
      const [x, y] = [dx * way, dy * way];
      const count = counts[line];
      return { line, count, step: [x, y], to: [from[0] + x * count, from[1] + y * count] };
    }),
  );
}

/** The arms of a stone with their counts; where it may go, what it would take there, and where it may not. */
export function loaLines(board: LoaBoard, from: Vertex): Shape[] {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  checkVertex(from, board, 'from');
  const arms = armsOf(board, from).filter(({ step: [x, y] }) => isOnBoard(board, [from[0] + x, from[1] + y]));
  const within = arms.filter(({ to }) => isOnBoard(board, to));
  const isLegal = ({ to }: Arm): boolean => board.legality({ from, to }) === 'legal';
  /** From the edge of the stone, and to the edge of the one at the end if there is one. */
  const segmentsOf = (some: readonly Arm[]): Segment[] =>
    some.map(({ to }) => [towards(from, to, EDGE), board.get(to) === 0 ? to : towards(to, from, EDGE)]);
  const legal = within.filter(isLegal);
  const barred = within.filter((arm) => !isLegal(arm));
  const targets = (taken: boolean): Point[] =>
    legal.filter(({ to }) => (board.get(to) !== 0) === taken).map(({ to }) => to);
  const around = { kind: 'rings', radius: EDGE, width: 0.075 } as const;
  return [
    { kind: 'lines', segments: segmentsOf(barred), width: 0.06, dashed: true, paint: 'move-barred' },
    { kind: 'crosses', points: barred.map(({ to }) => to), arm: 0.13, paint: 'bad' },
    { kind: 'lines', segments: segmentsOf(legal), width: 0.06, paint: 'move' },
    { kind: 'discs', points: targets(false), radius: 0.15, paint: 'move' },
    { ...around, points: targets(true), paint: 'bad' },
    { ...around, points: [from], paint: 'focus' },
    ...arms.map(({ count, step: [x, y], to }): Shape => {
      const at: Point = [from[0] + x * 0.6, from[1] + y * 0.6];
      const paint = legal.some((arm) => arm.to === to) ? 'move' : 'move-count';
      return { kind: 'badge', at, text: String(count), size: 0.52, paint, ink: 'badge-ink' };
    }),
  ];
}
