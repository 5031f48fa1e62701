import * as fc from 'fast-check';
import { init, PointSet, type Symmetry } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { errorOf } from '../support/errors.js';
import * as plain from '../support/plain-set.js';

const SYMMETRIES = [
  'identity',
  'rotate90',
  'rotate180',
  'rotate270',
  'flipX',
  'flipY',
  'transpose',
  'antiTranspose',
] as const satisfies readonly Symmetry[];

beforeAll(() => init());

/** Checks that the property holds for sets of every size, from empty to full. */
function always(count: number, property: (...cells: plain.Cells[]) => void) {
  fc.assert(
    fc.property(plain.sets(count), (cells) => property(...cells)),
    { numRuns: 150, examples: [] },
  );
}

function expectCells(set: PointSet, cells: plain.Cells) {
  expect(set.toDiagram()).toBe(cells.map((row) => row.map((cell) => (cell ? '#' : '.')).join('')).join('\n'));
}

describe('making sets', () => {
  test('empty and full', () => {
    expect(PointSet.empty(3, 2).toDiagram()).toBe('...\n...');
    expect(PointSet.full(3, 2).toDiagram()).toBe('###\n###');
    expect(PointSet.empty(4).height).toBe(4);
    expect(PointSet.full(32).size).toBe(1024);
  });

  test('of vertices in every form, each counted once', () => {
    const set = PointSet.of(4, 3, [[0, 0], { x: 3, y: 2 }, 'B2', 'ba', [0, 0]]);
    expect(set.toDiagram()).toBe(
      diagram(`
        # # . .
        . # . .
        . . . #`),
    );
    expect(set.size).toBe(4);
    expect(PointSet.of(2, 2, new Set(['A1'])).toDiagram()).toBe('..\n#.');
  });

  test('from diagrams: any letter but the dot is in, blanks do not count', () => {
    const set = PointSet.fromDiagram(`
      . # X
      o . *
    `);
    expect(set.toDiagram()).toBe('.##\n#.#');
    expect(PointSet.fromDiagram('.#\r\n#.\r\n').toDiagram()).toBe('.#\n#.');
  });

  test('toJSON and fromJSON are inverse, through JSON text and structuredClone', () => {
    always(1, (cells) => {
      const set = plain.setOf(cells as plain.Cells);
      expect(PointSet.fromJSON(JSON.parse(JSON.stringify(set))).equals(set)).toBe(true);
      expect(PointSet.fromJSON(structuredClone(set.toJSON())).equals(set)).toBe(true);
    });
    expect(PointSet.fromDiagram('.#').toJSON()).toEqual({ width: 2, height: 1, rows: ['.#'] });
  });

  test('not with new', () => {
    const Anything = PointSet as unknown as new (...args: unknown[]) => PointSet;
    expect(errorOf(() => new Anything(3, 3))).toMatch(/^bad-option: .*PointSet\.empty/);
  });
});

