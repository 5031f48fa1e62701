/** Bit quads as an exhibit. */

import quads from '../../web/algorithms/exhibits/quads.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { textsOf } from '../support/tiles.js';

test('slides over the ring of Black’s and its other group, and finds that E alone does not tell them apart', () => {
  const steps = run(quads);
  expect(told(steps).slice(0, 8)).toEqual([
    '0: How many groups are there? A small window can tell, nearly.',
    '1: Six kinds of windows: by the number of stones, and d for two on a diagonal.',
    '2: The window begins over the corner; squares beyond the edge are empty. Windows: 64.',
    '3: Q1, b7 alone: the outline turns outwards.',
    '3: Q2, b7, c7 side by side: the outline runs straight.',
    '3: Q1, c7 alone: the outline turns outwards.',
    '3: Q1, a6 alone: the outline turns outwards.',
    '3: Qd, b7, a6: they touch by their corners, and the outline turns inwards twice.',
  ]);
  expect(told(steps)).toContain('3: Q3, f3, e2, f2: the outline turns inwards.');
  expect(told(steps)).toContain('3: Q4, f3, g3, f2, g2: all inside, no outline.');
  expect(told(steps).slice(-4)).toEqual([
    '4: Outward corners less inward ones: 13 − 1 − 2·4 = 4, so E = 1.',
    '5: 1 is not more than 1, and decides nothing: E is groups less holes.',
    '6: Each hole takes 1 from E, and so hides a group. Holes: 1.',
    '7: 1 + 1 = 2: not connected.',
  ]);
  expect(setOf(steps.at(-1)!, 'Holes').toDiagram().split('\n')).toEqual([
    ...['.......', '.##....', '.##....', '.......', '.......', '.......', '.......'],
  ]);
});

test('is certain where E is more than 1, and sees that a side is connected', () => {
  expect(told(run(quads, { choices: { color: 'white' } })).slice(-3)).toEqual([
    '5: 3 is more than 1: not one group, and that is certain.',
    '6: There is no hole, so E is the number of groups.',
    '7: 3 + 0 = 3: not connected.',
  ]);
  expect(told(run(quads, { on: '5/1bb2/b2b1/1bb2/5 b' })).at(-1)).toBe('7: 0 + 1 = 1: connected.');
});

test('writes an E below 0 as the formulas do', () => {
  expect(told(run(quads, { on: '5/1b1b1/b1b1b/1b1b1/5 b' })).at(-1)).toBe('7: −1 + 2 = 1: connected.');
});

test('frames the window that it counts, and marks the kinds of those behind it', () => {
  const step = run(quads).find(({ sentence }) => sentence.text.startsWith('Q4'))!;
  expect(step.sets.W).toEqual([expect.objectContaining({ kind: 'frames', points: [[5.5, 4.5]] })]);
  expect(textsOf(step, 'Kinds').join('')).toBe('1211d2d122221d2d1121121134');
  expect(step.counts).toEqual({ Q0: 21, Q1: 11, Q2: 9, Q3: 1, Q4: 1, Qd: 4 });
});

test('shows what each window adds to 4·E', () => {
  expect(textsOf(run(quads).at(-1)!, 'Weights').sort().join(' ')).toBe(
    `${'+1 '.repeat(13)}−1${' −2'.repeat(4)}`,
  );
});

test.each(['black', 'white'] as const)(
  'ends with the engine’s counts, Euler number and groups of %s, on 1,000 random boards',
  (color) => {
    for (const on of positions(quads, 1000, [5, 6, 7, 8])) {
      const { q0, q1, q2, q3, q4, qd } = on.quads(color);
      const groups = on.groups(color).length;
      const E = on.eulerNumber(color);
      const { sentence, counts } = run(quads, { on, choices: { color } }).at(-1)!;
      const kinds = { Q0: q0, Q1: q1, Q2: q2, Q3: q3, Q4: q4, Qd: qd };
      expect(counts).toEqual({ ...kinds, E, holes: groups - E, groups });
      expect(sentence.text.endsWith(': connected.')).toBe(on.isConnected(color));
    }
  },
);
