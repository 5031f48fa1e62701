/** Dead stones beyond playouts: the search, how sure it is, a given ownership, both counts, estimates. */

import { join } from 'node:path';
import { GoBoard, init, PointSet, ScalarMap, vertexName } from 'kakoi';
import { errorOf } from '../support/errors.js';
import { readRecords } from '../support/shared-data.js';

beforeAll(() => init());

/** White's corner has one eye; Black and White are alive elsewhere. */
const CORNER = `
  . O . X . . . . .
  O O . X . . . . .
  O . X X . . . . .
  . X . . . X . . .
  X X . . . . . . .
  X X X X X X X X X
  O O O O O O O O O
  . O . O . O . O .
  O O O O O O O O O`;

/** B9 is the point that Black fills when White fills the dame beside it: a false eye by strict territory. */
const FALSE_EYE = `
  X . X O .
  . X O O .
  X X O . O
  X O O O O
  X O . O .`;

const rowsOf = (board: GoBoard, value: (x: number, y: number) => number) =>
  Array.from({ length: board.height }, (_, y) => Array.from({ length: board.width }, (_, x) => value(x, y)));

describe('the search', () => {
  const records = readRecords<{ name: string; width: number; board: string; dead: string }>(
    join(__dirname, '../../tests-cpp/data/dead-stones.jsonl'),
  );
  const lines = (text: string, width: number) => text.match(new RegExp(`.{${width}}`, 'g')) as string[];

  test.each(records)(
    '$name: the dead stones that GNU Go finds, and the engine natively',
    ({ width, board, dead }) => {
      const found = GoBoard.fromDiagram(lines(board, width).join('\n')).deadStones();
      expect(found.toDiagram().split('\n')).toEqual(lines(dead, width));
    },
  );

  test('finds some that fast playouts do not', () => {
    const wrong = records.filter(({ width, board, dead }) => {
      const found = GoBoard.fromDiagram(lines(board, width).join('\n')).deadStones({ effort: 'fast' });
      return found.toDiagram().replaceAll('\n', '') !== dead;
    });
    expect(wrong.length).toBeGreaterThan(3);
  });

  test.each(['fast', 'normal', 'high'] as const)(
    'with %s effort: colours swapped, the same stones',
    (effort) => {
      const swapped = CORNER.replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X'));
      expect(GoBoard.fromDiagram(swapped).deadStones({ effort }).toDiagram()).toBe(
        GoBoard.fromDiagram(CORNER).deadStones({ effort }).toDiagram(),
      );
    },
  );

  test('finds the bent four in the corner', () => {
    const board = GoBoard.fromDiagram(`
      X X X . O X X . X
      . O O O O X X X X
      O O X X X X X . X
      X X X X X X X X X
      O O O O O O O O O
      . O . O . O . O .
      O O O O O O O O O`);
    const { dead, chains } = board.judgeChains();
    expect([...dead].map((vertex) => vertexName(vertex, 7)).sort()).toEqual([
      'A5',
      'B5',
      'B6',
      'C6',
      'D6',
      'E6',
      'E7',
    ]);
    expect(chains.find(({ dead }) => dead)?.decidedBy).toBe('search');
  });

  test('is for score() too', () => {
    const board = GoBoard.fromDiagram(CORNER);
    const found = board.deadStones({ effort: 'high' });
    expect(found.size).toBe(4);
    expect(board.score({ dead: 'auto', effort: 'high' }).dead.equals(found)).toBe(true);
    expect(board.score({ effort: 'fast' }).dead.size).toBe(4);
  });
});

