import { analyzeEach, analyzeMany, type GoAnalysis, GoBoard, GoGame, init, PointSet } from 'kakoi';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

const ALL = [
  'chains',
  'passAlive',
  'area',
  'legalMoves',
  'bouzy',
] as const satisfies readonly (keyof GoAnalysis)[];

/** A board with stones on about two of three points. */
function crowded(width: number, height: number, random: () => number): GoBoard {
  return GoBoard.fromSignMap(
    Array.from({ length: height }, () => Array.from({ length: width }, () => Math.floor(random() * 3) - 1)),
  );
}

function chequered(size: number, other: -1 | 0): GoBoard {
  return GoBoard.fromSignMap(
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => ((x + y) % 2 ? other : 1))),
  );
}

/** The same answers by the board's own methods. */
function oneByOne(board: GoBoard) {
  return {
    chains: board.chains(),
    passAlive: board.passAlive(),
    area: board.area(),
    legalMoves: { black: board.legalMoves('black'), white: board.legalMoves('white') },
    bouzy: board.bouzy(),
  };
}

/** True when both hold the same sets and values under the same names. */
function same(a: unknown, b: unknown): boolean {
  if (a instanceof PointSet) return b instanceof PointSet && a.equals(b);
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => same(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}

test('a set that is kept keeps no other answer alive', () => {
  const boards = Array.from({ length: 500 }, () => chequered(19, 0));
  const [first] = analyzeMany(boards, ALL);
  const game = GoGame.fromSgf(`(;SZ[19]${';B[aa];W[bb];AE[aa][bb]'.repeat(1000)})`);
  const chain = first?.passAlive.black.chains[0];
  const kept = [
    first?.chains[5]?.stones,
    first?.area.neutral,
    first?.passAlive.black.territory,
    chain?.stones,
    first?.legalMoves.white,
    game.boardAt(500),
    game.history[500]?.captured,
    chequered(32, 0).stones('black').chains()[5],
  ].filter((value) => value !== undefined);
  // The memory of a set is under a symbol: it is at most a slab, which many sets share.
  const bytes = kept.map((value) => {
    const [words] = Object.getOwnPropertySymbols(value).map(
      (symbol) => (value as unknown as Record<symbol, Uint32Array>)[symbol],
    );
    return words?.buffer.byteLength;
  });
  expect(bytes).toEqual(kept.map(() => 16_384));
  expect(kept.length).toBeGreaterThanOrEqual(7);
});

test('a game keeps the memory of its boards alone, not of the answers that it gave on the way', () => {
  const random = randomNumbers(3);
  const game = new GoGame({ rules: 'chinese' });
  const boards = [game.board];
  while (boards.length < 1000) {
    const points = [...game.legalMoves()];
    game.play(points[Math.floor(random() * points.length)] ?? 'pass');
    boards.push(game.board);
  }
  const memory = (value: object) =>
    Object.getOwnPropertySymbols(value).map(
      (symbol) => (value as Record<symbol, Uint32Array>)[symbol]!.buffer,
    );
  const kept = new Set([...boards, ...game.history.map(({ captured }) => captured)].flatMap(memory));
  const captures = game.history.filter(({ captured }) => !captured.isEmpty).length;
  const words = boards.length * 2 * 19 + captures * 19;
  // Slabs of 4,096 words: those of the boards and what they captured, and those of the first board and the empty set.
  expect(kept.size).toBeLessThanOrEqual(Math.ceil(words / 4000) + 3);
});

test('answers each board with what its own methods say', () => {
  const random = randomNumbers(1);
  const boards = Array.from({ length: 100 }, (_, i) =>
    crowded(1 + ((i * 7) % 32), 1 + ((i * 5) % 32), random),
  );
  const results = analyzeMany(boards, ALL);
  expect(results).toHaveLength(100);
  boards.forEach((board, i) => {
    expect(JSON.stringify(results[i])).toBe(JSON.stringify(oneByOne(board)));
  });
});

test('several thousand boards, in runs of one size, fill many transfers', () => {
  const random = randomNumbers(2);
  const boards = [
    ...Array.from({ length: 2000 }, () => crowded(9, 9, random)),
    ...Array.from({ length: 1000 }, () => crowded(19, 19, random)),
    ...Array.from({ length: 20 }, () => crowded(32, 31, random)),
  ];
  const results = analyzeMany(boards, ALL);
  expect(results).toHaveLength(boards.length);
  expect(boards.findIndex((board, i) => !same(results[i], oneByOne(board)))).toBe(-1);
});

test('as many of the smallest boards as fit in no single transfer', () => {
  const boards = [GoBoard.fromDiagram('.'), GoBoard.fromDiagram('X'), GoBoard.fromDiagram('O')];
  const many = Array.from({ length: 70_000 }, (_, i) => boards[i % 3]!);
  const owners = analyzeMany(many, ['area']).map(
    ({ area }) => (area?.black.size ?? 0) - (area?.white.size ?? 0),
  );
  expect(owners).toEqual(many.map((board) => board.get('A1')));
});

test.each([
  ['every second point a chain', 0],
  ['every point a chain', -1],
] as const)('the largest board with %s needs most of the transfer buffer', (_, other) => {
  const board = chequered(32, other);
  const results = analyzeMany([board, board, board], ALL);
  expect(results.map((result) => result.chains?.length)).toEqual(Array(3).fill(other === 0 ? 512 : 1024));
  for (const result of results) expect(same(result, oneByOne(board))).toBe(true);
  const alive = results[2]?.passAlive?.black;
  expect(alive?.stones.size).toBe(other === 0 ? 512 : 0);
  const vital = alive?.chains.reduce((sum, { vitalRegions }) => sum + vitalRegions.length, 0);
  // 512 one-point eyes; each of the 1,984 lines between neighbours joins an eye and a chain.
  expect(vital).toBe(other === 0 ? 1984 : 0);
});

test('boards come from any iterable and may repeat', () => {
  const board = GoBoard.fromDiagram('.X.');
  function* twice() {
    yield board;
    yield board;
  }
  expect(analyzeMany(twice(), ['passAlive']).map((each) => each.passAlive?.black.stones.size)).toEqual([
    1, 1,
  ]);
  expect(analyzeMany(new Set([board]), ['area'])).toHaveLength(1);
});

test('no boards, no results; no analyses, empty results', () => {
  expect(analyzeMany([], ALL)).toEqual([]);
  expect(analyzeMany([GoBoard.empty(5)], [])).toEqual([{}]);
});

test.each(ALL)('gives %s alone', (name) => {
  const board = GoBoard.fromDiagram('.X.XO\nXXXXO');
  const [result] = analyzeMany([board], [name, name]);
  expect(Object.keys(result as object)).toEqual([name]);
  expect(same(result?.[name], oneByOne(board)[name])).toBe(true);
});

test('results look like plain objects: properties can be listed, spread and destructured', () => {
  const [result] = analyzeMany([GoBoard.fromDiagram('.X.')], ['passAlive', 'chains']);
  expect(Object.keys(result as object).sort()).toEqual(['chains', 'passAlive']);
  const copy = { ...result };
  expect(copy.passAlive?.black.stones.size).toBe(1);
  const black = result!.passAlive!.black;
  expect({ ...black }.chains[0]?.vitalRegions).toHaveLength(2);
  expect(Object.keys(black)).toEqual(['stones', 'territory', 'chains']);
});

test('results read late are those of their own board, and always the same objects', () => {
  const [first] = analyzeMany([GoBoard.fromDiagram('.X.')], ALL);
  const [second] = analyzeMany([chequered(32, 0)], ALL);
  expect(second?.chains).toHaveLength(512);
  expect(first?.chains?.map(({ stones }) => stones.toDiagram())).toEqual(['.#.']);
  expect(first?.area?.black.isFull).toBe(true);
  expect(first?.chains).toBe(first?.chains);
  expect(first?.passAlive).toBe(first?.passAlive);
});

test('with suicide, life and legal moves change', () => {
  const eye = GoBoard.fromDiagram(`
    X X X X X
    X . O . X
    X O O O X
    X . O . X
    X X X X X
    . X X X X`);
  const corner = GoBoard.fromDiagram('.XO\nOO.');
  const sizes = (suicide: boolean) => {
    const [life, moves] = analyzeMany([eye, corner], ['passAlive', 'legalMoves'], { suicide });
    return [life?.passAlive?.black.stones, moves?.legalMoves?.black].map((set) => set!.size);
  };
  expect(sizes(false)).toEqual([20, 1]);
  expect(sizes(true)).toEqual([0, 2]);
});

describe('analyzeEach', () => {
  test('gives the answers of analyzeMany one after the other', () => {
    const random = randomNumbers(8);
    const boards = Array.from({ length: 1100 }, (_, i) => crowded(3 + (i % 5), 4, random));
    const each = [...analyzeEach(boards, ALL, { suicide: true })];
    const many = analyzeMany(boards, ALL, { suicide: true });
    expect(each).toHaveLength(1100);
    expect(each.every((answer, i) => same(answer, many[i]))).toBe(true);
  });

  test('takes boards as they are needed, and no more when nobody asks', () => {
    let taken = 0;
    let closed = false;
    function* boards() {
      try {
        for (;;) {
          taken++;
          yield GoBoard.empty(5);
        }
      } finally {
        closed = true;
      }
    }
    for (const { area } of analyzeEach(boards(), ['area'])) {
      expect(area.neutral.isFull).toBe(true);
      break;
    }
    expect([taken, closed]).toEqual([512, true]);
  });

  test('refuses what is not a list at once, and what is not a board in its turn', () => {
    expect(() => analyzeEach('boards' as never, ['area'])).toThrow(/boards must be a list/);
    expect(() => analyzeEach([], ['luck' as never])).toThrow(/luck/);
    const answers = analyzeEach([GoBoard.empty(1), 3 as never], ['area']);
    expect(() => answers.next()).toThrow(/boards\[1\] must be a GoBoard/);
  });
});
