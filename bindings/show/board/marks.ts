/** Marks and variations as shapes. */

import type { Vertex } from '../../js/api.js';
import type { SgfLabel, SgfLine, SgfMarks } from '../../js/records/properties/marks.js';
import type { Point, Segment, Shape, Side } from '../pictures/shapes.js';
import type { Paint } from '../pictures/theme.js';
import { sideAt, sizeOf } from './position.js';
import type { BoardPosition, BoardVariation } from './types.js';

const WIDTH = 0.085;

/** The marks of a record: what is dimmed or hidden first, then figures, letters, lines. */
export function markShapes(position: BoardPosition, marks: Partial<SgfMarks>): Shape[] {
  const { selected = [], circle = [], square = [], triangle = [], cross = [] } = marks;
  const { dimmed, visible, labels = [], lines = [], arrows = [] } = marks;
  const figures = (points: readonly Vertex[], figure: (point: Vertex, paint: Paint) => Shape) =>
    [...points].map((point) => figure(point, inkAt(position, point)));
  const joined = (all: readonly SgfLine[], shape: (segments: Segment[]) => Shape) => {
    const segments = [...all].map(({ from, to }): Segment => [from, to]);
    return segments.length > 0 ? [shape(segments)] : [];
  };
  return [
    ...(dimmed && [...dimmed].length > 0 ? [dark(dimmed)] : []),
    ...(visible && [...visible].length > 0 ? [allBut(visible, position)] : []),
    ...figures(selected, (at, paint) => ({ kind: 'discs', points: [at], radius: 0.16, paint })),
    ...figures(circle, (at, paint) => ({ kind: 'rings', points: [at], radius: 0.25, width: WIDTH, paint })),
    ...figures(square, (at, paint) => ({ kind: 'frames', points: [at], half: 0.21, width: WIDTH, paint })),
    ...figures(triangle, (at, paint) => ({ kind: 'lines', segments: triangleAt(at), width: WIDTH, paint })),
    ...figures(cross, (at, paint) => ({ kind: 'lines', segments: crossAt(at), width: WIDTH, paint })),
    ...[...labels].flatMap((label) => labelShapes(sideAt(position, label.vertex), label)),
    ...joined(lines, (segments) => ({ kind: 'lines', segments, width: 0.07, paint: 'vicinity' })),
    ...joined(arrows, (segments) => ({ kind: 'arrows', segments, width: 0.09, paint: 'vicinity' })),
  ];
}

/** A colour that can be seen on what is at the point: a stone, or the board. */
function inkAt(position: BoardPosition, point: Vertex): Paint {
  const side = sideAt(position, point);
  return side === null ? 'vicinity' : `ink-on-${side}`;
}

/** A shade over points that the record dims. */
function dark(points: readonly Vertex[]): Shape {
  return { kind: 'area', points, paint: 'area-black' };
}

/** Board over all other points. */
function allBut(points: readonly Vertex[], position: BoardPosition): Shape {
  const { width, height } = sizeOf(position);
  const shown = new Set([...points].map(String));
  const all = Array.from({ length: width * height }, (_, i): Vertex => [i % width, Math.floor(i / width)]);
  return { kind: 'area', points: all.filter((point) => !shown.has(String(point))), paint: 'board' };
}

function labelShapes(side: Side | null, { vertex: at, text }: SgfLabel): Shape[] {
  const size = text.length < 2 ? 0.62 : text.length < 3 ? 0.5 : 1.2 / text.length;
  const onBoard = side === null;
  const ground: Paint = onBoard ? 'board' : `stone-${side}`;
  const paint: Paint = onBoard ? 'label' : `ink-on-${side}`;
  const caption: Shape = { kind: 'captions', captions: [{ lines: [text], at, size }], paint, ground };
  // So that no line of the board crosses the letters.
  return onBoard ? [{ kind: 'discs', points: [at], radius: 0.34, paint: ground }, caption] : [caption];
}

function triangleAt([x, y]: Point): Segment[] {
  const corners = [0, 1, 2].map((i): Point => {
    const angle = (i * 2 * Math.PI) / 3 - Math.PI / 2;
    return [x + 0.29 * Math.cos(angle), y + 0.03 + 0.29 * Math.sin(angle)];
  });
  return corners.map((corner, i): Segment => [corner, corners[(i + 1) % 3]!]);
}

function crossAt([x, y]: Point): Segment[] {
  const arm = 0.19;
  return [1, -1].map(
    (way): Segment => [
      [x - arm, y - arm * way],
      [x + arm, y + arm * way],
    ],
  );
}

/** A lettered disc where each variation goes on. */
export function variationShapes(variations: readonly BoardVariation[]): Shape[] {
  const all = [...variations];
  return all.map(({ point, text }, i): Shape => {
    const letter = text ?? (all.length > 1 ? String.fromCharCode(65 + (i % 26)) : '');
    const size = letter === '' ? 0.5 : 0.95;
    return { kind: 'badge', at: point, text: letter, size, paint: 'candidate', ink: 'badge-ink' };
  });
}
