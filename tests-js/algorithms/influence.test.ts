/** The influence of a stone as an exhibit. */

import type { GoBoard, Vertex } from 'kakoi';
import influence from '../../web/algorithms/exhibits/influence.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('takes a step of the whole frontier at once, and goes no further beside an enemy', () => {
  const steps = run(influence);
  expect(told(steps)).toEqual([
    '0: How far does C5 get? Reach: 3.',
    '1: The frontier begins as the chain of the stone.',
    '3: Step 1: the empty points beside the frontier that are new.',
    '4: They are counted: 6 by now.',
    '5: Beside an enemy the way ends. Held there: 0.',
    '3: Step 2: the empty points beside the frontier that are new.',
    '4: They are counted: 16 by now.',
    '5: Beside an enemy the way ends. Held there: 3.',
    '3: Step 3: the empty points beside the frontier that are new.',
    '4: They are counted: 24 by now.',
    '5: Beside an enemy the way ends. Held there: 0.',
    '2: The reach is used up.',
  ]);
  expect(setOf(steps.at(-1)!, 'Counted').toDiagram().split('\n')).toEqual([
    '.###...',
    '#####..',
    '##.##..',
    '##.##..',
    '####...',
    '.###...',
    '..#....',
  ]);
});

test('as drafted, turns back at the marks of its own probes', () => {
  const all = told(run(influence, { choices: { way: 'drafted' } }));
  expect(all.slice(1, 6)).toEqual([
    '6: The count begins with its most, 3.',
    '10: C5 is one of its stones. On to the four beside it, with 3.',
    '12: D5 is empty. It asks the four for enemies, which marks them 4.',
    '13: D5 is counted. Number: 1.',
    '14: On from D5 to the four, but their marks are 4: all return 0.',
  ]);
  expect(all.at(-1)).toBe('6: The draft returns 4; 24 would be right.');
  const held = told(
    run(influence, { on: '.X.O.', points: [[1, 0]], choices: { way: 'drafted', reach: '5' } }),
  );
  expect(held.slice(3, 5)).toEqual([
    '12: C1 is empty. It asks the four for enemies, which marks them 6.',
    '13: C1 is beside an enemy: counted, and held. Number: 1.',
  ]);
});

test('asks for a stone where none is', () => {
  expect(told(run(influence, { points: [[6, 6]] }))).toEqual(['0: At G1 there is no stone: press one.']);
  expect(told(run(influence, { points: [] }))[0]).toBe('0: How far does C5 get? Reach: 3.');
  expect(told(run(influence, { on: '...', points: [] }))).toEqual([
    '0: Influence begins at a stone. Put one on the board.',
  ]);
});

test.each(['1', '2', '3', '4', '5'])(
  'ends with what influence() says for a reach of %s, on random boards',
  (reach) => {
    for (const [on, stone] of stones(200)) {
      const color = on.get(stone) === 1 ? 'black' : 'white';
      const right = on.influence(color, Number(reach), { chain: stone });
      const last = run(influence, { on, points: [stone], choices: { reach } }).at(-1)!;
      expect(setOf(last, 'Counted').equals(right)).toBe(true);
      const drafted = run(influence, { on, points: [stone], choices: { reach, way: 'drafted' } }).at(-1)!;
      const counted = setOf(drafted, 'Counted');
      // No point beyond the first step, and each of those at most once.
      expect(counted.isSubsetOf(on.influence(color, 1, { chain: stone }))).toBe(true);
      expect(counted.size).toBe(draftOf(on, stone, Number(reach)));
      expect(setOf(drafted, 'Missed').equals(right.minus(counted))).toBe(true);
    }
  },
);

/** Boards with a stone of each. */
function* stones(n: number): Generator<[GoBoard, Vertex]> {
  const random = randomNumbers(4);
  for (const on of positions(influence, n, [3, 5, 7])) {
    const all = [...on.empties().not()];
    if (all.length > 0) yield [on, all[Math.floor(random() * all.length)]!];
  }
}

/** The number of the draft, in the order of the listing. */
function draftOf(on: GoBoard, [x0, y0]: Vertex, max: number): number {
  const map = on.toSignMap();
  const marks = map.map((row) => row.map(() => 0));
  const own = map[y0]![x0]!;
  const vicinity = (x: number, y: number, count: number): number => {
    const stone = map[y]?.[x];
    if (stone === undefined || count <= 0 || marks[y]![x]! >= count) return 0;
    marks[y]![x] = count;
    if (count > max) return stone === -own ? 1 : 0;
    const four = (to: number) =>
      vicinity(x + 1, y, to) + vicinity(x - 1, y, to) + vicinity(x, y + 1, to) + vicinity(x, y - 1, to);
    if (stone === own) return four(max);
    if (stone === -own) return 0;
    const hold = four(max + 1);
    return 1 + (hold > 0 ? 0 : four(count - 1));
  };
  return vicinity(x0, y0, max);
}

test('counts the boards on which the draft counts too little', () => {
  const random = randomNumbers(3);
  const { position, judge } = influence.trial!;
  let few = 0;
  for (let i = 0; i < 300; i++) {
    const on = position(random);
    const [stone] = on.stones('black');
    const isFew =
      stone !== undefined && draftOf(on, stone, 2) < on.influence('black', 2, { chain: stone }).size;
    expect(judge(on, { reach: '2' })).toBe(isFew ? 0 : null);
    few += Number(isFew);
  }
  expect(few).toBe(223);
});
