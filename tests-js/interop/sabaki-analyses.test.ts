/** kakoi/sabaki, beside the packages whose names it has. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoBoard, GoGame, init } from 'kakoi';
import { deadstones, influence } from 'kakoi/sabaki';
import { randomNumbers } from '../support/random.js';
import { rival } from '../support/rivals.js';
import { root } from '../support/run.js';

type Rows = number[][];
const deadGuess = rival<(data: Rows, options: object) => Promise<number[][]>>('deadGuess');
const deadProbabilities = rival<(data: Rows, iterations: number) => Promise<Rows>>('deadProbabilities');
const areaMap = rival<(data: Rows) => Rows>('areaMap');
const influenceSigns = rival<(data: Rows) => Rows>('influenceSigns');

beforeAll(() => init());

/** A finished game with a dead black stone at the bottom left, and a white one inside Black's territory. */
const FINISHED = [
  [0, 1, 0, -1, 0, 0, -1, 0, 0],
  [1, 1, 0, 1, -1, -1, -1, -1, -1],
  [0, -1, 0, 1, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 1],
  [-1, -1, -1, -1, -1, -1, -1, -1, -1],
  [0, 0, -1, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, -1, 0, -1, 0, 0],
  [0, 1, 0, 0, 0, 0, 0, 0, 0],
];

/** The positions of a record, every tenth. */
function positions(name: string): Rows[] {
  const game = GoGame.fromSgf(readFileSync(join(root, 'tests-js/fixtures', name), 'utf8'));
  const count = Math.floor(game.moveNumber / 10);
  return Array.from({ length: count }, (_, i) => game.boardAt(10 * (i + 1)).toSignMap());
}

/** The values of all points, 0 for −0. */
const valuesOf = (map: Rows) => map.flat().map((value) => value + 0);

const points = (vertices: readonly (readonly number[])[]) => vertices.map((vertex) => vertex.join()).sort();

describe('deadstones', () => {
  test('guess() finds the dead stones of a finished game, all that theirs finds among them', async () => {
    const options = { finished: true, iterations: 200 };
    const ours = points(await deadstones.guess(FINISHED, options));
    expect(ours).toEqual(['1,2', '1,8']);
    expect(ours).toEqual(expect.arrayContaining(points(await deadGuess(FINISHED, options))));
    expect(await deadstones.guess([[0, 0]])).toEqual([]);
  });

  test('without `finished`, a chain that the next move decides is not dead', async () => {
    let fewer = 0;
    for (const data of positions('mid-game-19.sgf')) {
      const { chains } = GoBoard.fromSignMap(data as never).judgeChains();
      const undecided = chains.filter(({ dead, decidedBy }) => dead && decidedBy === 'undecided');
      const left = points(undecided.flatMap(({ stones }) => [...stones]));
      const open = points(await deadstones.guess(data));
      const closed = points(await deadstones.guess(data, { finished: true }));
      expect(closed.filter((point) => !open.includes(point))).toEqual(left);
      if (left.length > 0) fewer++;
    }
    expect(fewer).toBeGreaterThan(3);
  });

  test('the same board gives the same answer', async () => {
    expect(await deadstones.getProbabilityMap(FINISHED, 50)).toEqual(
      await deadstones.getProbabilityMap(FINISHED, 50),
    );
  });

  test('getProbabilityMap() is from −1 to 1 and on the side of theirs where that is sure', async () => {
    const [ours, others] = await Promise.all([
      deadstones.getProbabilityMap(FINISHED, 500),
      deadProbabilities(FINISHED, 500),
    ]);
    expect(ours.map((row) => row.length)).toEqual(FINISHED.map((row) => row.length));
    expect(ours.flat().every((value) => Math.abs(value) <= 1)).toBe(true);
    const sure = others
      .flat()
      .flatMap((value, i) => (Math.abs(value) > 0.9 ? [[value, ours.flat()[i]!]] : []));
    expect(sure.length).toBeGreaterThan(20);
    expect(sure.filter(([a, b]) => Math.sign(a!) !== Math.sign(b!))).toEqual([]);
  });

  test.each<[string, unknown, unknown, string]>([
    ['text', 'board', {}, 'bad-diagram'],
    ['a sign of 2', [[2]], {}, 'bad-diagram'],
    ['ragged rows', [[0, 1], [0]], {}, 'bad-diagram'],
    ['no playouts', [[0]], { iterations: 0 }, 'bad-option'],
    ['another option', [[0]], { komi: 6 }, 'bad-option'],
    ['a word for finished', [[0]], { finished: 'yes' }, 'bad-option'],
  ])('rejects %s', async (_, data, options, code) => {
    await expect(deadstones.guess(data as Rows, options as object)).rejects.toMatchObject({ code });
  });
});