describe('asking', () => {
  const set = () =>
    PointSet.fromDiagram(`
      . # .
      # # .`);

  test('size, isEmpty, isFull, has', () => {
    expect(set().size).toBe(3);
    expect([set().isEmpty, PointSet.empty(3, 2).isEmpty]).toEqual([false, true]);
    expect([set().isFull, PointSet.full(3, 2).isFull, PointSet.full(32).isFull]).toEqual([false, true, true]);
    expect([set().has([1, 0]), set().has('A1'), set().has({ x: 2, y: 1 })]).toEqual([true, true, false]);
  });

  test('iteration runs row by row from the top left', () => {
    expect([...set()]).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect([...PointSet.of(32, 32, [[31, 31]])]).toEqual([[31, 31]]);
    expect([...PointSet.full(32, 1)].map(([x]) => x)).toEqual(Array.from({ length: 32 }, (_, x) => x));
  });

  test('equals, isSubsetOf, intersects', () => {
    const part = PointSet.fromDiagram('.#.\n...');
    const apart = PointSet.fromDiagram('..#\n...');
    expect([set().equals(set()), set().equals(part), part.equals(PointSet.of(2, 3, [[1, 0]]))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([part.isSubsetOf(set()), set().isSubsetOf(part), set().isSubsetOf(set())]).toEqual([
      true,
      false,
      true,
    ]);
    expect([part.intersects(set()), apart.intersects(set())]).toEqual([true, false]);
    expect(PointSet.empty(3, 2).intersects(PointSet.full(3, 2))).toBe(false);
  });

  test('what the properties say agrees with the points, at every size', () => {
    always(2, (a, b) => {
      const [first, second] = [plain.setOf(a as plain.Cells), plain.setOf(b as plain.Cells)];
      const cells = (a as plain.Cells).flat();
      const others = (b as plain.Cells).flat();
      expect(first.size).toBe(cells.filter(Boolean).length);
      expect([...first].length).toBe(first.size);
      expect(first.isEmpty).toBe(!cells.includes(true));
      expect(first.isFull).toBe(!cells.includes(false));
      expect(first.isSubsetOf(second)).toBe(cells.every((cell, i) => !cell || others[i]));
      expect(first.intersects(second)).toBe(cells.some((cell, i) => cell && others[i]));
      expect(first.equals(second)).toBe(cells.every((cell, i) => cell === others[i]));
      expect(PointSet.of(first.width, first.height, first).equals(first)).toBe(true);
    });
  });
});

describe('one point more or less', () => {
  test('with, without, toggled', () => {
    const set = PointSet.fromDiagram('#..');
    expect(set.with([2, 0]).toDiagram()).toBe('#.#');
    expect(set.with([0, 0]).toDiagram()).toBe('#..');
    expect(set.without([0, 0]).toDiagram()).toBe('...');
    expect(set.without('B1').toDiagram()).toBe('#..');
    expect(set.toggled('A1').toggled('C1').toDiagram()).toBe('..#');
    expect(set.toDiagram()).toBe('#..');
  });
});

describe('algebra', () => {
  test('and, or, xor, minus, not', () => {
    const a = PointSet.fromDiagram('##..');
    const b = PointSet.fromDiagram('#.#.');
    expect(a.and(b).toDiagram()).toBe('#...');
    expect(a.or(b).toDiagram()).toBe('###.');
    expect(a.xor(b).toDiagram()).toBe('.##.');
    expect(a.minus(b).toDiagram()).toBe('.#..');
    expect(a.not().toDiagram()).toBe('..##');
  });

  test('the laws of sets', () => {
    always(3, (...all) => {
      const [a, b, c] = all.map(plain.setOf) as [PointSet, PointSet, PointSet];
      expectCells(
        a.minus(b),
        plain.mapCells(all[0]!, (x, y) => a.has([x, y]) && !b.has([x, y])),
      );
      expect(a.not().not().equals(a)).toBe(true);
      expect(a.and(b).not().equals(a.not().or(b.not()))).toBe(true);
      expect(a.and(b.or(c)).equals(a.and(b).or(a.and(c)))).toBe(true);
      expect(a.xor(b).equals(a.minus(b).or(b.minus(a)))).toBe(true);
      expect(a.minus(b).equals(a.and(b.not()))).toBe(true);
      expect(a.or(a.not()).isFull).toBe(true);
      expect(a.size + b.size).toBe(a.or(b).size + a.and(b).size);
    });
  });
});

describe('shifts and neighbours', () => {
  test('one step in one direction; what leaves the grid is gone', () => {
    const set = PointSet.fromDiagram(`
      # . .
      . # #`);
    expect(set.up().toDiagram()).toBe(
      diagram(`
        . # #
        . . .`),
    );
    expect(set.down().toDiagram()).toBe(
      diagram(`
        . . .
        # . .`),
    );
    expect(set.left().toDiagram()).toBe(
      diagram(`
        . . .
        # # .`),
    );
    expect(set.right().toDiagram()).toBe(
      diagram(`
        . # .
        . . #`),
    );
  });

  const pair = () =>
    PointSet.fromDiagram(`
      . . . . .
      . . . . .
      . # # . .
      . . . . .`);

  test('explode: all neighbours, among them points of the set', () => {
    expect(pair().explode().toDiagram()).toBe(
      diagram(`
        . . . . .
        . # # . .
        # # # # .
        . # # . .`),
    );
    expect(PointSet.of(3, 3, ['B2']).explode(8).toDiagram()).toBe(
      diagram(`
        # # #
        # . #
        # # #`),
    );
  });

  test('grow: the set and its neighbours', () => {
    expect(PointSet.of(3, 3, ['B2']).grow().toDiagram()).toBe(
      diagram(`
        . # .
        # # #
        . # .`),
    );
    expect(PointSet.of(3, 3, ['A3']).grow(8).toDiagram()).toBe(
      diagram(`
        # # .
        # # .
        . . .`),
    );
  });

  test('border: the neighbours outside the set', () => {
    expect(pair().border().toDiagram()).toBe(
      diagram(`
        . . . . .
        . # # . .
        # . . # .
        . # # . .`),
    );
    expect(pair().border(8).toDiagram()).toBe(
      diagram(`
        . . . . .
        # # # # .
        # . . # .
        # # # # .`),
    );
  });

  test('shrink: the points with all their neighbours; the edge is not a neighbour', () => {
    const block = PointSet.fromDiagram(`
      # # # .
      # # # .
      # # # #`);
    expect(block.shrink().toDiagram()).toBe(
      diagram(`
        # # . .
        # # . .
        # # # .`),
    );
    expect(block.shrink(8).toDiagram()).toBe(
      diagram(`
        # # . .
        # # . .
        # # . .`),
    );
    expect(PointSet.full(5).shrink().isFull).toBe(true);
  });

  test('agree with the plain reference at every size', () => {
    always(1, (cells) => {
      const given = cells as plain.Cells;
      const set = plain.setOf(given);
      expectCells(set.up(), plain.shifted(given, 0, -1));
      expectCells(set.down(), plain.shifted(given, 0, 1));
      expectCells(set.left(), plain.shifted(given, -1, 0));
      expectCells(set.right(), plain.shifted(given, 1, 0));
      for (const connectivity of [4, 8] as const) {
        const exploded = plain.exploded(given, connectivity);
        expectCells(set.explode(connectivity), exploded);
        expect(set.grow(connectivity).equals(set.explode(connectivity).or(set))).toBe(true);
        expect(set.border(connectivity).equals(set.explode(connectivity).minus(set))).toBe(true);
        expect(set.shrink(connectivity).equals(set.minus(set.not().border(connectivity)))).toBe(true);
      }
    });
  });
});

describe('connected parts', () => {
  test('expandTo floods the mask from the set; seeds outside the mask count for nothing', () => {
    const mask = PointSet.fromDiagram(`
      # # . #
      . # . #
      # . # #`);
    expect(PointSet.of(4, 3, ['A3', 'C3']).expandTo(mask).toDiagram()).toBe(
      diagram(`
        # # . .
        . # . .
        . . . .`),
    );
    expect(PointSet.of(4, 3, ['A3']).expandTo(mask, 8).equals(mask)).toBe(true);
    expect(PointSet.of(4, 3, ['C3']).expandTo(mask).isEmpty).toBe(true);
  });

  test('expandTo follows a labyrinth to its end', () => {
    const spiral = PointSet.fromDiagram(`
      # # # # # # #
      . . . . . . #
      # # # # # . #
      # . . . # . #
      # . # # # . #
      # . . . . . #
      # # # # # # #`);
    expect(
      PointSet.of(7, 7, [[0, 0]])
        .expandTo(spiral)
        .equals(spiral),
    ).toBe(true);
  });

  const set = () =>
    PointSet.fromDiagram(`
      . # . #
      # . . #
      # # . .`);

  test('first, withoutFirst: the leftmost point of the topmost row, and the rest', () => {
    expect([...set().first()]).toEqual([[1, 0]]);
    expect(
      set()
        .withoutFirst()
        .equals(set().without([1, 0])),
    ).toBe(true);
    expect([PointSet.empty(3).first().isEmpty, PointSet.empty(3).withoutFirst().isEmpty]).toEqual([
      true,
      true,
    ]);
  });

  test('firstChain and chains, by 4 or 8 neighbours', () => {
    expect(
      set()
        .chains()
        .map((chain) => chain.toDiagram()),
    ).toEqual([
      diagram(`
        . # . .
        . . . .
        . . . .`),
      diagram(`
        . . . #
        . . . #
        . . . .`),
      diagram(`
        . . . .
        # . . .
        # # . .`),
    ]);
    expect(set().firstChain().size).toBe(1);
    expect(
      set()
        .chains(8)
        .map((chain) => chain.size),
    ).toEqual([4, 2]);
    expect(set().firstChain(8).toDiagram()).toBe(
      diagram(`
        . # . .
        # . . .
        # # . .`),
    );
    expect(PointSet.empty(3).chains()).toEqual([]);
    expect(PointSet.empty(3).firstChain().isEmpty).toBe(true);
  });

  test('a 32×32 chequerboard has 512 parts by 4 neighbours, one by 8', () => {
    const board = plain.setOf(
      Array.from({ length: 32 }, (_, y) => Array.from({ length: 32 }, (_, x) => (x + y) % 2 === 0)),
    );
    const chains = board.chains();
    expect(chains).toHaveLength(512);
    expect(chains.every((chain) => chain.size === 1)).toBe(true);
    expect(board.chains(8)).toHaveLength(1);
  });

  test('agree with the plain reference at every size', () => {
    always(2, (a, b) => {
      const [seed, mask] = [a as plain.Cells, b as plain.Cells];
      for (const connectivity of [4, 8] as const) {
        expectCells(
          plain.setOf(seed).expandTo(plain.setOf(mask), connectivity),
          plain.filled(seed, mask, connectivity),
        );
        const expected = plain.parts(mask, connectivity);
        const chains = plain.setOf(mask).chains(connectivity);
        expect(chains.map((chain) => chain.toDiagram())).toEqual(
          expected.map((part) => plain.setOf(part).toDiagram()),
        );
        const first = plain.setOf(mask).firstChain(connectivity);
        expect(first.equals(chains[0] ?? PointSet.empty(first.width, first.height))).toBe(true);
      }
    });
  });
});

describe('the set as an integer', () => {
  test('increment carries from row to row and wraps around', () => {
    expect(PointSet.fromDiagram('##.\n...').increment().toDiagram()).toBe('..#\n...');
    expect(PointSet.fromDiagram('###\n...').increment().toDiagram()).toBe('...\n#..');
    expect(PointSet.full(32).increment().isEmpty).toBe(true);
  });

  test('decrement borrows from row to row and wraps around', () => {
    expect(PointSet.fromDiagram('...\n#..').decrement().toDiagram()).toBe('###\n...');
    expect(PointSet.empty(32, 3).decrement().isFull).toBe(true);
  });

  test('negate is the two’s complement', () => {
    expect(PointSet.fromDiagram('.#.\n...').negate().toDiagram()).toBe('.##\n###');
    expect(PointSet.empty(7, 5).negate().isEmpty).toBe(true);
  });

  test('goes to a bigint and back', () => {
    const set = PointSet.fromDiagram('#..\n.#.\n..#\n#..');
    expect(set.toBigInt()).toBe(0b001_100_010_001n);
    expect(PointSet.fromBigInt(3, 4, 0b001_100_010_001n).toDiagram()).toBe(set.toDiagram());
    expect(PointSet.empty(19).with([18, 18]).toBigInt()).toBe(1n << 360n);
    expect(PointSet.full(32).toBigInt()).toBe((1n << 1024n) - 1n);
    expect(PointSet.fromBigInt(32, 32, (1n << 1024n) - 1n).isFull).toBe(true);
    expect(PointSet.fromBigInt(1, 1, 0n).isEmpty).toBe(true);
  });

  test('is the integer of its cells, bit by bit', () => {
    always(1, (cells) => {
      const given = cells as plain.Cells;
      const value = plain.integerOf(given);
      expect(plain.setOf(given).toBigInt()).toBe(value);
      expectCells(PointSet.fromBigInt(plain.setOf(given).width, plain.setOf(given).height, value), given);
    });
  });

  test.each<[unknown, string]>([
    [16n, '16n'],
    [-1n, '-1n'],
    [3, '3'],
    ['3', "'3'"],
    [undefined, 'undefined'],
  ])("a set of 2×2 from %p is a 'bad-option'", (bits, shown) => {
    expect(errorOf(() => PointSet.fromBigInt(2, 2, bits as bigint))).toBe(
      `bad-option: bits must be a bigint from 0 to 2^4 - 1, not ${shown}`,
    );
  });

  test('is the arithmetic of BigInt modulo 2^(width·height)', () => {
    always(1, (cells) => {
      const given = cells as plain.Cells;
      const set = plain.setOf(given);
      const value = plain.integerOf(given);
      expectCells(set.increment(), plain.cellsOfInteger(value + 1n, set));
      expectCells(set.decrement(), plain.cellsOfInteger(value - 1n, set));
      expectCells(set.negate(), plain.cellsOfInteger(-value, set));
      expect(set.and(set.negate()).equals(set.first())).toBe(true);
      expect(set.and(set.decrement()).equals(set.withoutFirst()) || set.isEmpty).toBe(true);
    });
  });
});

describe('randomPoint', () => {
  test('reaches every point of the set, and no other', () => {
    const set = PointSet.fromDiagram('.#.\n##.');
    const found = Array.from({ length: 30 }, (_, i) => String(set.randomPoint(() => i / 30)));
    expect(found.filter((point) => point === '1,0')).toHaveLength(10);
    expect(found.filter((point) => point === '0,1')).toHaveLength(10);
    expect(found.filter((point) => point === '1,1')).toHaveLength(10);
  });

  test('takes Math.random by default; an empty set has none', () => {
    const set = PointSet.fromDiagram('.#.\n##.');
    expect(set.has(set.randomPoint() as [number, number])).toBe(true);
    expect(PointSet.empty(5).randomPoint()).toBeNull();
    expect(PointSet.full(32).randomPoint(() => 1 - Number.EPSILON)).toEqual([31, 31]);
  });

  test('refuses what is not a random number', () => {
    expect(errorOf(() => PointSet.full(2).randomPoint(() => 1))).toMatch(/^bad-option: .*not 1$/);
    expect(errorOf(() => PointSet.full(2).randomPoint(() => Number.NaN))).toMatch(/^bad-option: .*not NaN$/);
    expect(errorOf(() => PointSet.full(2).randomPoint(7 as never))).toMatch(/^bad-option: .*not 7$/);
  });
});

describe('quads', () => {
  test('count the 2×2 windows that overlap the grid', () => {
    expect(PointSet.fromDiagram('#').quads()).toEqual({ q0: 0, q1: 4, q2: 0, q3: 0, q4: 0, qd: 0 });
    expect(PointSet.full(3, 2).quads()).toEqual({ q0: 0, q1: 4, q2: 6, q3: 0, q4: 2, qd: 0 });
    expect(PointSet.fromDiagram('#.\n.#').quads()).toEqual({ q0: 2, q1: 6, q2: 0, q3: 0, q4: 0, qd: 1 });
    expect(PointSet.fromDiagram('##\n#.').quads()).toEqual({ q0: 1, q1: 5, q2: 2, q3: 1, q4: 0, qd: 0 });
  });

  test('eulerNumber: parts minus holes', () => {
    const ring = PointSet.fromDiagram(`
      # # #
      # . #
      # # #`);
    expect([ring.eulerNumber(), ring.eulerNumber(8)]).toEqual([0, 0]);
    const diagonal = PointSet.fromDiagram('#.\n.#');
    expect([diagonal.eulerNumber(4), diagonal.eulerNumber(8)]).toEqual([2, 1]);
    const diamond = PointSet.fromDiagram(`
      . # .
      # . #
      . # .`);
    expect([diamond.eulerNumber(4), diamond.eulerNumber(8)]).toEqual([4, 0]);
  });

  test('agree with counting, at every size', () => {
    const kinds = ['q0', 'q1', 'q2', 'q3', 'q4'] as const;
    always(1, (cells) => {
      const given = cells as plain.Cells;
      const set = plain.setOf(given);
      const counts = { q0: 0, q1: 0, q2: 0, q3: 0, q4: 0, qd: 0 };
      for (let y = 0; y <= set.height; y++) {
        for (let x = 0; x <= set.width; x++) {
          const window = [plain.at(given, x - 1, y - 1), plain.at(given, x, y)];
          const across = [plain.at(given, x, y - 1), plain.at(given, x - 1, y)];
          const count = [...window, ...across].filter(Boolean).length;
          const diagonal = count === 2 && window[0] === window[1];
          counts[diagonal ? 'qd' : (kinds[count] as 'q0')]++;
        }
      }
      expect(set.quads()).toEqual(counts);
      for (const [connectivity, other] of [
        [4, 8],
        [8, 4],
      ] as const) {
        // Holes: parts of the complement that do not reach the surrounding.
        const framed = [...Array(set.height + 2)].map((_, y) =>
          [...Array(set.width + 2)].map((_, x) => !plain.at(given, x - 1, y - 1)),
        );
        const holes = plain.parts(framed, other).length - 1;
        expect(set.eulerNumber(connectivity)).toBe(plain.parts(given, connectivity).length - holes);
      }
    });
  });
});

describe('transform', () => {
  const F = () =>
    PointSet.fromDiagram(`
      # # #
      # . .`);

  test.each<[Symmetry, string]>([
    ['identity', '###\n#..'],
    ['rotate180', '..#\n###'],
    ['flipX', '###\n..#'],
    ['flipY', '#..\n###'],
    ['rotate90', '##\n.#\n.#'],
    ['rotate270', '#.\n#.\n##'],
    ['transpose', '##\n#.\n#.'],
    ['antiTranspose', '.#\n.#\n##'],
  ])('%s', (symmetry, expected) => {
    expect(F().transform(symmetry).toDiagram()).toBe(expected);
  });

  test('moves each point as its name says, at every size', () => {
    const target: Record<Symmetry, (x: number, y: number, w: number, h: number) => [number, number]> = {
      identity: (x, y) => [x, y],
      rotate90: (x, y, _, h) => [h - 1 - y, x],
      rotate180: (x, y, w, h) => [w - 1 - x, h - 1 - y],
      rotate270: (x, y, w) => [y, w - 1 - x],
      flipX: (x, y, w) => [w - 1 - x, y],
      flipY: (x, y, _, h) => [x, h - 1 - y],
      transpose: (x, y) => [y, x],
      antiTranspose: (x, y, w, h) => [h - 1 - y, w - 1 - x],
    };
    always(1, (cells) => {
      const set = plain.setOf(cells as plain.Cells);
      const { width, height } = set;
      for (const symmetry of SYMMETRIES) {
        const moved = set.transform(symmetry);
        const swapped = moved.width === height && moved.height === width;
        expect(swapped || (moved.width === width && moved.height === height)).toBe(true);
        const points = [...set].map(([x, y]) => target[symmetry](x, y, width, height));
        expect(moved.equals(PointSet.of(moved.width, moved.height, points))).toBe(true);
      }
    });
  });
});

describe('values', () => {
  test('maps and diagrams', () => {
    expect(PointSet.fromDiagram('.#\n#.').toMap()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('are frozen: nothing can be assigned', () => {
    const set = PointSet.fromDiagram('.#') as { width: number };
    expect(Object.isFrozen(set)).toBe(true);
    expect(() => {
      set.width = 7;
    }).toThrow(TypeError);
    expect(set.width).toBe(2);
  });

  test('are not changed by later calls, however many', () => {
    const set = PointSet.fromDiagram('.#.\n###');
    const results = {
      up: set.up(),
      grown: set.grow(),
      chains: set.not().chains(),
      turned: set.transform('rotate90'),
      increment: set.increment(),
      quads: set.quads(),
    };
    const before = JSON.stringify(results);
    for (let i = 0; i < 10_000; i++) PointSet.full(32).negate().grow(8).chains();
    expect(JSON.stringify(results)).toBe(before);
  });

  test('show themselves as text and in Node’s console', () => {
    const { inspect } = require('node:util');
    const set = PointSet.fromDiagram('.#\n#.');
    expect(`${set}`).toBe('PointSet 2×2, 2 points\n.#\n#.');
    expect(inspect(set)).toBe(`${set}`);
  });
});
