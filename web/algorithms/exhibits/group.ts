/** A stone grows into its chain, and the chain's border into its liberties. */

import { opponent, PointSet } from 'kakoi';
import { exhibit, said } from '../exhibit.js';
import { nameOf, namesOf } from '../parts/names.js';

export default exhibit<'go'>({
  kind: 'go',
  start: '......X/.XXXXO./.XOOX../.XXOXXO/.OX.OO./.OXX.../.......',
  choices: {},
  pressed: { words: said('The stone to grow from'), most: 1, start: [[3, 1]] },
  listing: [
    'Group(x, X):',
    '  R = {}, T = {x}',
    '  while R ≠ T',
    '    R = T',
    '    T = T.Grow',
    '    T = T & X',
    '  return R',
    'Libs(X, Y):',
    '  return X.Border − Y',
  ],
  told: {
    by: said('“Useful Algorithms”, Dan Ballard’s wiki'),
    idea: said(
      'Stones that are joined along the lines live and die together. To find them all, begin with one stone, take in everything beside it, keep the stones of its colour, and repeat until nothing is new. The empty points around are the liberties.',
    ),
    cost: said(
      'A pass is two operations on the whole board; there are as many as the longest way in the chain.',
    ),
  },
  *steps({ on, points }) {
    const [x = [...on.stones('black'), ...on.stones('white')][0]] = points;
    if (x === undefined) {
      yield { line: 0, sets: {}, sentence: said('There is no stone to grow from.') };
      return;
    }
    const place = nameOf(on, [x]);
    const none = PointSet.empty(on.width, on.height);
    if (on.get(x) === 0) {
      yield { line: 0, sets: {}, sentence: said('At {place} there is no stone: press one.', { place }) };
      return;
    }
    const color = on.get(x) === 1 ? 'black' : 'white';
    const X = on.stones(color);
    yield {
      line: 0,
      sets: { T: none, R: none, Border: none, Libs: none },
      sentence: said('Which stones are joined to {place}? X is every stone of its colour.', { place }),
    };
    let R = none;
    let T = none.with(x);
    yield { line: 2, sets: { T, R }, sentence: said('T is {place} alone, and R is empty.', { place }) };
    for (let pass = 1; !R.equals(T); pass++) {
      R = T;
      const counts = { pass, stones: R.size };
      T = R.grow();
      yield { line: 5, sets: { T, R }, sentence: said('T grows by all that is beside it.'), counts };
      T = T.and(X);
      const fresh = T.minus(R);
      yield {
        line: 6,
        sets: { T, R },
        sentence: fresh.isEmpty
          ? said('None of that is a stone of X: T is what it was.')
          : said('Only stones of X stay. New: {points}.', { points: namesOf(on, fresh) }),
        counts: { pass, stones: T.size },
      };
    }
    yield {
      line: 7,
      sets: { T, R },
      sentence: said('R and T are the same: this is the chain. Stones: {n}.', { n: R.size }),
      counts: { stones: R.size },
    };
    const Border = R.border();
    yield { line: 9, sets: { R, Border }, sentence: said('Around it lies its border, stones or not.') };
    const Libs = Border.minus(on.stones(opponent(color)));
    yield {
      line: 9,
      sets: { R, Libs },
      sentence: Libs.isEmpty
        ? said('None of these points is empty: there are no liberties.')
        : said('Take the opponent’s stones away, and the liberties are left: {points}.', {
            points: namesOf(on, Libs),
          }),
      counts: { stones: R.size, liberties: Libs.size },
    };
  },
});
