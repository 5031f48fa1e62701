/** Petersen's own Benson as an exhibit. */

import type { Chain, Color, GoBoard } from 'kakoi';
import petersen from '../../web/algorithms/exhibits/petersen.js';
import { run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('takes a chain for alive whose second eye is in part another chain’s', () => {
  expect(told(run(petersen))).toEqual([
    '0: Which stones of B can never be captured?',
    '1: L: the liberties of B, all chains together.',
    '2: P: with the stones of W beside them, they may be eyes.',
    '3: E: empty points beside P that are no liberties. What lies at them is too wide.',
    '4: R: P without the parts beside E. Regions: 5.',
    '10: S: every chain that is left has another region than A7.',
    '10: S: every chain that is left has another region than A5.',
    '10: S: every chain that is left has another region than C5.',
    '11: S: no region but A2 is beside A1. Into N.',
    '10: S: every chain that is left has another region than G1.',
    '12: M: the regions beside N. They go, and all is asked again.',
    '10: S: every chain that is left has another region than A7.',
    '10: S: every chain that is left has another region than A5.',
    '10: S: every chain that is left has another region than C5.',
    '10: S: every chain that is left has another region than G1.',
    '12: M: no region lies beside N, so the loop ends.',
    '14: B without N. Stones that are called alive: 19.',
    '14: False life: C5 is no liberty of F5, so that the region there is no eye of it.',
  ]);
  expect(setOf(run(petersen)[4]!, 'E').toDiagram().split('\n').slice(0, 3)).toEqual([
    '.....#.',
    '......#',
    '.......',
  ]);
});

test('calls stones alive where no region is left, unless they go as its author’s words have it', () => {
  const on = '...../.XX../...../.OO../.....';
  const end = (bare: string) => told(run(petersen, { on, choices: { bare } })).slice(5);
  expect(end('kept')).toEqual([
    '12: M: no region lies beside N, so the loop ends.',
    '14: B without N. Stones that are called alive: 2.',
    '14: False life: the chain B4 can be captured, for it lacks two eyes.',
  ]);
  expect(end('out')).toEqual([
    '6: No region is beside B4: into N.',
    '12: M: no region lies beside N, so the loop ends.',
    '14: B without N. Stones that are called alive: 0.',
    '14: That is right: no stone lives forever.',
  ]);
});

/** The stones left by looking at one chain and one region at a time. */
function plainly(on: GoBoard, color: Color, bare: string): string {
  const free = on.empties();
  const beside = on.stones(color).border();
  let chains = on.chains(color);
  let regions = on
    .regions(color)
    .filter((region) => region.intersects(free.and(beside)) && region.and(free).isSubsetOf(beside));
  for (let before = -1; before !== regions.length; ) {
    before = regions.length;
    if (before === 0 && bare === 'kept') break;
    const has = (chain: Chain) => regions.filter((region) => region.border().intersects(chain.stones)).length;
    const gone = chains.filter((chain) => has(chain) < 2);
    chains = chains.filter((chain) => !gone.includes(chain));
    regions = regions.filter((region) => !gone.some(({ stones }) => stones.border().intersects(region)));
  }
  return namesOf(chains);
}

function namesOf(chains: readonly Chain[]): string {
  return chains
    .flatMap(({ stones }) => [...stones].map(String))
    .sort()
    .join(' ');
}

test.each([
  ['black', { 'kept: 0': 169, 'kept: null': 331, 'out: 0': 102, 'out: null': 398 }],
  ['white', { 'kept: 0': 408, 'kept: null': 92, 'out: 0': 2, 'out: null': 498 }],
] as const)(
  'keeps the chains of %s with two regions that may be eyes, misses no life, and counts what is false',
  (color, expected) => {
    const { position, judge } = petersen.trial!;
    const random = randomNumbers(55);
    const seen: Record<string, number> = {};
    for (let i = 0; i < 500; i++) {
      const on = position(random);
      for (const bare of ['kept', 'out']) {
        const choices = { color, bare };
        const alive = setOf(run(petersen, { on, choices }).at(-1)!, 'Alive');
        expect([...alive].map(String).sort().join(' ')).toBe(plainly(on, color, bare));
        const { stones } = on.passAlive()[color];
        expect(stones.isSubsetOf(alive)).toBe(true);
        const kind = judge(on, choices);
        expect(kind).toBe(alive.size === stones.size ? null : 0);
        seen[`${bare}: ${kind}`] = (seen[`${bare}: ${kind}`] ?? 0) + 1;
      }
    }
    expect(seen).toEqual(expected);
  },
);
