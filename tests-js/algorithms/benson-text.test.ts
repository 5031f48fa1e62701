/** Benson's rule as the text has it, as an exhibit. */

import type { Chain, GoBoard, PointSet, Vertex } from 'kakoi';
import text from '../../web/algorithms/exhibits/benson-text.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

const RIGHT = { eyes: 'vital', border: 'all' };

test('misses the chain that lives, as written', () => {
  expect(told(run(text))).toEqual([
    '0: Which stones can never be captured?',
    '1: Chains: 2.',
    '2: Regions between them: 6.',
    '3: Regions with an empty point away from X go. Left: 4.',
    '6: Regions that the chain B7 touches: 3.',
    '6: Regions that the chain F5 touches: 2.',
    '10: The region A7 goes: B7 is not in the last chain, F5.',
    '10: The region A5 goes: A6 is not in the last chain, F5.',
    '10: The region C5 goes: C6 is not in the last chain, F5.',
    '6: Regions that the chain B7 touches: 0.',
    '8: Fewer than two: the chain B7 goes.',
    '6: Regions that the chain F5 touches: 1.',
    '8: Fewer than two: the chain F5 goes.',
    '12: Nothing more is dropped.',
    '13: Missed: the chain B7 lives, with its eyes at A5 and A7.',
  ]);
});

test('is wrong in another way with one line repaired, and right with both', () => {
  const end = (choices: Record<string, string>) => told(run(text, { choices })).at(-1);
  expect(end({ eyes: 'vital' })).toBe('13: Missed: the chain B7 lives, with its eyes at A5 and A7.');
  expect(end({ border: 'all' })).toBe(
    '13: False life: C5 is no liberty of F5, so that the region there is no eye of it.',
  );
  expect(told(run(text, { choices: RIGHT })).slice(4)).toEqual([
    '7: Regions that are vital to the chain B7: 2.',
    '7: Regions that are vital to the chain F5: 1.',
    '8: Fewer than two: the chain F5 goes.',
    '11: The region C5 goes: F5 on its border has been dropped.',
    '11: The region G1 goes: G2 on its border has been dropped.',
    '7: Regions that are vital to the chain B7: 2.',
    '12: Nothing more is dropped.',
    '13: That is right. Stones that live forever: 10.',
  ]);
});

test.each(['black', 'white'] as const)(
  'ends with what passAlive() says of %s, with both lines repaired',
  (color) => {
    for (const on of positions(text, 1000, [3, 5, 7])) {
      const last = run(text, { on, choices: { color, ...RIGHT } }).at(-1)!;
      expect(setOf(last, 'Alive').equals(on.passAlive()[color].stones)).toBe(true);
      expect(setOf(last, 'Differs').isEmpty).toBe(true);
    }
  },
);

/** The same by looking at one chain and one region at a time, on names of points. */
function plainly(on: GoBoard, { eyes, border }: Record<string, string>): number {
  const free = on.empties();
  let chains = on.chains('black');
  let regions = on
    .regions('black')
    .filter((region) => [...region.and(free)].every((point) => nextTo(on, point)));
  let last: Chain | undefined;
  for (let before = -1; before !== chains.length + regions.length; ) {
    before = chains.length + regions.length;
    last = chains.at(-1) ?? last;
    const isEye = (region: PointSet, { stones, liberties }: Chain) =>
      eyes === 'touched' ? region.border().intersects(stones) : region.and(free).isSubsetOf(liberties);
    chains = chains.filter((chain) => regions.filter((region) => isEye(region, chain)).length > 1);
    const held = border === 'last' ? [last] : chains;
    regions = regions.filter((region) =>
      [...region.border()].every((stone) => held.some((chain) => chain?.stones.has(stone))),
    );
  }
  return chains.reduce((n, { stones }) => n + stones.size, 0);
}

function nextTo(on: GoBoard, [x, y]: Vertex): boolean {
  return on.stones('black').border().has([x, y]);
}

test('counts what the engine finds to be false life, and what it misses', () => {
  const { position, judge } = text.trial!;
  const random = randomNumbers(55);
  const seen: Record<string, number> = {};
  for (let i = 0; i < 300; i++) {
    const on = position(random);
    const truth = on.passAlive().black.stones;
    for (const eyes of ['touched', 'vital']) {
      for (const border of ['last', 'all']) {
        const choices = { color: 'black', eyes, border };
        const n = plainly(on, choices);
        const kind = judge(on, choices);
        expect(kind).toBe(n === truth.size ? null : n < truth.size ? 1 : 0);
        seen[`${eyes}, ${border}: ${kind}`] = (seen[`${eyes}, ${border}: ${kind}`] ?? 0) + 1;
      }
    }
  }
  expect(seen).toEqual({
    'touched, last: 1': 90,
    'touched, last: null': 210,
    'touched, all: 0': 66,
    'touched, all: null': 234,
    'vital, last: 1': 90,
    'vital, last: null': 210,
    'vital, all: null': 300,
  });
});
