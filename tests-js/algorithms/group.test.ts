/** A group and its liberties as an exhibit. */

import type { Vertex } from 'kakoi';
import group from '../../web/algorithms/exhibits/group.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('grows from the stone both ways, pass by pass, to the ends of its chain', () => {
  expect(told(run(group)).filter((line) => !line.startsWith('5:'))).toEqual([
    '0: Which stones are joined to D6? X is every stone of its colour.',
    '2: T is D6 alone, and R is empty.',
    '6: Only stones of X stay. New: C6, E6.',
    '6: Only stones of X stay. New: B6, E5.',
    '6: Only stones of X stay. New: B5, E4.',
    '6: Only stones of X stay. New: B4, F4.',
    '6: Only stones of X stay. New: C4.',
    '6: Only stones of X stay. New: C3.',
    '6: Only stones of X stay. New: C2.',
    '6: Only stones of X stay. New: D2.',
    '6: None of that is a stone of X: T is what it was.',
    '7: R and T are the same: this is the chain. Stones: 13.',
    '9: Around it lies its border, stones or not.',
    '9: Take the opponent’s stones away, and the liberties are left: B7, C7, D7, E7, A6, A5, F5, A4, D3, E2, C1, D1.',
  ]);
  expect(setOf(run(group)[2]!, 'T').toDiagram().split('\n')).toEqual([
    '...#...',
    '..###..',
    '...#...',
    '.......',
    '.......',
    '.......',
    '.......',
  ]);
});

test('says so where there is no stone', () => {
  expect(told(run(group, { points: [[0, 0]] }))).toEqual(['0: At A7 there is no stone: press one.']);
  expect(told(run(group, { on: '.../.../...', points: [] }))).toEqual(['0: There is no stone to grow from.']);
});

test('finds the chain and the liberties that chainAt() finds, on 1,000 random boards', () => {
  const random = randomNumbers(7);
  for (const on of positions(group, 1000, [3, 5, 7, 9])) {
    const stones: Vertex[] = [...on.empties().not()];
    if (stones.length === 0) continue;
    const stone = stones[Math.floor(random() * stones.length)]!;
    const last = run(group, { on, points: [stone] }).at(-1)!;
    const chain = on.chainAt(stone)!;
    expect([setOf(last, 'R').toDiagram(), setOf(last, 'Libs').toDiagram()]).toEqual([
      chain.stones.toDiagram(),
      chain.liberties.toDiagram(),
    ]);
  }
});
