/** Marks and variations as shapes. */

import type { Point, Shape } from '../pictures/shapes.js';
import type { Paint } from '../pictures/theme.js';
import { sideAt } from './position.js';
import type { BoardMark, BoardPosition, BoardVariation } from './types.js';

/** Legible on what is at the point: a stone, or the board. */
function inkAt(position: BoardPosition, point: Point): Paint {
  const side = sideAt(position, point);
  return side === null ? 'label' : `ink-on-${side}`;
}

export function markShapes(position: BoardPosition, marks: readonly BoardMark[]): Shape[] {
  return [...marks].map((mark) => shapeOf(position, mark));
}

function shapeOf(position: BoardPosition, { point, kind, text = '' }: BoardMark): Shape {
  const paint = inkAt(position, point);
  const points = [point];
  const [x, y] = point;
  switch (kind) {
    case 'circle':
      return { kind: 'rings', points, radius: 0.26, width: 0.075, paint, name: 'mark' };
    case 'square':
      return { kind: 'frames', points, half: 0.22, width: 0.075, paint, name: 'mark' };
    case 'triangle': {
      const corners: Point[] = [0, 1, 2].map((i) => {
        const angle = (2 * Math.PI * i) / 3;
        return [x + 0.32 * Math.sin(angle), y - 0.32 * Math.cos(angle)];
      });
      return { kind: 'border', rings: [corners], paint, name: 'mark' };
    }
    case 'cross':
      return { kind: 'crosses', points, arm: 0.2, paint, name: 'mark' };
    case 'dot':
      return { kind: 'discs', points, radius: 0.15, paint, name: 'mark' };
    case 'label': {
      // A patch of what is below keeps lines out of the letters.
      const side = sideAt(position, point);
      const ground: Paint = side === null ? 'board' : `stone-${side}`;
      return { kind: 'badge', at: point, text, size: 1, paint: ground, ink: paint, name: 'mark' };
    }
  }
}

/** A lettered disc where each variation goes on; one alone needs no letter. */
export function variationShapes(variations: readonly BoardVariation[]): Shape[] {
  const all = [...variations];
  return all.map(({ point, text }, i): Shape => {
    const letter = all.length > 1 ? String.fromCharCode(65 + (i % 26)) : '';
    return {
      kind: 'badge',
      at: point,
      text: text ?? letter,
      size: (text ?? letter) === '' ? 0.5 : 0.9,
      paint: 'candidate',
      ink: 'badge-ink',
      name: 'variation',
    };
  });
}
