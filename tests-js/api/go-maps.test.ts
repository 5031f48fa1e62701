import {
  analyzeMany,
  type Color,
  GoBoard,
  init,
  opponent,
  PointSet,
  type ScalarMap,
  type Symmetry,
  type Vertex,
} from 'kakoi';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

/** A board of X and O from rows whose other cells mean something else. */
const stonesOf = (rows: string) => GoBoard.fromDiagram(rows.replace(/[^XO\s]/g, '.'));

/** The points whose cell is a digit up to `most`, or one of the letters. */
function marked(rows: string, most: number, letters = ''): string {
  const { width, height } = stonesOf(rows);
  const cells = rows.replace(/\s/g, '');
  const isIn = (cell: string) => (/\d/.test(cell) ? Number(cell) <= most : letters.includes(cell));
  const vertices = [...cells].flatMap((cell, i) =>
    isIn(cell) ? [[i % width, Math.floor(i / width)] as const] : [],
  );
  return PointSet.of(width, height, vertices).toDiagram();
}

/** A board with stones on a part of its points. */
function randomBoard(width: number, height: number, part: number, random: () => number): GoBoard {
  return GoBoard.fromSignMap(
    Array.from({ length: height }, () =>
      Array.from({ length: width }, () => (random() < part ? (random() < 0.5 ? 1 : -1) : 0)),
    ),
  );
}

const swapped = (board: GoBoard) =>
  GoBoard.fromSignMap(board.toSignMap().map((row) => row.map((sign) => -sign)));

/** The points with more than the value. */
function above(value: number, map: ScalarMap): PointSet {
  const all = [...PointSet.full(map.width, map.height)];
  return PointSet.of(
    map.width,
    map.height,
    all.filter((vertex) => map.at(vertex) > value),
  );
}

const SIZES = [
  [1, 1],
  [1, 9],
  [9, 9],
  [13, 7],
  [19, 19],
  [20, 21],
  [32, 32],
] as const;

