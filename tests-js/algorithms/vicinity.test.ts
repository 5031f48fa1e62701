/** The walk of the vicinity function as an exhibit. */

import type { GoBoard, Vertex } from 'kakoi';
import vicinity from '../../web/algorithms/exhibits/vicinity.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('walks into the depth, turns back at marks, and misses what lies behind them', () => {
  const steps = run(vicinity);
  expect(told(steps)).toEqual([
    '0: Which points are near D4, at level 2?',
    '4: D4 is marked. Its stone costs nothing. Left: 2.',
    '5: E4 is marked. It is empty and takes a step. Left: 1.',
    '5: F4 is marked. It is empty and takes a step. Left: 0.',
    '4: E3 is marked. Its stone costs nothing. Left: 1.',
    '5: F3 is marked. It is empty and takes a step. Left: 0.',
    '5: D3 is marked. It is empty and takes a step. Left: 0.',
    '5: E2 is marked. It is empty and takes a step. Left: 0.',
    '5: E5 is marked. It is empty and takes a step. Left: 0.',
    '5: C4 is marked. It is empty and takes a step. Left: 1.',
    '5: B4 is marked. It is empty and takes a step. Left: 0.',
    '5: C3 is marked. It is empty and takes a step. Left: 0.',
    '4: C5 is marked. Its stone costs nothing. Left: 1.',
    '4: D5 is marked. Its stone costs nothing. Left: 1.',
    '5: D6 is marked. It is empty and takes a step. Left: 0.',
    '5: B5 is marked. It is empty and takes a step. Left: 0.',
    '5: C6 is marked. It is empty and takes a step. Left: 0.',
    '2: D3 again, with 1 left, not 0. But it is marked.',
    '2: D5 again, with 2 left, not 1. But it is marked.',
    '7: Level 1 without an order: all stones linked to D4, and the points beside.',
    '8: Level 2: one more empty point on the way.',
    '9: Missed: 7. On the way there, a detour came first and left its mark.',
  ]);
  expect(setOf(steps.at(-1)!, 'Missed').toDiagram().split('\n')).toEqual([
    '..##...',
    '.#..#..',
    '#....#.',
    '.......',
    '.......',
    '...#...',
    '.......',
  ]);
});

/** The marks of the text, as a map: a point is marked once, whatever is left of the level when the walk comes again. */
function marksOf(on: GoBoard, [x0, y0]: Vertex, level: number, order: string): string {
  const map = on.toSignMap();
  const marked = map.map((row) => row.map(() => 0));
  const go = (x: number, y: number, left: number): void => {
    if (map[y]?.[x] === undefined || marked[y]![x] === 1 || left === 0) return;
    marked[y]![x] = 1;
    const next = map[y]![x] === 0 ? left - 1 : left;
    for (const way of order) {
      if (way === 'r') go(x + 1, y, next);
      if (way === 'l') go(x - 1, y, next);
      if (way === 'd') go(x, y + 1, next);
      if (way === 'u') go(x, y - 1, next);
    }
  };
  go(x0, y0, level);
  return String(marked);
}

test.each(['1', '2', '3', '4'])(
  'marks what the text marks, and ends with the engine’s vicinity of level %s, on random boards',
  (level) => {
    const random = randomNumbers(9);
    const orders = ['rldu', 'udlr', 'rdlu'];
    let i = 0;
    for (const on of positions(vicinity, 250, [3, 5, 7])) {
      const p: Vertex = [Math.floor(random() * on.width), Math.floor(random() * on.height)];
      const order = orders[i++ % 3]!;
      const steps = run(vicinity, { on, choices: { level, order }, points: [p] });
      const last = steps.at(-1)!;
      expect(String(setOf(last, 'Marked').toMap())).toBe(marksOf(on, p, Number(level), order));
      const near = on.vicinity(p, Number(level));
      expect(setOf(last, 'Near').equals(near)).toBe(true);
      expect(setOf(last, 'Missed').equals(near.minus(setOf(last, 'Marked')))).toBe(true);
    }
  },
);

test('counts the boards on which a point is missed', () => {
  const random = randomNumbers(3);
  const { position, judge } = vicinity.trial!;
  const counts = [0, 0, 0];
  for (let i = 0; i < 200; i++) {
    const on = position(random);
    const p: Vertex = [Math.floor(on.width / 2), Math.floor(on.height / 2)];
    const near = String(on.vicinity(p, 2).toMap());
    const misses = (order: string) => marksOf(on, p, 2, order) !== near;
    const kind = judge(on, { level: '2', order: 'udlr' });
    expect(kind).toBe(misses('udlr') ? 0 : misses('rldu') || misses('rdlu') ? 1 : null);
    counts[kind ?? 2]!++;
  }
  expect(counts).toEqual([72, 18, 110]);
});
