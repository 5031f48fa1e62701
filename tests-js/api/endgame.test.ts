/** readEndgame() of kakoi/reading. */

import { GoBoard, init, vertexName } from 'kakoi';
import { readEndgame, readingEngine } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine));

/** Black's corridor of so many points, open to White. */
function corridor(points: number): GoBoard {
  const wall = 'X'.repeat(points);
  return GoBoard.fromDiagram(
    [`.X.${wall}OO.O`, `XXX${wall}OOOO`, `XXX${'.'.repeat(points)}OOO.`, `XXX${wall}OOOO`].join('\n'),
  );
}

test.each([
  [1, 0, 0],
  [2, 0.5, 0.5],
  [3, 1.25, 0.75],
  [4, 2.125, 0.875],
  [10, 8 + 2 ** -9, 1 - 2 ** -9],
])('a corridor of %d is worth %d, and a move there %d', (points, mean, temperature) => {
  const reading = readEndgame(corridor(points));
  expect(reading).toMatchObject({ mean, settled: 0, unread: [] });
  const [region] = reading.regions;
  expect(reading.regions).toHaveLength(1);
  expect(region).toMatchObject({ mean, temperature, sente: null, certainty: 'proved' });
  expect(region!.points.size).toBe(points);
  const mouth = [points + 2, 2];
  expect(region!.moves).toEqual({ black: mouth, white: mouth });
});

test('gives the thermograph: the walls, and the foot of the mast', () => {
  const [region] = readEndgame(corridor(2)).regions;
  // Black takes the one point. White takes the other, after which both may take what is left.
  expect(region!.thermograph).toEqual({
    black: [
      [-1, 2],
      [0.5, 0.5],
    ],
    white: [
      [-1, 0],
      [0, 0],
      [0.5, 0.5],
    ],
  });
});

test('says who has sente, and orders regions by what a move gains', () => {
  const board = GoBoard.fromDiagram(`
    . X . X X X X X O O . O
    X X X X X X X X O O O O
    X X X O O O . . O O O .
    X X X X X X X X O O O O
    X X X X X X . . O O O O
    X X X X X X X X O O O O`);
  const { regions, mean } = readEndgame(board);
  expect(regions.map(({ mean: count, temperature, sente }) => [count, temperature, sente])).toEqual([
    [6, 1, 'white'],
    [0.5, 0.5, null],
  ]);
  expect(regions.map(({ moves }) => vertexName(moves.black!, 6))).toEqual(['H4', 'H2']);
  expect(mean).toBe(6.5);
});

test('leaves out a ko that decides, and says so', () => {
  const board = GoBoard.fromDiagram(`
    . X . X O . O .
    X X X . X O O O
    X X X X O O O O
    X X X X O O O O`);
  const { regions, unread, mean } = readEndgame(board);
  expect([regions, mean]).toEqual([[], 0]);
  expect(unread.map(({ reason }) => reason)).toEqual(['ko']);
});

test('is the same with colours exchanged, for boards of all sizes, and in a worker', async () => {
  const board = corridor(3);
  const exchanged = GoBoard.fromDiagram(board.toDiagram().replace(/[XO]/g, (c) => (c === 'X' ? 'O' : 'X')));
  expect(readEndgame(exchanged)).toMatchObject({
    mean: -1.25,
    regions: [{ mean: -1.25, temperature: 0.75 }],
  });
  for (const size of [1, 19, 32]) expect(readEndgame(GoBoard.empty(size)).regions).toEqual([]);
  const pool = createPool({ workers: 1 });
  expect(await pool.readEndgame(board, { nodes: 10 })).toEqual(readEndgame(board, { nodes: 10 }));
  await pool.terminate();
});

test.each([
  [{ nodes: 0 }, '0'],
  [{ nodes: 32_769 }, '32769'],
  [{ nodes: '5' }, "'5'"],
  [{ node: 5 }, 'node'],
])('refuses %p', (options, value) => {
  const { code, message } = kakoiErrorOf(() => readEndgame(corridor(1), options as never));
  expect(code).toBe('bad-option');
  expect(message).toContain(value);
});
