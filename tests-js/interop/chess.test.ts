/** Squares and bitboards, checked with the squares and bitboards of Lines of Action. */

import { init, LoaBoard, PointSet, type Vertex } from 'kakoi';
import { chess } from 'kakoi/interop';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

describe('squares', () => {
  test('begin at the bottom left, and their files have the letter i', () => {
    expect([chess.fromAlgebraic('a1'), chess.fromAlgebraic('h8'), chess.fromAlgebraic('E4')]).toEqual([
      [0, 7],
      [7, 0],
      [4, 4],
    ]);
    expect([chess.fromAlgebraic('i10', 19), chess.toAlgebraic([8, 9], 19)]).toEqual([[8, 9], 'i10']);
  });

  test('are those that Lines of Action moves between', () => {
    for (const { from, to, text } of LoaBoard.start().legalMoves()) {
      expect(text.replace('x', '-')).toBe(`${chess.toAlgebraic(from)}-${chess.toAlgebraic(to)}`);
      expect([chess.fromAlgebraic(text.slice(0, 2)), chess.fromAlgebraic(text.slice(3))]).toEqual([from, to]);
    }
  });

  test.each<[unknown, string]>([
    ['e9', "off-board: 'e9' is not a square of the 8×8 board"],
    ['i1', "off-board: 'i1' is not a square of the 8×8 board"],
    ['a0', "bad-vertex: 'a0' is not a square like 'e4'"],
    ['e', "bad-vertex: 'e' is not a square like 'e4'"],
    [null, "bad-option: null is not a square like 'e4'"],
  ])('that are none are refused: %p', (text, message) => {
    expect(errorOf(() => chess.fromAlgebraic(text as string))).toBe(message);
  });

  test.each<[unknown, unknown, string]>([
    [8n, 8, '8n and 8'],
    [8, 8n, '8 and 8n'],
    [8, {}, '8 and {}'],
  ])('on boards of no size are refused: %p × %p', (width, height, said) => {
    expect(errorOf(() => chess.fromAlgebraic('e4', width as number, height as number))).toBe(
      `bad-size: width and height must be integers from 1 to 32, not ${said}`,
    );
  });

  test('of vertices that are none are refused', () => {
    expect(errorOf(() => chess.toAlgebraic([0, 8]))).toMatch('off-board: ');
    expect(errorOf(() => chess.toAlgebraic([-1, 0]))).toMatch('off-board: ');
    expect(errorOf(() => chess.toAlgebraic([26, 0], 30))).toMatch('off-board: ');
    expect(errorOf(() => chess.toAlgebraic('a1' as unknown as Vertex))).toMatch('bad-vertex: ');
    expect(errorOf(() => chess.toAlgebraic({ x: 0, y: 0 } as unknown as Vertex))).toMatch('bad-vertex: ');
  });

  test('of boards that are none are refused', () => {
    expect(errorOf(() => chess.toAlgebraic([0, 0], 'x' as never))).toMatch('bad-size: ');
    expect(errorOf(() => chess.fromAlgebraic('a1', 8, null as never))).toMatch('bad-size: ');
  });
});

describe('bitboards', () => {
  test('have a1 at bit 0, h1 at bit 7 and h8 at bit 63', () => {
    expect([
      ...chess.fromBitboard(1n),
      ...chess.fromBitboard(1n << 7n),
      ...chess.fromBitboard(1n << 63n),
    ]).toEqual([
      [0, 7],
      [7, 7],
      [7, 0],
    ]);
    expect(chess.toBitboard(PointSet.full(8))).toBe(2n ** 64n - 1n);
    expect(chess.fromBitboard(0n).isEmpty).toBe(true);
  });

  test('are those of LoaBoard', () => {
    const board = LoaBoard.start('scrambled-eggs');
    for (const color of ['black', 'white'] as const) {
      expect(chess.toBitboard(board.stones(color))).toBe(board.bits(color));
      expect(chess.fromBitboard(board.bits(color)).equals(board.stones(color))).toBe(true);
    }
  });

  test('of other sizes are refused', () => {
    expect(errorOf(() => chess.fromBitboard(1n << 64n))).toBe(
      'bad-option: 18446744073709551616n is not a 64-bit bigint',
    );
    expect(errorOf(() => chess.fromBitboard(-1n))).toBe('bad-option: -1n is not a 64-bit bigint');
    expect(errorOf(() => chess.fromBitboard(1 as unknown as bigint))).toBe(
      'bad-option: 1 is not a 64-bit bigint',
    );
    expect(errorOf(() => chess.toBitboard(Object.create(PointSet.prototype)))).toBe(
      'bad-option: [object PointSet] is not a PointSet',
    );
    expect(errorOf(() => chess.toBitboard(PointSet.empty(9)))).toBe("size-mismatch: '9×9' is not an 8×8 set");
  });
});
