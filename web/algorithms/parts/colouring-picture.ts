/** The colouring as shapes. */

import type { Shape } from 'kakoi/pictures';
import type { Place } from './colouring.js';

const PAINTS = [
  ['black', 'owner-black'],
  ['white', 'owner-white'],
  ['grey', 'quad-2'],
] as const;

/** The places in their colours: points as squares, the sides of posts as dots toward their neighbours. */
export function coloured(all: readonly Place[]): Shape[] {
  return PAINTS.flatMap(([shade, paint]): Shape[] => {
    const places = all.filter((place) => place.shade === shade);
    const points = places.filter(({ isSide }) => !isSide).map(({ vertex }) => vertex);
    const sides = places.filter(({ isSide }) => isSide).map(besidePost);
    return [
      { kind: 'squares', points, paint },
      { kind: 'discs', points: sides, radius: 0.09, paint },
    ];
  });
}

function besidePost({ vertex: [x, y], around }: Place): readonly [number, number] {
  let [sumX, sumY] = [0, 0];
  for (const [toX, toY] of around) {
    const [dx, dy] = [toX - x, toY - y];
    sumX += dx / Math.hypot(dx, dy);
    sumY += dy / Math.hypot(dx, dy);
  }
  const length = Math.hypot(sumX, sumY) || 1;
  return [x + (0.42 * sumX) / length, y + (0.42 * sumY) / length];
}
