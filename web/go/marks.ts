/** What a record draws on the board: marks, labels, lines and arrows, and where it goes on in several ways. */

import type { GoBoard, NodeData, Vertex } from 'kakoi';
import type { Paint, Point, Segment, Shape } from 'kakoi/pictures';
import { readMarks, type SgfMarks } from 'kakoi/sgf';
import { letterOf } from '../shell/variations.js';

const NAMES = ['TR', 'SQ', 'CR', 'MA', 'SL', 'LB', 'LN', 'AR'] as const;
const WIDTH = 0.085;

/** The marks of a node, each in what can be seen on what lies below it. A property that cannot be read draws nothing. */
export function markShapes(board: GoBoard, data: NodeData): Shape[] {
  return NAMES.flatMap((name) => {
    const values = data[name];
    if (values === undefined) return [];
    try {
      return shapesOf(board, readMarks({ [name]: values }, board));
    } catch {
      return [];
    }
  });
}

function shapesOf(board: GoBoard, marks: SgfMarks): Shape[] {
  const segments = (lines: SgfMarks['lines']): Segment[] => lines.map(({ from, to }) => [from, to]);
  return [
    ...byGround(board, marks.selected).map(
      ([paint, points]): Shape => ({ kind: 'discs', points, radius: 0.16, paint }),
    ),
    ...byGround(board, marks.circle).map(
      ([paint, points]): Shape => ({ kind: 'rings', points, radius: 0.25, width: WIDTH, paint }),
    ),
    ...byGround(board, marks.square).map(
      ([paint, points]): Shape => ({ kind: 'frames', points, half: 0.21, width: WIDTH, paint }),
    ),
    ...byGround(board, marks.triangle).map(
      ([paint, points]): Shape => ({
        kind: 'lines',
        segments: points.flatMap(triangle),
        width: WIDTH,
        paint,
      }),
    ),
    ...byGround(board, marks.cross).map(
      ([paint, points]): Shape => ({ kind: 'lines', segments: points.flatMap(cross), width: WIDTH, paint }),
    ),
    ...marks.labels.flatMap(({ vertex, text }) => label(board, vertex, text)),
    ...(marks.lines.length > 0
      ? [{ kind: 'lines', segments: segments(marks.lines), width: 0.07, paint: 'vicinity' } as const]
      : []),
    ...(marks.arrows.length > 0
      ? [{ kind: 'arrows', segments: segments(marks.arrows), width: 0.09, paint: 'vicinity' } as const]
      : []),
  ];
}

/** The first moves of all ways on, where there are several, with their letters; `points` are theirs, null for a pass. */
export function variationShapes(points: readonly (Vertex | null)[]): Shape[] {
  if (points.length < 2) return [];
  return points.flatMap((at, i): Shape[] =>
    at === null
      ? []
      : [{ kind: 'badge', at, text: letterOf(i), paint: 'candidate', ink: 'badge-ink', size: 0.95 }],
  );
}

function byGround(board: GoBoard, points: readonly Vertex[]): [Paint, readonly Vertex[]][] {
  const on = (sign: number) => points.filter((point) => board.get(point) === sign);
  const grounds: [Paint, readonly Vertex[]][] = [
    ['ink-on-black', on(1)],
    ['ink-on-white', on(-1)],
    ['vicinity', on(0)],
  ];
  return grounds.filter(([, own]) => own.length > 0);
}

function label(board: GoBoard, at: Vertex, text: string): Shape[] {
  const sign = board.get(at);
  const paint: Paint = sign > 0 ? 'ink-on-black' : 'ink-on-white';
  const size = text.length < 2 ? 0.62 : text.length < 3 ? 0.5 : 1.2 / text.length;
  const caption: Shape = {
    kind: 'captions',
    captions: [{ lines: [text], at, size }],
    paint,
    ground: sign > 0 ? 'stone-black' : sign < 0 ? 'stone-white' : 'board',
  };
  if (sign !== 0) return [caption];
  // So that no line of the board crosses the letters.
  return [{ kind: 'discs', points: [at], radius: 0.34, paint: 'board' }, caption];
}

function triangle([x, y]: Vertex): Segment[] {
  const corners = [0, 1, 2].map((i): Point => {
    const angle = (i * 2 * Math.PI) / 3 - Math.PI / 2;
    return [x + 0.29 * Math.cos(angle), y + 0.03 + 0.29 * Math.sin(angle)];
  });
  return corners.map((corner, i): Segment => [corner, corners[(i + 1) % 3] as Point]);
}

function cross([x, y]: Vertex): Segment[] {
  const arm = 0.19;
  return [
    [
      [x - arm, y - arm],
      [x + arm, y + arm],
    ],
    [
      [x - arm, y + arm],
      [x + arm, y - arm],
    ],
  ];
}