describe('details', () => {
  test('say of each chain who has it and what decided', () => {
    const { dead, chains, ownership } = GoBoard.fromDiagram(CORNER).judgeChains();
    expect(chains.map(({ color, stones, dead, decidedBy }) => [color, stones.size, dead, decidedBy])).toEqual(
      [
        ['black', 4, false, 'playouts'],
        ['black', 12, false, 'playouts'],
        ['black', 1, false, 'playouts'],
        ['white', 4, true, 'playouts'],
        ['white', 22, false, 'proof'],
      ],
    );
    expect(dead.equals(GoBoard.fromDiagram(CORNER).deadStones())).toBe(true);
    expect(ownership.at('B9')).toBeGreaterThan(0.9);
    expect(ownership.at('A1')).toBe(-1);
    for (const { ownership: mean } of chains) expect(Math.abs(mean)).toBeGreaterThan(0.6);
  });

  test('of an open board are undecided, with the points where something is left to play', () => {
    const { chains, openPoints } = GoBoard.fromDiagram(`
      . . . . . . .
      . X . . . O .
      . . . . . . .
      . . . . . . .`).judgeChains();
    expect(chains.map(({ decidedBy }) => decidedBy)).toEqual(['undecided', 'undecided']);
    expect(openPoints).toContainEqual({ vertex: [1, 0], color: 'black', reason: 'undecided' });
    expect(openPoints).toContainEqual({ vertex: [5, 0], color: 'white', reason: 'undecided' });
  });
});

describe('a given ownership', () => {
  const DIAGRAM = `
    . X . O .
    X X X O .
    . X . O O
    X X . O .
    O X X O O`;
  const rows = (value: (x: number, y: number) => number) =>
    Array.from({ length: 5 }, (_, y) => Array.from({ length: 5 }, (_, x) => value(x, y)));
  const certain = rows((x) => (x < 3 ? 0.98 : -0.95));
  let board: GoBoard;
  beforeAll(() => {
    board = GoBoard.fromDiagram(DIAGRAM);
  });

  test('says what is dead, as rows and as a map', () => {
    const map = new ScalarMap(5, 5, Float32Array.from(certain.flat()));
    for (const ownership of [certain, map, { black: certain, white: map }]) {
      expect([...board.deadStones({ ownership })].map((vertex) => vertexName(vertex, 5))).toEqual(['A1']);
      expect(board.score({ ownership }).dead.size).toBe(1);
    }
    const { chains } = board.judgeChains({ ownership: certain });
    expect(new Set(chains.map(({ decidedBy }) => decidedBy))).toEqual(new Set(['ownership']));
  });

  test('is undecided where the first movers differ, and the likelier side has it', () => {
    const black = certain;
    const white = rows((x, y) => (x === 0 && y === 4 ? -0.2 : certain[y]![x]!));
    const { dead, chains } = board.judgeChains({ ownership: { black, white } });
    expect([...dead]).toEqual([[0, 4]]);
    expect(chains.filter(({ decidedBy }) => decidedBy === 'undecided')).toHaveLength(1);
  });

  test('shows where a border is still open', () => {
    const open = GoBoard.fromDiagram(`
      . . . X O .
      . . . . O .
      . . . X O .
      . . . X O .`);
    const ownership = rowsOf(open, (x) => (x < 4 ? 0.9 : -0.9));
    const { openPoints } = open.judgeChains({ ownership });
    expect(openPoints).toEqual([{ vertex: [3, 1], color: 'black', reason: 'border' }]);
  });

  test.each([
    ['size-mismatch: ownership must be a map of 5×5 numbers, not [[0, 0]]', [[0, 0]]],
    ['size-mismatch: ownership must be a map of 5×5 numbers, not null', null],
    ["bad-option: ownership is a number from -1 to 1, not '1'", rows(() => '1' as never)],
    ['bad-option: ownership is a number from -1 to 1, not 75', rows(() => 75)],
    ['bad-option: ownership is a number from -1 to 1, not NaN', rows(() => Number.NaN)],
    ['size-mismatch: ownership must be a map of 5×5 numbers, not undefined', { black: certain }],
  ])('%s', (message, ownership) => {
    expect(errorOf(() => board.deadStones({ ownership: ownership as never }))).toBe(message);
    expect(errorOf(() => board.score({ ownership: ownership as never }))).toBe(message);
    expect(errorOf(() => board.estimate({ ownership: ownership as never }))).toBe(message);
  });
});

