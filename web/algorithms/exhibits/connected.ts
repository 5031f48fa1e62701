/** Four ways to know whether a side's stones are one group, and how much each of them looks at. */

import type { Color, LoaBoard } from 'kakoi';
import { COLOR, colorIn, exhibit, said } from '../exhibit.js';
import { bandsOf } from '../parts/bands.js';
import { byFirst, byGroups, type Steps } from '../parts/following.js';
import { eulerOf, weightsOf } from '../parts/windows.js';

/** The windows of a side that a move changes: those that the stone leaves, and those that it enters. */
const CHANGED = 8;

export default exhibit<'loa'>({
  kind: 'loa',
  start: '4b1bb/2wwwb2/3wbw2/3bw3/3w1ww1/4b2w/b7/8 b',
  choices: {
    way: {
      words: said('Way'),
      answers: [
        ['every', said('All four')],
        ['all', said('All groups')],
        ['first', said('First group')],
        ['hint', said('Euler hint')],
        ['kept', said('Kept counts')],
      ],
    },
    color: COLOR,
  },
  listing: [
    'All groups: grow the group of every stone',
    '  yes if there is no more than one',
    'First group: grow the group of the first stone',
    '  yes if no stone is left out',
    'Euler hint: count all windows for E',
    '  no if E > 1, else as First group',
    'Kept counts: recount what the last move changed',
    '  no if E > 1, else as First group',
  ],
  told: {
    by: said('“Programmer’s Corner”, Dave Dyer’s page on Lines of Action'),
    idea: said(
      'Whoever has all stones in one group wins, so a program asks after every move. Following the stones always tells; a small sum over windows often tells sooner.',
    ),
    cost: said(
      'Then: a whole evaluation, in the 1990s. Here: beside kakoi’s test on a 64-bit word (2.8 to 3.9 ns), on 64 cells as WebAssembly, both sides of positions of random and of greedy games.',
    ),
  },
  *steps({ on, choices }) {
    const color = colorIn(choices);
    const X = on.stones(color);
    yield { line: 0, sets: { X }, sentence: said('Are they one group? Stones: {n}.', { n: X.size }) };
    const all = (on.width + 1) ** 2;
    const ways: Readonly<Record<string, () => Steps>> = {
      all: () => byGroups(on, X),
      first: () => byFirst(on, X, 3, 4, 0),
      hint: () => byEuler(on, color, 5, all),
      kept: () => byEuler(on, color, 7, CHANGED),
    };
    const chosen = ways[choices.way ?? 'every'];
    for (const way of chosen === undefined ? Object.values(ways) : [chosen]) yield* way();
    const groups = X.chains(8);
    const [first = X] = groups;
    const left = eulerOf(on.quads(color)) > 1 ? 0 : first.size;
    const line = { all: 2, first: 4, hint: 6 }[choices.way ?? ''] ?? 8;
    yield {
      line,
      sets: { X, Groups: bandsOf(groups) },
      sentence: said('Side by side, windows + stones: what each way looks at here.'),
      counts: {
        'All groups': `0 + ${X.size}`,
        'First group': `0 + ${first.size}`,
        'Euler hint': `${all} + ${left}`,
        'Kept counts': `${CHANGED} + ${left}`,
      },
    };
    yield {
      line,
      sets: { X },
      sentence: said('And in time: in the 1990s, and here as a multiple of what kakoi’s own test takes.'),
      counts: {
        'All groups': '512 µs, 90 ×',
        'First group': '325 µs, 16 to 25 ×',
        'Euler hint': '310 µs, 8 to 9 × with kept counts',
        'to keep them': '52 µs a change, 8 to 11 ns',
      },
    };
  },
});

function* byEuler(on: LoaBoard, color: Color, line: number, windows: number): Steps {
  const X = on.stones(color);
  const E = eulerOf(on.quads(color));
  const counts = { windows, stones: 0, E };
  const Weights = weightsOf(on.quadWindows(color));
  yield {
    line,
    sets: { X, Weights },
    sentence:
      windows === CHANGED
        ? said('The last move changed {windows} windows; all others are as they were. E = {E}.', {
            windows,
            E,
          })
        : said('Outward corners less inward ones are 4·E. E = {E}.', { E }),
    counts,
  };
  yield {
    line: line + 1,
    sets: { X, Weights },
    sentence:
      E > 1
        ? said('{E} is more than 1. Not connected, and no stone was touched.', { E })
        : said('E = {E} leaves it open: there may be holes. So stones have to tell.', { E }),
    counts,
  };
  if (E <= 1) yield* byFirst(on, X, line + 1, line + 1, windows);
}
