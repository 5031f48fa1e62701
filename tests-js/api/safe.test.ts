/** readSafe() of kakoi/reading. */

import { GoBoard, init, PointSet, vertexName } from 'kakoi';
import { readingEngine, readSafe } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine));

/** Three solid chains; the points that join them are eyes too. */
const BOARD = `
  . X . X O . .
  X X . X O . .
  . . X X O . .
  X X O O O . .
  O O O . . . .`;

const rowsOf = (set: PointSet) => set.toDiagram();

test('gives the stones and the territory of each colour', () => {
  const { black, white } = readSafe(GoBoard.fromDiagram(BOARD));
  expect(rowsOf(black.stones)).toBe(
    rowsOf(PointSet.fromDiagram('.#.#...\n##.#...\n..##...\n##.....\n.......')),
  );
  expect(rowsOf(black.territory)).toBe(
    rowsOf(PointSet.fromDiagram('#.#....\n..#....\n##.....\n.......\n.......')),
  );
  expect(white).toMatchObject({ stones: PointSet.empty(7, 5), chains: [] });
});

test('proves what passAlive cannot', () => {
  const board = GoBoard.fromDiagram(BOARD);
  expect(board.passAlive().black.stones.size).toBe(0);
  expect(readSafe(board).black.stones.size).toBe(9);
});

test('says why: what joins a chain, and its sure liberties by region', () => {
  const board = GoBoard.fromDiagram(`
    . X . X O
    X X X X O
    O O O O O`);
  const [chain, ...more] = readSafe(board).black.chains;
  expect(more).toEqual([]);
  expect(chain?.stones).toEqual(board.stones('black'));
  expect(chain?.miai).toEqual([]);
  expect(chain?.regions.map(({ points, sureLiberties }) => [[...points], sureLiberties])).toEqual([
    [[[0, 0]], 1],
    [[[2, 0]], 1],
  ]);

  for (const { miai, regions } of readSafe(GoBoard.fromDiagram(BOARD)).black.chains) {
    const sum = regions.reduce((total, { sureLiberties }) => total + sureLiberties, 0);
    expect(sum).toBeGreaterThanOrEqual(2);
    expect(miai.map((pair) => pair.map((vertex) => vertexName(vertex, 5)))).toEqual([
      ['C5', 'C4'],
      ['A3', 'B3'],
    ]);
  }
});

test('searches regions that the rules leave open', () => {
  const board = GoBoard.fromDiagram(`
    X . . . . X O . .
    X . . . . X O . .
    X X X X X X O . .
    O O O O O O O . .
    . . . . . . . . .`);
  expect(readSafe(board).black.stones.size).toBe(0);
  const { stones, territory, chains } = readSafe(board, { nodes: 1000 }).black;
  expect([stones.size, territory.size]).toEqual([10, 8]);
  expect(chains[0]?.regions.map(({ sureLiberties }) => sureLiberties)).toEqual([2]);
});

test('reads whether chains live in the rooms around them, together where neither does alone', () => {
  const board = GoBoard.fromDiagram(`
    X X X . . X X
    X X . . . . X
    X . X . X X X`);
  expect(readSafe(board).black.stones.size).toBe(0);
  const { stones, chains } = readSafe(board, { nodes: 100 }).black;
  expect(rowsOf(stones)).toBe(rowsOf(PointSet.fromDiagram('###..##\n##....#\n#...###')));
  expect(chains).toHaveLength(2);
  for (const { regions } of chains) {
    expect(regions.map(({ points, sureLiberties }) => [points.size, sureLiberties])).toEqual([[8, 2]]);
  }
});

test('is empty on an empty board, of any size', () => {
  for (const size of [1, 19, 32]) {
    const { black, white } = readSafe(GoBoard.empty(size));
    for (const side of [black, white])
      expect([side.stones.size, side.territory.size, side.chains]).toEqual([0, 0, []]);
  }
});

test('works in a pool, and can be stopped', async () => {
  const pool = createPool({ workers: 1 });
  const board = GoBoard.fromDiagram(BOARD);
  try {
    expect(await pool.readSafe(board, { nodes: 10 })).toEqual(readSafe(board, { nodes: 10 }));
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(pool.readSafe(board, { signal })).rejects.toThrow('stopped');
  } finally {
    await pool.terminate();
  }
});

test.each([
  [null, {}, 'the board must be a GoBoard, not null'],
  [GoBoard, {}, 'the board must be a GoBoard, not a function'],
])('refuses what is not a board', (board, options, expected) => {
  const { code, message } = kakoiErrorOf(() => readSafe(board as never, options));
  expect([code, message]).toEqual(['bad-option', expected]);
});

test.each([-1, 0.5, 1_000_001, Number.NaN, '10'])('refuses %p nodes', (nodes) => {
  const { code, message } = kakoiErrorOf(() => readSafe(GoBoard.empty(5), { nodes } as never));
  expect(code).toBe('bad-option');
  expect(message).toContain('nodes');
});
