/** Four ways to know whether stones are connected, as an exhibit. */

import connected from '../../web/algorithms/exhibits/connected.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { textsOf } from '../support/tiles.js';

test('asks in four ways about Black’s stones, and shows what each has looked at', () => {
  const steps = run(connected);
  expect(told(steps)).toEqual([
    '0: Are they one group? Stones: 8.',
    '1: A group begins: e8.',
    '1: Neighbours come in: f7.',
    '1: Neighbours come in: g8, e6.',
    '1: Neighbours come in: h8, d5.',
    '1: A group begins: e3.',
    '1: A group begins: a2.',
    '2: Groups: 3. Not connected.',
    '3: A group begins: e8.',
    '3: Neighbours come in: f7.',
    '3: Neighbours come in: g8, e6.',
    '3: Neighbours come in: h8, d5.',
    '4: Stones left out: 2. Not connected.',
    '5: Outward corners less inward ones are 4·E. E = 3.',
    '6: 3 is more than 1. Not connected, and no stone was touched.',
    '7: The last move changed 8 windows; all others are as they were. E = 3.',
    '8: 3 is more than 1. Not connected, and no stone was touched.',
    '8: Side by side, windows + stones: what each way looks at here.',
    '8: And in time: in the 1990s, and here as a multiple of what kakoi’s own test takes.',
  ]);
  expect(steps[6]!.counts).toEqual({ windows: 0, stones: 8 });
  expect([...setOf(steps[12]!, 'Left')]).toEqual([
    [4, 5],
    [0, 6],
  ]);
  expect(textsOf(steps[13]!, 'Weights').sort().join(' ')).toBe(
    `${'+1 '.repeat(20)}${'−2 '.repeat(4)}`.trim(),
  );
  expect(steps.at(-2)!.counts).toEqual({
    'All groups': '0 + 8',
    'First group': '0 + 6',
    'Euler hint': '81 + 0',
    'Kept counts': '8 + 0',
  });
});

test('follows White’s stones after all where E leaves it open', () => {
  const steps = run(connected, { choices: { way: 'kept', color: 'white' } });
  expect(told(steps)).toEqual([
    '0: Are they one group? Stones: 10.',
    '7: The last move changed 8 windows; all others are as they were. E = 0.',
    '8: E = 0 leaves it open: there may be holes. So stones have to tell.',
    '8: A group begins: c7.',
    '8: Neighbours come in: d7, d6.',
    '8: Neighbours come in: e7, e5.',
    '8: Neighbours come in: f6, d4, f4.',
    '8: Neighbours come in: g4.',
    '8: Neighbours come in: h3.',
    '8: No stone is left out. Connected.',
    '8: Side by side, windows + stones: what each way looks at here.',
    '8: And in time: in the 1990s, and here as a multiple of what kakoi’s own test takes.',
  ]);
  expect(steps[9]!.counts).toEqual({ windows: 8, stones: 10 });
  expect(steps.at(-2)!.counts).toEqual({
    'All groups': '0 + 10',
    'First group': '0 + 10',
    'Euler hint': '81 + 10',
    'Kept counts': '8 + 10',
  });
});

const LAST = { all: 2, first: 4, hint: 6, kept: 8 };

test('says what isConnected() says, each way, on 1,000 random boards', () => {
  let yes = 0;
  for (const on of positions(connected, 1000, [5, 6, 7, 8])) {
    const steps = run(connected, { on, choices: { color: 'white' } });
    const looks = Object.values(steps.at(-2)!.counts!);
    yes += on.isConnected('white') ? 1 : 0;
    Object.values(LAST).forEach((line, i) => {
      const verdict = steps
        .slice(0, -2)
        .filter((step) => step.line === line)
        .at(-1)!;
      expect(verdict.sentence.text).toMatch(on.isConnected('white') ? /[.] Connected/ : /[.] Not connected/);
      expect(`${verdict.counts!.windows} + ${verdict.counts!.stones}`).toBe(looks[i]);
    });
  }
  expect(yes).toBe(86);
});

test.each(Object.entries(LAST))('takes the way that is chosen: %s', (way, line) => {
  const steps = run(connected, { choices: { way, color: 'white' } });
  expect(new Set(steps.map((step) => step.line))).toEqual(new Set([0, line - 1, line]));
  expect(told(steps).at(-3)).toMatch(`${line}: `);
  expect(told(steps).at(-3)).toMatch(/[.] Connected[.]$/);
});
