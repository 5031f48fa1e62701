/** The four lines of a stone that is picked: how many stones stand on each, and so how far it goes, and whether it may. */

import type { LoaBoard, Vertex } from 'kakoi';
import type { Segment, Shape } from '../../boards/shapes.js';
import { edgeOf, isOnBoard } from './squares.js';

/** The counts of lineCounts() and the direction of each line. */
const LINES = [
  ['row', [1, 0]],
  ['column', [0, 1]],
  ['diagonal', [1, -1]],
  ['antidiagonal', [1, 1]],
] as const;

/** One of the two ways along a line. */
export interface Arm {
  readonly line: (typeof LINES)[number][0];
  /** The stones on the whole line: the only distance that a stone on it moves. */
  readonly count: number;
  readonly step: Vertex;
  /** Where the move would end; off the board too. */
  readonly to: Vertex;
}

export function armsOf(board: LoaBoard, from: Vertex): Arm[] {
  const counts = board.lineCounts(from);
  return LINES.flatMap(([line, [dx, dy]]) =>
    [1, -1].map((way): Arm => {
      const [x, y] = [dx * way, dy * way];
      const count = counts[line];
      return { line, count, step: [x, y], to: [from[0] + x * count, from[1] + y * count] };
    }),
  );
}

/** The arms of the stone with their counts; where it may go, what it would take there, and where it may not. */
export function linesFrom(board: LoaBoard, from: Vertex): Shape[] {
  const arms = armsOf(board, from).filter(({ step: [x, y] }) => isOnBoard([from[0] + x, from[1] + y]));
  const within = arms.filter(({ to }) => isOnBoard(to));
  const isLegal = ({ to }: Arm): boolean => board.legality(from, to) === 'legal';
  /** From the edge of the stone, and to the edge of the one at the end if there is one. */
  const segmentsOf = (some: readonly Arm[]): Segment[] =>
    some.map(({ to }) => [edgeOf(from, to), board.get(to) === 0 ? to : edgeOf(to, from)]);
  const legal = within.filter(isLegal);
  const barred = within.filter((arm) => !isLegal(arm));
  const [captures, moves] = [true, false].map((taken) =>
    legal.filter(({ to }) => (board.get(to) !== 0) === taken).map(({ to }) => to),
  ) as [Vertex[], Vertex[]];
  return [
    { kind: 'segments', segments: segmentsOf(barred), color: 'line-barred', dashed: true },
    { kind: 'crosses', points: barred.map(({ to }) => to), color: 'mark-forbidden' },
    { kind: 'segments', segments: segmentsOf(legal), color: 'line-legal' },
    { kind: 'dots', points: moves, color: 'line-legal' },
    { kind: 'rings', points: captures, color: 'line-capture' },
    { kind: 'rings', points: [from], color: 'focus' },
    ...arms.map(({ count, step: [x, y], to }): Shape => {
      const at = [from[0] + x * 0.6, from[1] + y * 0.6] as const;
      const color = legal.some((arm) => arm.to === to) ? 'line-legal' : 'line-count';
      return { kind: 'badge', at, text: String(count), color, ink: 'badge-ink', scale: 0.52 };
    }),
  ];
}
