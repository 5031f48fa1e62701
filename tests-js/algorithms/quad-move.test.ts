/** A move and its quads as an exhibit. */

import { LoaBoard, type Vertex } from 'kakoi';
import quadMove from '../../web/algorithms/exhibits/quad-move.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';
import { textsOf } from '../support/tiles.js';

test('keeps the counts of the move that joins Black’s groups', () => {
  expect(told(run(quadMove))).toEqual([
    '0: From f6 to d6: a legal move. Which windows change?',
    '1: All 64 windows were counted once: E is 3.',
    '3: The stone on f6 is lifted: four windows lose it.',
    '9: Upper left of f6: Q1 becomes Q0.',
    '9: Upper right of f6: Q1 becomes Q0.',
    '9: Lower left of f6: Q1 becomes Q0.',
    '9: Lower right of f6: Q1 becomes Q0.',
    '4: The stone comes to d6: four windows gain it.',
    '9: Upper left of d6: Q1 becomes Qd.',
    '9: Upper right of d6: Q0 becomes Q1.',
    '9: Lower left of d6: Q2 becomes Q3.',
    '9: Lower right of d6: Q1 becomes Q2.',
    '5: E was 3 and is 1: perhaps one group, and so it is.',
  ]);
});

test('frames each window, on the board as it is by then', () => {
  const steps = run(quadMove);
  const lifted = steps[3]!;
  expect(lifted.sets.W).toEqual([expect.objectContaining({ kind: 'frames', points: [[4.5, 0.5]] })]);
  expect(textsOf(lifted, 'Kinds').join('')).toBe('0111');
  expect(lifted.on!.toDiagram().split('\n')[1]).toBe('.O.....');
  expect(setOf(steps[7]!, 'P').has([3, 1])).toBe(true);
  expect(textsOf(steps.at(-2)!, 'Kinds').join('')).toBe('d132');
  expect(steps.at(-2)!.on!.toDiagram().split('\n')[1]).toBe('.O.X...');
  expect(textsOf(steps.at(-1)!, 'Weights').sort().join(' ')).toBe(`${'+1 '.repeat(8)}−1 −1 −2`);
});

test('changes the windows of both sides where a stone is taken', () => {
  const steps = run(quadMove, {
    on: '2b4/1w3b1/2bb3/3w3/1w3w1/7/7 b',
    points: [
      [5, 1],
      [3, 3],
    ],
  });
  expect(told(steps)[0]).toBe('0: From f6 to d4: a legal move. Which windows change?');
  expect(told(steps)[2]).toBe('2: The stone on d4 is lifted: four windows lose it.');
  expect(steps[6]!.counts).toEqual({ Q0: 52, Q1: 12, Q2: 0, Q3: 0, Q4: 0, Qd: 0 });
  expect(steps).toHaveLength(18);
});

test.each([
  ['no legal move, for no line joins them.', [5, 1], [4, 3]],
  ['no legal move, for it is the wrong distance.', [5, 1], [5, 2]],
  ['no legal move, for an own stone stands there.', [3, 3], [6, 0]],
  ['no legal move, for an enemy is in the way.', [2, 0], [2, 3]],
  ['a legal move.', [1, 4], [1, 3]],
] as const)('says of a move: %s', (rule, from, to) => {
  const on = '2b3b/2w2b1/2bb3/3b3/1w3w1/7/7 b';
  expect(told(run(quadMove, { on, points: [from, to] }))[0]).toContain(rule);
});

test('says that the game is over, and counts on', () => {
  const steps = run(quadMove, {
    on: 'bb3/5/5/5/w3w b',
    points: [
      [0, 0],
      [4, 4],
    ],
  });
  expect(told(steps)[0]).toBe('0: From a5 to e1: no legal move, for the game is over. Which windows change?');
  expect(told(steps).at(-1)).toBe('5: E was 1 and is 2: not one group.');
});

test('asks for a stone and a square where it has none, and takes the first move where nothing is pressed', () => {
  const ask = ['0: Press a stone, and then the square that it moves to.'];
  for (const points of [
    [[5, 1]],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [5, 1],
      [5, 1],
    ],
  ] as const)
    expect(told(run(quadMove, { points }))).toEqual(ask);
  expect(told(run(quadMove, { on: '5/5/5/5/5 b', points: [] }))).toEqual(ask);
  const on = LoaBoard.start();
  const move = on.legalMoves()[0]!.text.replace('-', ' to ');
  expect(told(run(quadMove, { on, points: [] }))[0]).toContain(`From ${move}: a legal move.`);
});

test('ends with the engine’s counts of the board after the move, on 1,000 random boards', () => {
  const random = randomNumbers(4);
  let n = 0;
  for (const on of positions(quadMove, 1000, [5, 6, 7, 8])) {
    const pick = (): Vertex => [Math.floor(random() * on.width), Math.floor(random() * on.width)];
    const [from, to] = [pick(), pick()];
    const color = on.get(from) > 0 ? 'black' : 'white';
    const step = run(quadMove, { on, points: [from, to] }).at(-1)!;
    if (on.get(from) === 0 || String(from) === String(to)) {
      expect(step.line).toBe(0);
      continue;
    }
    n++;
    const own = on.stones(color).without(from).with(to);
    const { q0, q1, q2, q3, q4, qd } = own.quads();
    expect(step.counts).toEqual({ Q0: q0, Q1: q1, Q2: q2, Q3: q3, Q4: q4, Qd: qd, E: own.eulerNumber(8) });
    expect(step.on!.stones(color).equals(own)).toBe(true);
    const other = color === 'black' ? 'white' : 'black';
    expect(step.on!.stones(other).equals(on.stones(other).without(to))).toBe(true);
    expect(step.sentence.text.includes('perhaps')).toBe(own.chains(8).length === 1);
  }
  expect(n).toBeGreaterThan(400);
});