describe('influence', () => {
  test('areaMap() is theirs on records and on random boards', () => {
    const random = randomNumbers(3);
    const boards = Array.from({ length: 100 }, () =>
      Array.from({ length: 7 }, () => Array.from({ length: 6 }, () => Math.floor(random() * 3) - 1)),
    );
    for (const data of [...boards, ...positions('end-game-19.sgf')]) {
      expect(valuesOf(influence.areaMap(data))).toEqual(areaMap(data).flat());
    }
  });

  test('map() gives 19 of 20 points of a record to the side to which theirs gives them', () => {
    let same = 0;
    let total = 0;
    for (const data of positions('end-game-19.sgf')) {
      const others = influenceSigns(data).flat();
      valuesOf(influence.map(data)).forEach((value, i) => {
        if (Math.sign(value) === others[i]) same++;
        total++;
      });
    }
    expect(total).toBeGreaterThan(5000);
    expect(same / total).toBeGreaterThan(0.95);
  });

  const STONE = Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (_, x) => (x === 3 && y === 3 ? 1 : x === 15 && y === 15 ? -1 : 0)),
  );

  test('map() is from −1 to 1, stones the strongest, both sides alike', () => {
    const map = influence.map(STONE);
    expect(map.flat().every((value) => Math.abs(value) <= 1)).toBe(true);
    expect([map[3]![3], map[15]![15]]).toEqual([1, -1]);
    expect(map.flat().map((value) => -value)).toEqual(
      map
        .flat()
        .reverse()
        .map((value) => value || -0),
    );
  });

  test('discrete has the signs of the same map', () => {
    expect(influence.map(STONE, { discrete: true })).toEqual(
      influence.map(STONE).map((row) => row.map(Math.sign)),
    );
  });

  test('maxDistance and minRadiance bound what a stone reaches', () => {
    const reached = (options: object) =>
      influence
        .map(STONE, options)
        .flat()
        .filter((value) => value > 0).length;
    expect(reached({ maxDistance: 1, minRadiance: 0 })).toBe(5);
    expect(reached({ maxDistance: 2, minRadiance: 0 })).toBe(13);
    expect(reached({ minRadiance: 0 })).toBeGreaterThan(reached({ minRadiance: 3 }));
    expect(reached({ minRadiance: 1000 })).toBe(1);
  });

  test('takes boards smaller than the range, and empty ones', () => {
    expect(influence.map([[0, 1]])).toEqual([[1, 1]]);
    expect(influence.map([[0, 0]])).toEqual([[0, 0]]);
  });

  test.each<[string, unknown, unknown, string]>([
    ['nothing', undefined, {}, 'bad-diagram'],
    ['half a step', [[0]], { maxDistance: 1.5 }, 'bad-option'],
    ['no number', [[0]], { minRadiance: '2' }, 'bad-option'],
    ['a word for discrete', [[0]], { discrete: 'yes' }, 'bad-option'],
  ])('map() refuses %s', (_, data, options, code) => {
    expect(() => influence.map(data as Rows, options as object)).toThrow(expect.objectContaining({ code }));
  });
});
