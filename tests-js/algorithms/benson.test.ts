/** Benson's rounds as an exhibit. */

import benson from '../../web/algorithms/exhibits/benson.js';
import { positions, run, setOf, told } from '../support/exhibits.js';

test('drops two chains of the broken ring, the regions beside them, and then the chain that had counted on those', () => {
  expect(told(run(benson))).toEqual([
    '0: Which stones can never be captured?',
    '1: Every chain may still live: 3 of them.',
    '2: So may every region between them, empty or not: 3 of them.',
    '4: The chain A2 goes: only the region at A3 is vital to it. Not its liberties: D3.',
    '4: The chain J2 goes: only the region at J3 is vital to it. Not its liberties: D3.',
    '5: The region at C4 goes: the stone A2 on its border has been dropped.',
    '5: The region at A3 goes: the stone A2 on its border has been dropped.',
    '5: The region at J3 goes: the stone J2 on its border has been dropped.',
    '6: Something was dropped, so all is asked again.',
    '4: The chain A5 goes: no region is vital to it.',
    '6: Nothing more is dropped.',
    '7: No chain is left: none lives unconditionally.',
  ]);
});

test.each([
  ['black', 'forbidden'],
  ['white', 'forbidden'],
  ['black', 'allowed'],
] as const)(
  'ends with what passAlive() says of %s with suicide %s, on 1,000 random boards',
  (color, suicide) => {
    for (const on of positions(benson, 1000, [3, 5, 7, 9])) {
      const alive = setOf(run(benson, { on, choices: { color, suicide } }).at(-1)!, 'Alive');
      expect(alive.equals(on.passAlive({ suicide: suicide === 'allowed' })[color].stones)).toBe(true);
    }
  },
);

test('a white stone in the corner of an eye is harmless unless White may fill it by suicide', () => {
  const on = 'O.X.X/..XXX/XXX../.....';
  const left = (suicide: string) => told(run(benson, { on, choices: { suicide } })).at(-1);
  expect([left('forbidden'), left('allowed')]).toEqual([
    '7: 8 stones live, however often their owner passes.',
    '7: No chain is left: none lives unconditionally.',
  ]);
});
