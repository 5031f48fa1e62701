/** The maps that Shudan takes; lab/interop has Shudan itself. */

import { analyzeMany, GoBoard, init, PointSet, ScalarMap } from 'kakoi';
import { shudan } from 'kakoi/interop';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const row = (diagram: string) => GoBoard.fromDiagram(diagram);

describe('paintMap', () => {
  test('shows area, pass-alive chains with their territory, and a score', () => {
    expect(shudan.paintMap(row('.X...O.').area())).toEqual([[1, 1, 0, 0, 0, -1, -1]]);
    expect(shudan.paintMap(row('.X.X..O\nXXXX..O').passAlive())).toEqual([
      [1, 1, 1, 1, 0, 0, 0],
      [1, 1, 1, 1, 0, 0, 0],
    ]);
    expect(shudan.paintMap(row('.X.X..O').score({ rules: 'chinese' }))).toEqual([[1, 1, 1, 1, 0, 0, -1]]);
    const [{ passAlive }] = analyzeMany([row('.X.X.')], ['passAlive']) as [{ passAlive: never }];
    expect(shudan.paintMap(passAlive)).toEqual([[1, 1, 1, 1, 1]]);
  });

  test('shows maps as they are, or in proportion', () => {
    const ownership = new ScalarMap(3, 1, Float32Array.of(1, -0.5, 0));
    expect(shudan.paintMap(ownership)).toEqual([[1, -0.5, 0]]);
    expect(shudan.paintMap(new ScalarMap(3, 1, Int16Array.of(128, -64, 0)))).toEqual([[1, -0.5, 0]]);
  });

  test('is refused for anything else', () => {
    const paint = (source: unknown) => errorOf(() => shudan.paintMap(source as never));
    expect(paint(null)).toBe('bad-option: null is not a pair of sides {black, white}');
    expect(paint({ black: PointSet.empty(2) })).toBe('bad-option: undefined is not a side of a position');
    expect(paint({ black: PointSet.empty(2), white: PointSet.empty(3) })).toMatch('size-mismatch: ');
  });
});

describe('markerMap', () => {
  test('has a marker where a set is, the last one where several are', () => {
    const dead = PointSet.fromDiagram('##..');
    const seki = PointSet.fromDiagram('.##.');
    expect(shudan.markerMap({ cross: dead, square: seki })).toEqual([
      [{ type: 'cross' }, { type: 'square' }, { type: 'square' }, null],
    ]);
  });

  test('is refused for other types, sizes and no sets', () => {
    const mark = (marks: unknown) => errorOf(() => shudan.markerMap(marks as never));
    expect(mark({ star: PointSet.empty(2) })).toBe("bad-option: 'star' is not a marker type");
    expect(mark({})).toBe('bad-option: undefined is not a PointSet');
    expect(mark({ cross: PointSet.empty(2), circle: PointSet.empty(3) })).toMatch('size-mismatch: ');
  });
});

describe('ghostStoneMap', () => {
  test('has a stone of the side on each of its points', () => {
    const moves = PointSet.fromDiagram('#..');
    expect(shudan.ghostStoneMap({ white: moves })).toEqual([[{ sign: -1 }, null, null]]);
    const both = shudan.ghostStoneMap({ black: moves, white: moves.right() }, { type: 'good', faint: true });
    expect(both).toEqual([
      [{ sign: 1, type: 'good', faint: true }, { sign: -1, type: 'good', faint: true }, null],
    ]);
  });

  test('is refused without sets', () => {
    const black = PointSet.empty(2);
    expect(errorOf(() => shudan.ghostStoneMap({ black }, { typ: 'good' } as object))).toMatch(
      "bad-option: unknown option 'typ'",
    );
    expect(errorOf(() => shudan.ghostStoneMap({}))).toBe('bad-option: undefined is not a PointSet');
  });
});

describe('heatMap', () => {
  const map = () => new ScalarMap(4, 1, Float32Array.of(0.9, -0.45, 0.01, 0));
  test('has strengths of 1 to 9, by the largest value or the one given', () => {
    expect(shudan.heatMap(map())).toEqual([[{ strength: 9 }, { strength: 5 }, null, null]]);
    expect(shudan.heatMap(map(), { full: 0.45, text: (value) => value.toFixed(1) })).toEqual([
      [{ strength: 9, text: '0.9' }, { strength: 9, text: '-0.4' }, null, null],
    ]);
    expect(shudan.heatMap(new ScalarMap(2, 1, new Int8Array(2)))).toEqual([[null, null]]);
  });

  test('is refused for other maps and values', () => {
    expect(errorOf(() => shudan.heatMap([[1]] as never))).toBe('bad-option: [[1]] is not a ScalarMap');
    expect(errorOf(() => shudan.heatMap(Object.create(ScalarMap.prototype)))).toBe(
      'bad-option: [object ScalarMap] is not a ScalarMap',
    );
    expect(errorOf(() => shudan.heatMap(map(), null as never))).toBe(
      'bad-option: options must be a plain object, not null',
    );
    expect(errorOf(() => shudan.heatMap(map(), { most: 1 } as object))).toMatch("unknown option 'most'");
    expect(errorOf(() => shudan.heatMap(map(), { text: 'x' as never }))).toBe(
      "bad-option: 'x' is not a function for texts",
    );
    expect(errorOf(() => shudan.heatMap(map(), { full: -1 }))).toBe(
      'bad-option: -1 is not a value for full heat',
    );
  });
});