describe('territory', () => {
  test('strict leaves out the false eye, surrounded counts every point that reaches one colour alone', () => {
    const board = GoBoard.fromDiagram(FALSE_EYE);
    const [strict, surrounded] = (['strict', 'surrounded'] as const).map((territory) =>
      board.score({ territory, komi: 0 }),
    );
    expect(strict?.black.total).toBeLessThan(surrounded!.black.total);
    expect([...(surrounded?.black.points ?? [])].map((vertex) => vertexName(vertex, 5))).toEqual([
      'B5',
      'A4',
    ]);
    expect([surrounded?.seki.size, surrounded?.falseEyes.size]).toEqual([0, 0]);
  });

  test('differ on the board of docs/scoring.md', () => {
    const board = GoBoard.fromDiagram(`
      . O . X . . .
      O O O X . . .
      X X X X X . .
      O O O O X . .
      . . . O X X X
      . O O O O O X
      . . . . . . O`);
    const count = (territory: 'strict' | 'surrounded') => board.score({ territory, komi: 0 });
    expect([count('strict').result, count('surrounded').result]).toEqual(['B+1', 'W+1']);
    expect([...count('strict').falseEyes].map((vertex) => vertexName(vertex, 7))).toEqual(['F1']);
    expect(count('strict').seki.has('A7')).toBe(true);
  });

  test('surrounded counts dead stones twice, and what is captured', () => {
    const score = GoBoard.fromDiagram(CORNER).score({
      dead: 'auto',
      territory: 'surrounded',
      komi: 0,
      captures: { black: 2, white: 1 },
    });
    expect([score.black.total, score.white.total]).toEqual([score.black.points.size + 4 + 2, 5 + 1]);
  });

  test('makes no difference by area', () => {
    const board = GoBoard.fromDiagram(FALSE_EYE);
    const margins = (['strict', 'surrounded'] as const).map(
      (territory) => board.score({ rules: 'chinese', territory }).margin,
    );
    expect(margins[0]).toBe(margins[1]);
  });
});

describe('estimate', () => {
  test('of what is decided is the score, and has no spread', () => {
    const board = GoBoard.fromDiagram(`
      . X . X O .
      X X X X O O
      . X X X O .
      X X X X O O`);
    const options = { komi: 0.5, captures: { black: 3, white: 1 } };
    for (const rules of ['japanese', 'chinese'] as const) {
      const { margin, spread } = board.estimate({ ...options, rules });
      expect([margin, spread]).toEqual([board.score({ ...options, rules }).margin, 0]);
    }
  });

  test('of an empty board is White’s komi, give or take a lot', () => {
    const { margin, spread } = GoBoard.empty(9).estimate({ komi: 6.5 });
    expect(Math.abs(margin + 6.5)).toBeLessThan(6);
    expect(spread).toBeGreaterThan(5);
  });

  test('goes by a given ownership', () => {
    const board = GoBoard.empty(3);
    const ownership = rowsOf(board, () => 0.5);
    expect(board.estimate({ ownership, rules: 'chinese', komi: 0 }).margin).toBe(4.5);
  });
});

test('bad options are refused', () => {
  const board = GoBoard.empty(9);
  const refused = (call: () => unknown) => errorOf(call)?.replace(/; known.*/, '');
  expect(refused(() => board.deadStones({ effort: 'low' as never }))).toBe(
    "bad-option: effort must be one of 'fast', 'normal', 'high', not 'low'",
  );
  expect(refused(() => board.judgeChains({ details: true } as never))).toBe(
    "bad-option: unknown option 'details'",
  );
  expect(refused(() => board.score({ territory: 'japanese' as never }))).toBe(
    "bad-option: territory must be one of 'strict', 'surrounded', not 'japanese'",
  );
  expect(refused(() => board.score({ dead: PointSet.empty(9), effort: 'high' }))).toBe(
    "bad-option: effort and ownership need dead: 'auto'",
  );
  expect(refused(() => board.estimate({ dead: 'auto' } as never))).toBe("bad-option: unknown option 'dead'");
});
