/** Kjeld Petersen's own way to Benson's rule, by operations on whole boards. */

import { opponent } from 'kakoi';
import { COLOR, colorIn, type Exhibit, exhibit, said } from '../exhibit.js';
import { lifeTrial, verdict } from '../parts/life.js';
import { firsts, nameOf, namesOf } from '../parts/names.js';

const steps: Exhibit<'go'>['steps'] = function* ({ on, choices }) {
  const color = colorIn(choices);
  const B = on.stones(color);
  const W = on.stones(opponent(color));
  const none = B.minus(B);
  const L = B.border().minus(W);
  const P = L.expandTo(W.or(L));
  const E = P.border().minus(B);
  let R = E.grow().expandTo(P).xor(P);
  let N = none;
  let M = R;
  const before = Object.fromEntries([...'LRPFS', 'Differs', ...'NME', 'Alive'].map((name) => [name, none]));
  yield { line: 0, sets: before, sentence: said('Which stones of B can never be captured?') };
  yield { line: 1, sets: { L }, sentence: said('L: the liberties of B, all chains together.') };
  yield { line: 2, sets: { L, P }, sentence: said('P: with the stones of W beside them, they may be eyes.') };
  yield {
    line: 3,
    sets: { L, P, E },
    sentence: E.isEmpty
      ? said('E: empty points beside P that are no liberties. There are none.')
      : said('E: empty points beside P that are no liberties. What lies at them is too wide.'),
  };
  const whole = said('R: P without the parts beside E. Regions: {n}.', { n: R.chains().length });
  yield { line: 4, sets: { P, E, R }, sentence: whole };
  for (let round = 1; round === 1 || !M.isEmpty; round++) {
    const counts = { round };
    const bare = R.border().expandTo(B).xor(B).minus(N);
    if (choices.bare === 'out' && !bare.isEmpty) {
      N = N.or(bare);
      const out = said('No region is beside {places}: into N.', { places: namesOf(on, firsts(bare)) });
      yield { line: 6, sets: { R, N }, sentence: out, counts };
    }
    for (let C = R, F = none; !C.isEmpty; C = C.xor(F)) {
      F = C.firstChain();
      const S = R.xor(F).border().expandTo(B);
      const fresh = S.xor(B).minus(N);
      N = N.or(fresh);
      const values = { place: nameOf(on, F), chains: namesOf(on, firsts(fresh)) };
      const sentence = fresh.isEmpty
        ? said('S: every chain that is left has another region than {place}.', values)
        : said('S: no region but {place} is beside {chains}. Into N.', values);
      yield { line: fresh.isEmpty ? 10 : 11, sets: { R, F, S, N }, sentence, counts };
    }
    M = N.border().expandTo(R);
    R = R.minus(M);
    yield {
      line: 12,
      sets: { R, N, M },
      sentence: M.isEmpty
        ? said('M: no region lies beside N, so the loop ends.')
        : said('M: the regions beside N. They go, and all is asked again.'),
      counts,
    };
  }
  const Alive = B.xor(N);
  const Differs = Alive.xor(on.passAlive()[color].stones);
  const left = said('B without N. Stones that are called alive: {n}.', { n: Alive.size });
  yield { line: 14, sets: { Alive, Differs: none }, sentence: left };
  yield { line: 14, sets: { Alive, Differs }, sentence: verdict(on, color, Alive, R) };
};

export default exhibit<'go'>({
  kind: 'go',
  start: '.X...../XXXXXO./.X...X./.X.O.X./XX...X./.OXXXXX/X....X.',
  choices: {
    color: COLOR,
    bare: {
      words: said('Line 6'),
      answers: [
        ['kept', said('left out')],
        ['out', said('run')],
      ],
    },
  },
  listing: [
    'L.copy(B).neighbors4().minus(W)',
    'P.copy(L).expandTo(W.clone().or(L))',
    'E.copy(P).neighbors4().minus(B)',
    'R.copy(E).grow4().expandTo(P).xor(P)',
    'do',
    '  in words: chains without a region go to N',
    '  C.copy(R)',
    '  while (!C.equals(false))',
    '    F.copy(C).firstChain(); C.xor(F)',
    '    S.copy(R).xor(F).neighbors4().expandTo(B)',
    '    N.or(S.xor(B))',
    '  R.minus(M.copy(N).neighbors4().expandTo(R))',
    'while (!M.equals(false))',
    'Alive = B.xor(N)',
  ],
  told: {
    by: said('Kjeld Petersen, “BinMatrix”, Sensei’s Library'),
    idea: said(
      'A chain needs two eyes. So hide the regions that may be eyes, one at a time: a chain that has none left is out, and the regions beside it go as well. No chain is asked whether an eye is its own, and that is the catch.',
    ),
    written: said(
      'Its author calls it semi-correct: points of a region may be beside different chains, and nothing notices. The inside of the loop is told after his words and a program in C that follows them. On 6,000 random boards of 5×5 to 7×7 it finds false life for Black on 2,150 and misses none. On 904 of those no region is left, so that the loop asks nobody; line 6, which only his words have, mends that.',
    ),
    right: said(
      'Each empty point of an eye has to be a liberty of the chain that lives by it, not of any chain. So Benson asks chain by chain.',
    ),
    cost: said('A round is six operations on the whole board for every region.'),
  },
  trial: lifeTrial(steps),
  steps,
});
