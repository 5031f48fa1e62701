/** Bit quads: a window of 2×2 squares slides over the board, and what it sees gives the Euler number. */

import { type LoaQuadWindow, type QuadCounts, vertexName } from 'kakoi';
import type { Said, Shape } from 'kakoi/pictures';
import { COLOR, colorIn, exhibit, said, union } from '../exhibit.js';
import { bandsOf } from '../parts/bands.js';
import { countsOf, eulerOf, frameOf, holesOf, kindOf, weightsOf } from '../parts/windows.js';

export default exhibit<'loa'>({
  kind: 'loa',
  start: '1bb4/b2b1w1/b2b3/1bb1w2/5bb/1w2bbb/7 b',
  choices: { color: COLOR },
  listing: [
    'n(Q) = 0 for every kind Q',
    'slide W over the board, row by row, edges too',
    '  n(kind of W) = n(kind of W) + 1',
    '4·E = n(Q1) − n(Q3) − 2·n(Qd)',
    'if E > 1: the stones are not one group',
    'Holes = parts of the rest, closed in by stones',
    'Groups = E + number of Holes',
  ],
  told: {
    by: said(
      'S. B. Gray, “Local properties of binary images in two dimensions”, 1971; Dave Dyer’s page on Lines of Action',
    ),
    idea: said(
      'Count groups without following a single stone. The outline of a group turns outwards four times more than inwards, and around a hole it is the other way: so it is enough to count corners, through a window of four squares.',
    ),
    cost: said(
      'On 8×8 it is 81 windows of a colour; on a 64-bit word two population counts give E, both colours in 2 to 4 ns.',
    ),
  },
  *steps({ on, choices }) {
    const color = colorIn(choices);
    const X = on.stones(color);
    const all = on.quadWindows(color);
    const counts: Record<keyof QuadCounts, number> = { q0: 0, q1: 0, q2: 0, q3: 0, q4: 0, qd: 0 };
    yield {
      line: 0,
      sets: {},
      sentence: said('How many groups are there? A small window can tell, nearly.'),
    };
    yield {
      line: 1,
      sets: { X },
      sentence: said('Six kinds of windows: by the number of stones, and d for two on a diagonal.'),
      counts: countsOf(counts),
    };
    yield {
      line: 2,
      sets: { X, W: frameOf(all[0]!) },
      sentence: said('The window begins over the corner; squares beyond the edge are empty. Windows: {n}.', {
        n: all.length,
      }),
      counts: countsOf(counts),
    };
    let Kinds: readonly Shape[] = [];
    for (const window of all) {
      counts[`q${window.kind}`]++;
      if (window.kind === '0') continue;
      Kinds = [...Kinds, ...kindOf(window)];
      yield {
        line: 3,
        sets: { X, W: frameOf(window), Kinds },
        sentence: wordsOf(window, window.stones.map((stone) => vertexName(stone, on)).join(', ')),
        counts: countsOf(counts),
      };
    }
    const E = eulerOf(counts);
    const { q1, q3, qd } = counts;
    const summed = { ...countsOf(counts), E };
    const Weights = weightsOf(all);
    yield {
      line: 4,
      sets: { X, Weights },
      sentence: said('Outward corners less inward ones: {q1} − {q3} − 2·{qd} = {sum}, so E = {E}.', {
        ...{ q1, q3, qd, E },
        sum: 4 * E,
      }),
      counts: summed,
    };
    yield {
      line: 5,
      sets: { X, Weights },
      sentence:
        E > 1
          ? said('{E} is more than 1: not one group, and that is certain.', { E })
          : said('{E} is not more than 1, and decides nothing: E is groups less holes.', { E }),
      counts: summed,
    };
    const holes = holesOf(X);
    const Holes = union(X, holes);
    yield {
      line: 6,
      sets: { X, Weights, Holes },
      sentence: Holes.isEmpty
        ? said('There is no hole, so E is the number of groups.')
        : said('Each hole takes 1 from E, and so hides a group. Holes: {n}.', { n: holes.length }),
      counts: { ...summed, holes: holes.length },
    };
    const groups = on.groups(color);
    const isOne = groups.length <= 1;
    yield {
      line: 7,
      sets: { X, Weights, Holes, Groups: bandsOf(groups) },
      sentence: isOne
        ? said('{E} + {n} = {groups}: connected.', { E, n: holes.length, groups: groups.length })
        : said('{E} + {n} = {groups}: not connected.', { E, n: holes.length, groups: groups.length }),
      counts: { ...summed, holes: holes.length, groups: groups.length },
    };
  },
});

function wordsOf({ kind }: LoaQuadWindow, stones: string): Said {
  if (kind === '1') return said('Q1, {stones} alone: the outline turns outwards.', { stones });
  if (kind === '2') return said('Q2, {stones} side by side: the outline runs straight.', { stones });
  if (kind === '3') return said('Q3, {stones}: the outline turns inwards.', { stones });
  if (kind === '4') return said('Q4, {stones}: all inside, no outline.', { stones });
  return said('Qd, {stones}: they touch by their corners, and the outline turns inwards twice.', { stones });
}
