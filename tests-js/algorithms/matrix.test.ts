/** The functions of the BinMatrix as an exhibit. */

import matrix from '../../web/algorithms/exhibits/matrix.js';
import { positions, run, setOf, told } from '../support/exhibits.js';

const GROUPS = ['number', 'points', 'shifts', 'neighbours'];

test('tells the bits, the rows and the whole as integers, and reckons with them', () => {
  const steps = run(matrix);
  expect(told(steps)).toEqual([
    '0: X is blue, Y is orange, and a point of both is blue in an orange ring.',
    '1: Each point is a bit: 1 if it is in X.',
    '2: Each row is an integer. From the left its bits count 1, 2, 4, 8 and so on.',
    '2: Row after row, the board is one integer.',
    '3: One more: the lowest 0 becomes 1, and the ones before it 0.',
    '3: One less: the lowest 1 becomes 0, and the zeros before it 1.',
    '4: Its negative: every bit the other way, and one more.',
    '5: X and −X share one point, the lowest of X.',
    '6: X and X − 1 share all points but the lowest.',
  ]);
  const [rows] = JSON.stringify(steps[2]!.sets.rows)
    .match(/"lines":\["\d+"\]/g)!
    .join(' ')
    .match(/.*/)!;
  expect(rows!.match(/\d+/g)).toEqual(['4', '6', '6', '16', '25', '1', '0']);
  const whole = 4n + (6n << 7n) + (6n << 14n) + (16n << 21n) + (25n << 28n) + (1n << 35n);
  expect(String(steps[3]!.counts!.X).replaceAll(' ', '')).toBe(String(whole));
  expect(setOf(steps[5]!, 'decrement').toDiagram().split('\n')[0]).toBe('##.....');
});

/** The same by integers alone, n bits of them. */
const NUMBERS: Record<string, (x: bigint) => bigint> = {
  increment: (x) => x + 1n,
  decrement: (x) => x - 1n,
  twoComplement: (x) => -x,
  'X & −X': (x) => x & -x,
  'X & (X − 1)': (x) => x & (x - 1n),
  all: () => -1n,
  none: () => 0n,
  inverse: (x) => ~x,
  first: (x) => x & -x,
};

type Cell = (at: (dx: number, dy: number) => boolean) => boolean;
const FOUR = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
const EIGHT = [...FOUR, [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;
const some =
  (around: readonly (readonly [number, number])[]): Cell =>
  (at) =>
    around.some(([dx, dy]) => at(dx, dy));

/** The same by looking at single points: is there one of X so far from here? */
const CELLS: Record<string, Cell> = {
  up: (at) => at(0, 1),
  down: (at) => at(0, -1),
  left: (at) => at(1, 0),
  right: (at) => at(-1, 0),
  explode4: some(FOUR),
  explode8: some(EIGHT),
  grow4: (at) => at(0, 0) || some(FOUR)(at),
  grow8: (at) => at(0, 0) || some(EIGHT)(at),
  neighbors4: (at) => !at(0, 0) && some(FOUR)(at),
  neighbors8: (at) => !at(0, 0) && some(EIGHT)(at),
};

test('makes what integers and single points make, on 1,000 random boards', () => {
  const met = new Set<string>();
  for (const on of positions(matrix, 1000, [3, 4, 5])) {
    const { X, Y } = on;
    const bits = X.width * X.height;
    const map = X.toMap();
    for (const step of GROUPS.flatMap((group) => run(matrix, { on, choices: { group } }))) {
      for (const name of Object.keys(step.sets).filter((one) => !['bits', 'rows', 'X'].includes(one))) {
        met.add(name);
        const made = setOf(step, name);
        const middle = [X.width >> 1, X.height >> 1] as const;
        const cell = CELLS[name];
        const number = NUMBERS[name];
        if (cell) {
          const expected = map.map((row, y) =>
            row.map((_, x) => Number(cell((dx, dy) => map[y + dy]?.[x + dx] === 1))),
          );
          expect(String(made.toMap())).toBe(String(expected));
        } else if (number) expect(made.toBigInt()).toBe(BigInt.asUintN(bits, number(X.toBigInt())));
        else if (name === 'set(p)') expect(made.equals(X.with(middle))).toBe(true);
        else if (name === 'clear(p)') expect(made.equals(X.without(middle))).toBe(true);
        else if (name === 'toggle(p)') expect(made.equals(X.toggled(middle))).toBe(true);
        else if (name === 'firstChain') expect(made.equals(X.first().expandTo(X))).toBe(true);
        else if (name === 'randomFree')
          expect([made.size, made.intersects(X)]).toEqual([X.isFull ? 0 : 1, false]);
        else expect([name, made.equals(X.expandTo(Y))]).toEqual(['expandTo', true]);
      }
    }
  }
  expect(met.size).toBe(25);
});
