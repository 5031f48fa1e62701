/** Two sets: 'x' is a point of X, 'y' one of Y, 'b' of both, from the top row down. */

import { GoBoard, KakoiError, PointSet, type Vertex } from 'kakoi';
import { said } from '../exhibit.js';
import type { Ground } from './ground.js';

export const sets: Ground<'sets'> = {
  read: (text) => {
    if (!/^[.xyb/]*$/.test(text))
      throw new KakoiError('bad-diagram', 'two sets are written with . x y b and /');
    const rows = (letters: string) =>
      PointSet.fromDiagram(
        text.replaceAll('/', '\n').replace(/[xyb]/g, (at) => (letters.includes(at) ? '#' : '.')),
      );
    return { X: rows('xb'), Y: rows('yb') };
  },
  write: ({ X, Y }) => {
    const row = (y: number) =>
      Array.from({ length: X.width }, (_, x) => letterOf(X.has([x, y]), Y.has([x, y]))).join('');
    return Array.from({ length: X.height }, (_, y) => row(y)).join('/');
  },
  tools: { black: said('Point of X'), white: said('Point of Y'), empty: said('Nothing') },
  put: ({ X, Y }, point, tool) => {
    if (tool === 'empty') return { X: X.without(point), Y: Y.without(point) };
    return tool === 'black' ? { X: X.toggled(point), Y } : { X, Y: Y.toggled(point) };
  },
  empty: (width, height) => ({ X: PointSet.empty(width, height), Y: PointSet.empty(width, height) }),
  sizes: [5, 7, 9, 13, 19],
  random: (width, height, random) => ({ X: someOf(width, height, random), Y: someOf(width, height, random) }),
  board: ({ X }) => GoBoard.empty(X.width, X.height),
  shapes: ({ X, Y }) => [
    { kind: 'discs', points: X.minus(Y), radius: 0.3, paint: 'group-1' },
    { kind: 'discs', points: Y.minus(X), radius: 0.3, paint: 'group-2' },
    { kind: 'discs', points: X.and(Y), radius: 0.3, paint: 'group-1' },
    { kind: 'rings', points: X.and(Y), radius: 0.34, width: 0.14, paint: 'group-2' },
  ],
};

function letterOf(inX: boolean, inY: boolean): string {
  return inX && inY ? 'b' : inX ? 'x' : inY ? 'y' : '.';
}

/** Points at random, between a tenth and nine tenths of the grid. */
function someOf(width: number, height: number, random: () => number): PointSet {
  const share = 0.1 + 0.8 * random();
  const points: Vertex[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (random() < share) points.push([x, y]);
  return PointSet.of(width, height, points);
}
