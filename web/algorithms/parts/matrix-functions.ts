/** The functions of the BinMatrix in groups, as PointSet has them. */

import { PointSet, type Vertex } from 'kakoi';
import type { Said } from 'kakoi/pictures';
import { said, type TwoSets } from '../exhibit.js';

/** A function with its line in the listing. */
type Function = readonly [line: number, name: string, of: (sets: TwoSets) => PointSet, sentence: Said];

export const FUNCTIONS: Readonly<Record<string, readonly Function[]>> = {
  number: [
    [
      3,
      'increment',
      ({ X }) => X.increment(),
      said('One more: the lowest 0 becomes 1, and the ones before it 0.'),
    ],
    [
      3,
      'decrement',
      ({ X }) => X.decrement(),
      said('One less: the lowest 1 becomes 0, and the zeros before it 1.'),
    ],
    [4, 'twoComplement', ({ X }) => X.negate(), said('Its negative: every bit the other way, and one more.')],
    [5, 'X & −X', ({ X }) => X.and(X.negate()), said('X and −X share one point, the lowest of X.')],
    [6, 'X & (X − 1)', ({ X }) => X.and(X.decrement()), said('X and X − 1 share all points but the lowest.')],
  ],
  points: [
    [7, 'set(p)', ({ X }) => X.with(middle(X)), said('The point in the middle is in.')],
    [7, 'clear(p)', ({ X }) => X.without(middle(X)), said('The point in the middle is out.')],
    [7, 'toggle(p)', ({ X }) => X.toggled(middle(X)), said('In if it was out, and out if it was in.')],
    [8, 'all', ({ X }) => PointSet.full(X.width, X.height), said('Every point.')],
    [8, 'none', ({ X }) => PointSet.empty(X.width, X.height), said('No point.')],
    [8, 'inverse', ({ X }) => X.not(), said('The points that are not in X.')],
    [9, 'first', ({ X }) => X.first(), said('The lowest point alone: the leftmost of the topmost row.')],
    [9, 'firstChain', ({ X }) => X.firstChain(), said('The connected part of X with that point.')],
    [
      9,
      'randomFree',
      ({ X }) => randomFree(X),
      said('A point that is not in X, by chance; none if X is full.'),
    ],
  ],
  shifts: [
    [10, 'up', ({ X }) => X.up(), said('All points one row up; those of the first row leave the board.')],
    [10, 'down', ({ X }) => X.down(), said('All points one row down.')],
    [10, 'left', ({ X }) => X.left(), said('All points one to the left; none comes back at the right edge.')],
    [10, 'right', ({ X }) => X.right(), said('All points one to the right.')],
  ],
  neighbours: [
    [11, 'explode4', ({ X }) => X.explode(), said('The four shifts together: all neighbours, in X or not.')],
    [11, 'explode8', ({ X }) => X.explode(8), said('The same with the diagonals.')],
    [12, 'grow4', ({ X }) => X.grow(), said('X with its neighbours.')],
    [12, 'grow8', ({ X }) => X.grow(8), said('The same with the diagonals.')],
    [13, 'neighbors4', ({ X }) => X.border(), said('The neighbours that are not in X.')],
    [13, 'neighbors8', ({ X }) => X.border(8), said('The same with the diagonals.')],
    [14, 'expandTo', ({ X, Y }) => X.expandTo(Y), said('The connected parts of Y that hold a point of X.')],
  ],
};

function middle({ width, height }: PointSet): Vertex {
  return [width >> 1, height >> 1];
}

function randomFree(X: PointSet): PointSet {
  const free = X.not().randomPoint();
  return PointSet.of(X.width, X.height, free === null ? [] : [free]);
}
