/** Marks and variations as shapes. */

import type { Vertex } from '../js/api.js';
import type { Point, Segment, Shape } from '../pictures/shapes.js';
import type { Paint } from '../pictures/theme.js';
import { sideAt } from './position.js';
import type { BoardMark, BoardPosition, BoardVariation } from './types.js';

const WIDTH = 0.085;

export function markShapes(position: BoardPosition, marks: readonly BoardMark[]): Shape[] {
  return [...marks].flatMap((mark) => shapesOf(position, mark));
}

/** In what can be seen on what is at the point: a stone, or the board. */
function shapesOf(position: BoardPosition, { point, kind, text = '', to = point }: BoardMark): Shape[] {
  const side = sideAt(position, point);
  const paint: Paint = side === null ? 'vicinity' : `ink-on-${side}`;
  const points = [point];
  switch (kind) {
    case 'dot':
      return [{ kind: 'discs', points, radius: 0.16, paint }];
    case 'circle':
      return [{ kind: 'rings', points, radius: 0.25, width: WIDTH, paint }];
    case 'square':
      return [{ kind: 'frames', points, half: 0.21, width: WIDTH, paint }];
    case 'triangle':
      return [{ kind: 'lines', segments: triangle(point), width: WIDTH, paint }];
    case 'cross':
      return [{ kind: 'lines', segments: cross(point), width: WIDTH, paint }];
    case 'line':
      return [{ kind: 'lines', segments: [[point, to]], width: 0.07, paint: 'vicinity' }];
    case 'arrow':
      return [{ kind: 'arrows', segments: [[point, to]], width: 0.09, paint: 'vicinity' }];
    case 'label':
      return label(
        side === null ? 'board' : `stone-${side}`,
        side === 'black' ? 'black' : 'white',
        point,
        text,
      );
  }
}

function label(ground: Paint, side: 'black' | 'white', at: Vertex, text: string): Shape[] {
  const size = text.length < 2 ? 0.62 : text.length < 3 ? 0.5 : 1.2 / text.length;
  const onBoard = ground === 'board';
  const paint: Paint = onBoard ? 'label' : `ink-on-${side}`;
  const caption: Shape = { kind: 'captions', captions: [{ lines: [text], at, size }], paint, ground };
  // So that no line of the board crosses the letters.
  return onBoard ? [{ kind: 'discs', points: [at], radius: 0.34, paint: ground }, caption] : [caption];
}

function triangle([x, y]: Point): Segment[] {
  const corners = [0, 1, 2].map((i): Point => {
    const angle = (i * 2 * Math.PI) / 3 - Math.PI / 2;
    return [x + 0.29 * Math.cos(angle), y + 0.03 + 0.29 * Math.sin(angle)];
  });
  return corners.map((corner, i): Segment => [corner, corners[(i + 1) % 3]!]);
}

function cross([x, y]: Point): Segment[] {
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
