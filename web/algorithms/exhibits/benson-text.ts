/** Benson's rule as the text has it, line by line, and as it is right. */

import { opponent } from 'kakoi';
import { COLOR, colorIn, type Exhibit, exhibit, said, union } from '../exhibit.js';
import { lifeTrial, verdict } from '../parts/life.js';
import { nameOf } from '../parts/names.js';

const steps: Exhibit<'go'>['steps'] = function* ({ on, choices }) {
  const color = colorIn(choices);
  const [isVital, isAll] = [choices.eyes === 'vital', choices.border === 'all'];
  const X = on.stones(color);
  const Y = on.stones(opponent(color));
  const none = X.minus(X);
  let chains = X.chains();
  let regions = X.not().chains();
  let Chain = none;
  const sets = () => ({ Chains: union(X, chains), Regions: union(X, regions) });
  const before = { Regions: none, Alive: none, Chains: none, n: none, Chain, Differs: none, Region: none };
  yield { line: 0, sets: before, sentence: said('Which stones can never be captured?') };
  yield { line: 1, sets: { ...sets(), Regions: none }, sentence: said('Chains: {n}.', { n: chains.length }) };
  yield { line: 2, sets: sets(), sentence: said('Regions between them: {n}.', { n: regions.length }) };
  regions = regions.filter((region) => region.shrink().minus(Y).isEmpty);
  const kept = said('Regions with an empty point away from X go. Left: {n}.', { n: regions.length });
  yield { line: 3, sets: sets(), sentence: kept };
  for (let round = 1, left = -1; left !== chains.length + regions.length; round++) {
    const counts = { round };
    left = chains.length + regions.length;
    for (const chain of chains) {
      Chain = chain;
      const border = Chain.border();
      const eyes = regions.filter((region) => {
        const free = region.minus(Y);
        return isVital ? !free.isEmpty && free.isSubsetOf(border) : border.intersects(region);
      });
      const values = { place: nameOf(on, Chain), n: eyes.length };
      yield {
        line: isVital ? 7 : 6,
        sets: { ...sets(), Chain, n: union(X, eyes) },
        sentence: isVital
          ? said('Regions that are vital to the chain {place}: {n}.', values)
          : said('Regions that the chain {place} touches: {n}.', values),
        counts,
      };
      if (eyes.length > 1) continue;
      chains = chains.filter((other) => other !== chain);
      const goes = said('Fewer than two: the chain {place} goes.', values);
      yield { line: 8, sets: { ...sets(), Chain }, sentence: goes, counts };
    }
    for (const Region of regions) {
      const outside = Region.border().minus(isAll ? union(X, chains) : Chain);
      if (outside.isEmpty) continue;
      regions = regions.filter((other) => other !== Region);
      const values = { place: nameOf(on, Region), stone: nameOf(on, outside), last: nameOf(on, Chain) };
      yield {
        line: isAll ? 11 : 10,
        sets: { ...sets(), Chain: isAll ? none : Chain, Region },
        sentence: isAll
          ? said('The region {place} goes: {stone} on its border has been dropped.', values)
          : said('The region {place} goes: {stone} is not in the last chain, {last}.', values),
        counts,
      };
    }
  }
  yield { line: 12, sets: sets(), sentence: said('Nothing more is dropped.') };
  const Alive = union(X, chains);
  const Differs = Alive.xor(on.passAlive()[color].stones);
  yield { line: 13, sets: { Alive, Differs }, sentence: verdict(on, color, Alive, union(X, regions)) };
};

export default exhibit<'go'>({
  kind: 'go',
  start: '.X...../XXXXXO./.X...X./.X.O.X./XX...X./.OXXXXX/.....X.',
  choices: {
    color: COLOR,
    eyes: {
      words: said('Line 6'),
      answers: [
        ['touched', said('as written')],
        ['vital', said('right')],
      ],
    },
    border: {
      words: said('Line 10'),
      answers: [
        ['last', said('as written')],
        ['all', said('right')],
      ],
    },
  },
  listing: [
    'Chains = all chains of X',
    'Regions = all regions of ~X',
    'keep Regions with (Region.Shrink − Y).Empty',
    'repeat',
    '  for each Chain of Chains',
    '    n = count (Chain.Border & Region).Any',
    '    right: count Region − Y in Chain.Border',
    '    drop Chain if n < 2',
    '  for each Region of Regions',
    '    drop it if (Region.Border − Chain).Any',
    '    right: if (Region.Border − all Chains).Any',
    'until nothing is dropped',
    'Alive = Chains',
  ],
  told: {
    by: said('“Useful Algorithms”, Dan Ballard’s wiki'),
    idea: said(
      'Benson’s rule with two slips: every region that a chain touches is taken for an eye, and a region must border on one chain alone. Run it as written, then repair one line, the other, or both.',
    ),
    written: said(
      'The second slip hides the first. On 6,000 random boards of 5×5 to 7×7, the listing, rebuilt from its known slips, calls no black stone alive that is not, but misses life on 1,839. With line 10 alone repaired it finds false life on 1,246.',
    ),
    right: said(
      'A region is an eye of a chain if all its empty points are liberties of that chain, and it stays while its border belongs to chains that are left. With both lines repaired none of the 6,000 boards differs. Line 3 is then idle: no region that it drops is vital to any chain.',
    ),
    cost: said('A round looks at every chain beside every region.'),
  },
  trial: lifeTrial(steps),
  steps,
});
