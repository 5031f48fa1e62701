/** Sets of points: the operations that everything else is made of. */

import type { PointSet } from 'kakoi';
import { exhibit, said, type TwoSets } from '../exhibit.js';

/** The operations of two sets, as the text writes them, each with what its points are. */
const OPERATIONS: readonly (readonly [text: string, (sets: TwoSets) => PointSet, ReturnType<typeof said>])[] =
  [
    ['X & Y', ({ X, Y }) => X.and(Y), said('The points that are in both.')],
    ['X | Y', ({ X, Y }) => X.or(Y), said('The points that are in one of the two, or in both.')],
    ['X − Y', ({ X, Y }) => X.minus(Y), said('The points of X that are not in Y.')],
    ['~X', ({ X }) => X.not(), said('Every point of the board that is not in X.')],
    ['X.Border', ({ X }) => X.border(), said('The neighbours of X that are not in X themselves.')],
    ['X.Grow', ({ X }) => X.grow(), said('X with its border.')],
    ['X.Shrink', ({ X }) => X.shrink(), said('The points of X whose neighbours are all in X.')],
    ['(~X).Border', ({ X }) => X.not().border(), said('The points of X beside a point that is not in X.')],
    [
      'X − (~X).Border',
      ({ X }) => X.minus(X.not().border()),
      said('The same as X.Shrink, on every board. Try to break it!'),
    ],
    ['X & Y.Border', ({ X, Y }) => X.and(Y.border()), said('The points of X that are adjacent to Y.')],
  ];

export default exhibit<'sets'>({
  kind: 'sets',
  start: '......./.xxx.../.xbbyy./.xbbyy./...yy../.x...../.......',
  choices: {},
  listing: OPERATIONS.map(([text]) => text),
  told: {
    by: said('“Useful Algorithms”, Dan Ballard’s wiki'),
    idea: said(
      'A set is any collection of points. A handful of operations on whole sets, a few machine instructions each, say everything about chains, liberties and regions. Draw X and Y, then step through the operations.',
    ),
    cost: said('One operation on a whole board takes some ten nanoseconds.'),
  },
  *steps({ on }) {
    yield {
      line: 0,
      sets: {},
      sentence: said('X is blue, Y is orange, and a point of both is blue in an orange ring.'),
    };
    for (const [i, [text, of, sentence]] of OPERATIONS.entries()) {
      const points = of(on);
      yield { line: i + 1, sets: { [text]: points }, sentence, counts: { points: points.size } };
    }
  },
});
