/** Objects for the boards of WGo.js; lab/interop has that board itself. */

import { GoBoard, init, PointSet } from 'kakoi';
import { wgo } from 'kakoi/interop';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

const board = () =>
  GoBoard.fromDiagram(`
    . X O . .
    . X O . O
    X X O O .
    O . X O .
    X X X O .`);

test('an object for each stone, point and mark', () => {
  const small = GoBoard.fromDiagram('. X O .');
  const objects = wgo.toObjects(small, { owners: small.area(), marks: { TR: small.stones('white') } });
  expect(objects.map(({ type, x, scaleX, variation }) => [type, x, scaleX, variation])).toEqual([
    ['B', 1, 1, 1],
    ['W', 2, 1, -1],
    ['B', 0, 0.4, 0],
    ['W', 3, 0.4, 0],
    ['TR', 2, 1, -1],
  ]);
});

test('what is no board, mark or set throws', () => {
  const code = (...args: unknown[]) => kakoiErrorOf(() => wgo.toObjects(...(args as [GoBoard]))).code;
  expect(code([[0]])).toBe('bad-option');
  expect(code(board(), { marks: { XX: PointSet.empty(5, 5) } })).toBe('bad-option');
  expect(code(board(), { marks: { CR: [[0, 0]] } })).toBe('bad-option');
  expect(code(board(), { owners: { black: 1, white: 2 } })).toBe('bad-option');
  expect(code(board(), { marks: { CR: PointSet.empty(4, 4) } })).toBe('size-mismatch');
});
