/** Benson's unconditional life, round by round. */

import { type GoBoard, type PointSet, vertexName } from 'kakoi';
import type { Said } from 'kakoi/pictures';
import { COLOR, colorIn, exhibit, said, union } from '../exhibit.js';
import { nameOf, namesOf } from '../parts/names.js';

export default exhibit<'go'>({
  kind: 'go',
  start: 'XXXXXXXXX/XXOOOOOXX/.XO.O.OX./XOOOOOOOX/XXXX.XXXX',
  choices: {
    color: COLOR,
    suicide: {
      words: said('Suicide'),
      answers: [
        ['forbidden', said('forbidden')],
        ['allowed', said('allowed')],
      ],
    },
  },
  listing: [
    'Chains = all chains of X',
    'Regions = all regions of ~X',
    'repeat',
    '  drop each chain with fewer than two vital regions',
    '  drop each region that borders on a dropped chain',
    'until nothing is dropped',
    'Alive = the chains that are left',
  ],
  told: {
    by: said('David B. Benson, “Life in the Game of Go”, 1976'),
    idea: said(
      'Stones that live even if their owner passes forever: each chain needs two eyes whose every empty point is its own liberty. A chain that lacks them drops out, and takes its regions with it, round by round.',
    ),
    cost: said('A round looks at every chain beside every region; most boards end after one or two rounds.'),
  },
  *steps({ on, choices }) {
    const color = colorIn(choices);
    const { rounds } = on.passAliveRounds({ suicide: choices.suicide === 'allowed' })[color];
    let chains = on.chains(color).map(({ stones }) => stones);
    let regions = on.regions(color);
    const X = on.stones(color);
    const sets = (dropped: PointSet) => ({
      Chains: union(X, chains),
      Regions: union(X, regions),
      Dropped: dropped,
    });
    const none = X.minus(X);
    yield {
      line: 0,
      sets: { Chains: none, Regions: none, Dropped: none },
      sentence: said('Which stones can never be captured?'),
    };
    yield {
      line: 1,
      sets: { ...sets(none), Regions: none },
      sentence: said('Every chain may still live: {n} of them.', { n: chains.length }),
    };
    yield {
      line: 2,
      sets: sets(none),
      sentence: said('So may every region between them, empty or not: {n} of them.', { n: regions.length }),
    };
    for (const [round, dropped] of rounds.entries()) {
      const counts = { round: round + 1 };
      for (const chain of dropped.chains) {
        chains = chains.filter((stones) => !stones.equals(chain.stones));
        yield { line: 4, sets: sets(chain.stones), sentence: reasonOf(on, chain), counts };
      }
      for (const { region, stone } of dropped.regions) {
        regions = regions.filter((other) => !other.equals(region));
        yield {
          line: 5,
          sets: sets(region),
          sentence: said('The region at {place} goes: the stone {stone} on its border has been dropped.', {
            place: nameOf(on, region),
            stone: vertexName(stone, on),
          }),
          counts,
        };
      }
      const isLast = round === rounds.length - 1;
      yield {
        line: 6,
        sets: sets(none),
        sentence: isLast
          ? said('Nothing more is dropped.')
          : said('Something was dropped, so all is asked again.'),
        counts,
      };
    }
    const alive = union(X, chains);
    yield {
      line: 7,
      sets: { Alive: alive },
      sentence: alive.isEmpty
        ? said('No chain is left: none lives unconditionally.')
        : said('{n} stones live, however often their owner passes.', { n: alive.size }),
    };
  },
});

type Dropped = ReturnType<GoBoard['passAliveRounds']>['black']['rounds'][number]['chains'][number];

function reasonOf(board: GoBoard, { stones, vitalRegions, otherRegions }: Dropped): Said {
  const place = nameOf(board, stones);
  const points = namesOf(
    board,
    otherRegions.map(({ point }) => point),
  );
  const [vital] = vitalRegions;
  const eyes =
    vital === undefined
      ? said('no region is vital to it')
      : said('only the region at {place} is vital to it', { place: nameOf(board, vital) });
  return points === ''
    ? said('The chain {place} goes: {eyes}.', { place, eyes })
    : said('The chain {place} goes: {eyes}. Not its liberties: {points}.', { place, eyes, points });
}