describe('vicinity', () => {
  const rows = `
    3 2 1 1 2 3
    2 1 O O 1 2
    3 2 1 X 1 2
    4 3 2 1 2 3
    5 4 3 2 3 4`;

  test.each([[3, 2] as const, 'C4', { x: 3, y: 1 }])('of the stone at %p crosses all three stones', (at) => {
    const board = stonesOf(rows);
    expect(board.vicinity(at, 0).isEmpty).toBe(true);
    for (let level = 1; level <= 6; level++) {
      expect(board.vicinity(at, level).toDiagram()).toBe(marked(rows, level, 'XO'));
    }
  });

  test('of an empty point is that point, then what is beside it and beside its stones', () => {
    const board = GoBoard.fromDiagram('..X\nO..\n...');
    expect(board.vicinity([1, 1], 1).toDiagram()).toBe('...\n.#.\n...');
    expect(board.vicinity([1, 1], 2).toDiagram()).toBe('##.\n###\n##.');
  });

  test('all levels at once are a map', () => {
    const map = stonesOf(rows).vicinityMap([3, 2]);
    expect(map.toMap()).toEqual([
      [3, 2, 1, 1, 2, 3],
      [2, 1, 1, 1, 1, 2],
      [3, 2, 1, 1, 1, 2],
      [4, 3, 2, 1, 2, 3],
      [5, 4, 3, 2, 3, 4],
    ]);
    expect(map.values).toBeInstanceOf(Int16Array);
    expect(GoBoard.empty(32).vicinityMap('A1').at([31, 0])).toBe(63);
    expect(errorOf(() => GoBoard.empty(3).vicinityMap([3, 0]))).toMatch(/^off-board: /);
  });

  test('beyond the board means all of it', () => {
    for (const level of [1024, 1e9, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      expect(GoBoard.empty(32).vicinity('A1', level).isFull).toBe(true);
    }
  });

  test.each<[unknown, string]>([
    [-1, '-1'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    ['2', "'2'"],
    [undefined, 'undefined'],
    [null, 'null'],
  ])("a level of %p is a 'bad-option'", (level, shown) => {
    const board = GoBoard.empty(3);
    expect(errorOf(() => board.vicinity([0, 0], wrong(level)))).toBe(
      `bad-option: level must be an integer of 0 or more, not ${shown}`,
    );
    expect(errorOf(() => board.influence('black', wrong(level)))).toBe(
      `bad-option: reach must be an integer of 0 or more, not ${shown}`,
    );
  });

  test('a vertex elsewhere or none', () => {
    expect(errorOf(() => GoBoard.empty(3).vicinity([3, 0], 1))).toMatch(/^off-board: /);
    expect(errorOf(() => GoBoard.empty(3).vicinity(wrong(7), 1))).toMatch(/^bad-vertex: /);
  });
});

describe('influence', () => {
  const rows = `
    3 2 3 4 5 6
    2 1 2 3 4 O
    1 X 1 2 . .
    2 1 2 O . .`;

  test('ends beside the opponent', () => {
    const board = stonesOf(rows);
    for (let reach = 0; reach <= 7; reach++) {
      expect(board.influence('black', reach).toDiagram()).toBe(marked(rows, reach));
      expect(swapped(board).influence('white', reach).toDiagram()).toBe(marked(rows, reach));
    }
    expect(board.influence('black', 2 ** 40).toDiagram()).toBe(marked(rows, 6));
  });

  test('of one chain, the colour’s others are in the way and count for nothing', () => {
    const board = stonesOf(`
      2 1 2 3 4
      1 X 1 2 X
      2 1 2 3 4
      3 O 3 4 X`);
    const reach = (chain: string, steps: number) => board.influence('black', steps, { chain }).toDiagram();
    expect(reach('B3', 1)).toBe('.#...\n#.#..\n.#...\n.....');
    expect(reach('B3', 3)).toBe('####.\n#.##.\n####.\n#.#..');
    expect(reach('E1', 1)).toBe('.....\n.....\n....#\n...#.');
    expect(swapped(board).influence('white', 3, { chain: 'B3' }).toDiagram()).toBe(
      '####.\n#.##.\n####.\n#.#..',
    );
    // Without the option, the influence of all three.
    expect(board.influence('black', 1).toDiagram()).toBe('.#..#\n#.##.\n.#..#\n...#.');
    expect(board.influence('black', 1, {}).toDiagram()).toBe(board.influence('black', 1).toDiagram());
  });

  test.each<[unknown, string]>([
    [{ chain: 'C3' }, 'bad-option: chain: no black stone stands at C3'],
    [{ chain: 'B1' }, 'bad-option: chain: no black stone stands at B1'],
    [{ chain: 'Z9' }, 'off-board: '],
    [{ from: 'B3' }, "bad-option: unknown option 'from'; known: chain"],
  ])('a chain of %p', (options, message) => {
    const board = GoBoard.fromDiagram('....\n.X..\n....\n.O..');
    expect(errorOf(() => board.influence('black', 2, wrong(options)))).toContain(message);
  });

  test('of a colour without stones is nothing', () => {
    expect(GoBoard.fromDiagram('X..').influence('white', 5).isEmpty).toBe(true);
  });

  test("a colour that is none is a 'bad-option'", () => {
    expect(errorOf(() => GoBoard.empty(3).influence(wrong('red'), 1))).toMatch(/^bad-option: .*'red'$/);
  });
});

describe('influenceGain', () => {
  /** The lead in influence of a colour, counted from influence() alone. */
  const lead = (board: GoBoard, color: Color, reach: number) =>
    board.influence(color, reach).size - board.influence(opponent(color), reach).size;

  test('is what a stone adds to its side and takes from the other', () => {
    const board = GoBoard.fromDiagram(`
      . . . . .
      . . X . .
      . . . . .
      . O . . .
      . . . . .`);
    expect(board.influenceGain('black', 1).toMap()).toEqual([
      [2, 1, 1, 1, 2],
      [2, 2, Number.NaN, 2, 2],
      [3, 2, 2, 2, 3],
      [3, Number.NaN, 3, 4, 3],
      [2, 3, 3, 3, 2],
    ]);
  });

  test('is the change that playing makes, captures included, and no number where a side may not play', () => {
    const random = randomNumbers(11);
    let captures = 0;
    for (let i = 0; i < 60; i++) {
      const width = 2 + Math.floor(8 * random());
      const board = randomBoard(width, 2 + (i % 9), i / 60, random);
      const reach = [0, 1, 3, undefined, 2 ** 40][i % 5];
      for (const color of ['black', 'white'] as const) {
        const gains = board.influenceGain(color, reach);
        const before = lead(board, color, reach ?? 5);
        for (const [at, gain] of gains.values.entries()) {
          const point: Vertex = [at % width, Math.floor(at / width)];
          if (board.legality(color, point) !== 'legal') {
            expect(gain).toBeNaN();
            continue;
          }
          const { board: after, captured } = board.play(color, point);
          captures += captured.size;
          expect(gain).toBe(lead(after, color, reach ?? 5) - before);
        }
      }
    }
    expect(captures).toBeGreaterThan(100);
  });

  test.each([[-1], [0.5], ['2'], [null]])("a reach of %p is a 'bad-option'", (reach) => {
    expect(errorOf(() => GoBoard.empty(3).influenceGain('black', wrong(reach)))).toMatch(
      /^bad-option: reach /,
    );
  });
});

describe('bouzy', () => {
  const board = () =>
    GoBoard.fromDiagram(`
      . . . . . . .
      . . X . . . .
      . . . . . O .
      . X . . . . .
      . . . . O . .
      . . . . . . .`);
  const usual = [
    [6, 6, 0, 0, 0, 0, 0],
    [9, 15, 111, 0, 0, 0, 0],
    [11, 4, 0, 0, 0, -116, -6],
    [6, 116, 0, 0, 0, -4, -11],
    [0, 0, 0, 0, -111, -15, -9],
    [0, 0, 0, 0, 0, -6, -6],
  ];

  test('dilates 5 times and erodes 21 times', () => {
    const map = board().bouzy();
    expect(map.toMap()).toEqual(usual);
    expect(board().bouzy({}).toMap()).toEqual(usual);
    expect(board().bouzy({ dilations: 5, erosions: 21 }).toMap()).toEqual(usual);
    expect([map.width, map.height]).toEqual([7, 6]);
    expect(Array.from(map.values)).toEqual(usual.flat());
    expect([map.at([1, 1]), map.at('B5'), map.at({ x: 5, y: 2 })]).toEqual([15, 15, -116]);
    expect(JSON.parse(JSON.stringify(map))).toEqual({ width: 7, height: 6, rows: usual });
  });

  test('dilates and erodes as often as asked', () => {
    const twice = [
      [0, 2, 2, 2, 0, -1, 0],
      [1, 3, 132, 2, 0, -2, -2],
      [2, 4, 4, 0, -3, -132, -2],
      [2, 132, 3, 0, -4, -4, -2],
      [2, 2, 0, -2, -132, -3, -1],
      [0, 1, 0, -2, -2, -2, 0],
    ];
    expect(board().bouzy({ dilations: 2, erosions: 0 }).toMap()).toEqual(twice);
    const none = board().bouzy({ dilations: 0, erosions: 0 }).toMap();
    expect(none).toEqual(
      board()
        .toSignMap()
        .map((row) => row.map((sign) => sign * 128 + 0)),
    );
    expect(
      board()
        .bouzy({ dilations: 0, erosions: 2 ** 40 })
        .toMap()
        .flat(),
    ).toEqual(Array(42).fill(0));
    const most = GoBoard.fromDiagram('X').bouzy({ dilations: 8000, erosions: Number.MAX_SAFE_INTEGER });
    expect(most.toMap()).toEqual([[128]]);
  });

  test('a map owns its memory', () => {
    const first = board().bouzy();
    const second = board().bouzy();
    first.values.fill(7);
    expect(second.toMap()).toEqual(usual);
    expect(board().bouzy().toMap()).toEqual(usual);
    expect(() => {
      wrong(first).width = 9;
    }).toThrow(TypeError);
  });

  test.each<[unknown, RegExp]>([
    [{ dilations: -1 }, /^bad-option: dilations must be an integer from 0 to 8000, not -1$/],
    [{ dilations: 8001 }, /not 8001$/],
    [{ dilations: 1.5 }, /not 1.5$/],
    [{ dilations: null }, /not null$/],
    [{ erosions: -1 }, /^bad-option: erosions must be an integer of 0 or more, not -1$/],
    [{ erosions: Number.NaN }, /not NaN$/],
    [{ erosions: '21' }, /not '21'$/],
    [{ erosion: 21 }, /^bad-option: unknown option 'erosion'; known: dilations, erosions$/],
    [5, /^bad-option: options must be a plain object, not 5$/],
  ])('%p', (options, message) => {
    expect(errorOf(() => board().bouzy(wrong(options)))).toMatch(message);
  });

  test('reading outside the map, or nowhere', () => {
    const map = board().bouzy();
    expect(errorOf(() => map.at([7, 0]))).toBe('off-board: vertex [7, 0] is outside the 7×6 board');
    expect(errorOf(() => map.at(wrong('?')))).toMatch(/^bad-vertex: /);
  });
});

describe('on random boards of many sizes', () => {
  const boards = () => {
    const random = randomNumbers(3);
    return SIZES.flatMap(([width, height]) =>
      [0, 0.1, 0.4, 0.9].map((part) => randomBoard(width, height, part, random)),
    );
  };

  test('analyzeMany gives the same map as the board', () => {
    const list = boards();
    const alone = analyzeMany(list, ['bouzy']);
    const among = analyzeMany(list, ['bouzy', 'chains', 'passAlive', 'legalMoves', 'area']);
    list.forEach((board, i) => {
      const expected = board.bouzy();
      for (const { bouzy } of [alone[i], among[i]] as { bouzy: ScalarMap }[]) {
        expect([bouzy.width, bouzy.height]).toEqual([board.width, board.height]);
        expect(bouzy.values).toEqual(expected.values);
      }
      expect(among[i]?.area?.black.equals(board.area().black)).toBe(true);
    });
    expect(alone[0]?.bouzy).toBe(alone[0]?.bouzy);
  });

  test('exchanging the colours negates the map and exchanges the influence', () => {
    for (const board of boards()) {
      const other = swapped(board);
      expect(other.bouzy().toMap()).toEqual(
        board
          .bouzy()
          .toMap()
          .map((row) => row.map((value) => 0 - value)),
      );
      expect(other.influence('white', 4).equals(board.influence('black', 4))).toBe(true);
      expect(other.vicinity([0, 0], 3).equals(board.vicinity([0, 0], 3))).toBe(true);
    }
  });

  test.each<Symmetry>(['rotate90', 'flipX', 'transpose', 'rotate180'])(
    '%s moves the maps along',
    (symmetry) => {
      for (const board of boards()) {
        const turned = board.transform(symmetry);
        expect(board.influence('black', 5).transform(symmetry).equals(turned.influence('black', 5))).toBe(
          true,
        );
        expect(above(6, board.bouzy()).transform(symmetry).equals(above(6, turned.bouzy()))).toBe(true);
      }
    },
  );
});
