/** The value of a move, compared with playing it. */

import { type Color, init, SenketBoard, type Vertex } from 'kakoi';
import { playEngine, searchSenket } from 'kakoi/play';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { postOf, randomBoard, senketBoard } from '../support/senket-boards.js';

beforeAll(() => init(playEngine));

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

/**
 * "It's only 1 unit of territory for Blue, but it costs Red his 14 units of territory": the author's board,
 * with one post of the fence there already.
 */
const INVADED = 'R 1-4 3-5 4-3 6-2 8-1; B 10-11 11-9; R 1-9 2-11; B 1-3';

const pointsOf = (size: number): Vertex[] =>
  Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const);

describe('search', () => {
  test('plays the author’s invasion', () => {
    const board = senketBoard(11, INVADED);
    expect(searchSenket(board, { toPlay: 'white', depth: 1 })).toEqual({
      move: postOf('2-1', 11),
      score: 226,
      depth: 1,
      nodes: 111,
    });
    expect(searchSenket(board, { toPlay: 'white' }).move).toEqual(postOf('2-1', 11));
  });

  test('one ply is the greatest of the move values, or a pass', () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(8, 4 + round, random);
      const values = Array.from(board.moveValues('black', 'posts').values).filter(
        (value) => !Number.isNaN(value),
      );
      const { score } = searchSenket(board, { toPlay: 'black', depth: 1, mode: 'posts' });
      expect(score).toBe(Math.max(0, ...values));
    }
  });

  test('stays within its nodes, and answers the same every time', () => {
    const board = randomBoard(13, 60, randomNumbers(1));
    const whole = searchSenket(board, { toPlay: 'black', depth: 3, nodes: 40_000 });
    expect(whole.nodes).toBeLessThan(40_000 + 169);
    expect(searchSenket(board, { toPlay: 'black', depth: 3, nodes: 40_000 })).toEqual(whole);
    expect(searchSenket(board, { toPlay: 'black', nodes: 1 })).toMatchObject({ depth: 1 });
  });

  test('a side with no point left passes', () => {
    let board = SenketBoard.empty(3);
    for (const point of pointsOf(3)) board = board.play('black', point);
    expect(searchSenket(board, { toPlay: 'white' })).toEqual({ move: null, score: 0, depth: 2, nodes: 0 });
  });

  test.each<[unknown, RegExp]>([
    [{ depth: 0 }, /^bad-option: depth must be an integer from 1 to 4, not 0$/],
    [{ depth: 5 }, /not 5$/],
    [{ nodes: 0 }, /^bad-option: nodes must be an integer from 1 to 1073741824, not 0$/],
    [{ mode: 'units' }, /^bad-option: mode must be one of 'area', 'posts', not 'units'$/],
    [{ time: 5 }, /^bad-option: unknown option 'time'; known: toPlay, depth, nodes, mode$/],
  ])('refuses %p', (options, message) => {
    expect(errorOf(() => searchSenket(SenketBoard.empty(5), { toPlay: 'black', ...wrong(options) }))).toMatch(
      message,
    );
  });
});

describe('moveValues', () => {
  test('names the author’s invasion first', () => {
    const board = senketBoard(11, INVADED);
    const values = board.moveValues('white');
    const best = pointsOf(11).filter((point) => values.at(point) === 226);
    expect(best).toEqual([postOf('2-1', 11)]);
    expect(Math.max(...values.values.filter((value) => !Number.isNaN(value)))).toBe(226);
    // Black's own post there keeps the corner, but gains nothing.
    expect(board.moveValues('black').at(postOf('2-1', 11))).toBe(0);
  });

  test('is NaN where a post stands, whosever', () => {
    const values = senketBoard(5, 'R 1-1; B 2-3').moveValues('black');
    expect(pointsOf(5).filter((point) => Number.isNaN(values.at(point)))).toEqual([
      [1, 2],
      [0, 4],
    ]);
    expect([values.width, values.height]).toEqual([5, 5]);
  });

  test('counts open points by posts', () => {
    // A post in the own corner takes one of its two open points: 2² becomes 1².
    const board = senketBoard(11, 'R 2-1 1-3; B 10-11 11-9');
    expect(board.moveValues('black', 'posts').at(postOf('1-1', 11))).toBe(-3);
    expect(board.moveValues('black', 'area').at(postOf('1-1', 11))).toBe(0);
    // A white one there is a prisoner besides: (1 + 2·1)² - 2².
    expect(board.moveValues('white', 'posts').at(postOf('1-1', 11))).toBe(-5);
  });

  test('is what playing each move out gives', () => {
    const random = randomNumbers(18);
    for (let round = 0; round < 60; round++) {
      const size = 3 + Math.floor(random() * 11);
      const board = randomBoard(size, Math.floor(random() * size * 4), random);
      const color: Color = round % 2 === 0 ? 'black' : 'white';
      const mode = round % 3 === 0 ? 'posts' : 'area';
      const lead = (of: SenketBoard) => {
        const score = of.score({ mode });
        return (color === 'black' ? 1 : -1) * (score.black.total - score.white.total);
      };
      const played = pointsOf(size).map((point) =>
        board.get(point) === 0 ? lead(board.play(color, point)) - lead(board) : Number.NaN,
      );
      expect(Array.from(board.moveValues(color, mode).values)).toEqual(played);
    }
  });

  test('refuses what is no colour and no mode', () => {
    const board = SenketBoard.empty(5);
    expect(errorOf(() => board.moveValues(wrong('red')))).toMatch(/^bad-option: .*'red'$/);
    expect(errorOf(() => board.moveValues('black', wrong('units')))).toMatch(/^bad-option: mode .*'units'$/);
  });
});
