/** Weak joints: what one capture cuts, and the stones that are said to be safe from it. */

import { LoaBoard, vertexName } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { COLOR, colorIn, exhibit, said } from '../exhibit.js';
import { bandsOf } from '../parts/bands.js';
import { flipped } from '../parts/flipped.js';
import { firmOf, jointOf, kindOf } from '../parts/windows.js';

export default exhibit<'loa'>({
  kind: 'loa',
  start: '7/1bbb3/1b1b2w/5b1/1w2b2/5bb/3w3 b',
  choices: { color: COLOR },
  listing: [
    'Joints = windows Qd of X',
    'for each stone S of X, as if it were taken',
    '  Parts = groups of the rest of its group',
    '  S cuts if there are two parts or more',
    'Firm = stones of X in windows Q3 and Q4',
    'for each group of Firm stones alone',
    '  the text: nothing cuts it',
  ],
  told: {
    by: said('Dave Dyer’s page on Lines of Action'),
    idea: said(
      'Two stones that touch only by their corners are joined weakly: one capture may part what hangs on them. Windows of three or four stones look solid, but whole groups of them may still hang by a single stone.',
    ),
    written: said(
      'Stones in windows of three or four (Q3 and Q4) cannot be cut by one capture; a pair on a diagonal (Qd) can.',
    ),
    right: said(
      'Within one window that holds. But two such windows may have only one stone in common: of the 8,682 groups on a 4×4 board whose every stone stands in such a window, one capture cuts 2,348.',
    ),
    cost: said('The joints take one look at each window; what cuts takes a walk around each stone’s group.'),
  },
  trial: {
    words: said('Random stones on 4×4 squares, where they are one group, each in a window of three or four.'),
    kinds: [said('groups that no capture cuts'), said('groups that one capture cuts')],
    position: (random) => {
      const cells = (stone: string) => Array.from({ length: 4 }, () => (random() < 0.5 ? stone : '.'));
      const rows = Array.from({ length: 4 }, () => [...cells('X'), ...cells('O')].join(''));
      return LoaBoard.fromDiagram(['........', '........', ...rows, '........', '........'].join('\n'));
    },
    judge: (on, choices) => {
      const X = on.stones(colorIn(choices));
      const isFirm = X.isSubsetOf(firmOf(X, on.quadWindows(colorIn(choices))));
      if (X.isEmpty || !isFirm || X.chains(8).length > 1) return null;
      return [...X].some((stone) => X.without(stone).chains(8).length > 1) ? 1 : 0;
    },
  },
  *steps({ on, choices }) {
    const color = colorIn(choices);
    const X = on.stones(color);
    const windows = on.quadWindows(color);
    yield { line: 0, sets: { X }, sentence: said('Where can one capture cut these stones?') };
    let Joints: readonly Shape[] = [];
    const weak = windows.filter(({ kind }) => kind === 'd');
    for (const window of weak) {
      Joints = [...Joints, ...jointOf(window)];
      const [one, other] = window.stones.map((stone) => vertexName(stone, on)) as [string, string];
      yield {
        line: 1,
        sets: { X, Joints },
        sentence: said('Only corners of {one} and {other} touch.', { one, other }),
      };
    }
    if (weak.length === 0) yield { line: 1, sets: { X, Joints }, sentence: said('There is no weak joint.') };
    let Cut = X.minus(X);
    for (const group of X.chains(8)) {
      for (const stone of group) {
        const S = Cut.minus(Cut).with(stone);
        const parts = group.minus(S).chains(8);
        const isCut = parts.length > 1;
        if (isCut) Cut = Cut.or(S);
        const values = { place: vertexName(stone, on), n: parts.length };
        yield {
          line: isCut ? 4 : 3,
          on: flipped(on, color, stone),
          sets: { X, Joints, S, Parts: bandsOf(parts), Cut },
          sentence: isCut
            ? said('Without {place} there are {n} parts: it cuts.', values)
            : said('Without {place} the rest still hangs together.', values),
          counts: { joints: weak.length, 'stones that cut': Cut.size },
        };
      }
    }
    const Firm = firmOf(X, windows);
    const counts = { joints: weak.length, 'stones that cut': Cut.size, firm: Firm.size };
    const Solid = windows.filter(({ kind }) => kind === '3' || kind === '4').flatMap(kindOf);
    const all = { X, Joints, Cut, Firm };
    yield {
      line: 5,
      sets: { ...all, Solid },
      sentence: said('Stones in windows of three or four: {n}.', { n: Firm.size }),
      counts,
    };
    const firm = X.chains(8).filter((group) => group.isSubsetOf(Firm));
    for (const group of firm) {
      const [place] = [...group.and(Cut)].map((stone) => vertexName(stone, on));
      yield {
        line: 7,
        sets: { ...all, Solid, Group: bandsOf([group]), Refuted: group.and(Cut) },
        sentence:
          place === undefined
            ? said('This group has only such stones, and nothing cuts it.')
            : said('This group has only such stones, and yet taking {place} cuts it.', { place }),
        counts,
      };
    }
    if (firm.length === 0)
      yield {
        line: 6,
        sets: all,
        sentence: said('No group has such stones alone, so the text says nothing of them.'),
        counts,
      };
  },
});
