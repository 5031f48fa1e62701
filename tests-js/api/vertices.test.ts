import {
  GoBoard,
  GoGame,
  handicapPoints,
  init,
  LoaBoard,
  opponent,
  PointSet,
  parseVertex,
  SenketBoard,
  toSgf,
  type Vertex,
  type VertexLike,
  vertexName,
} from 'kakoi';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

describe('GTP text', () => {
  test.each<[string, Vertex, number]>([
    ['A1', [0, 18], 19],
    ['D4', [3, 15], 19],
    ['H19', [7, 0], 19],
    ['J19', [8, 0], 19], // no I
    ['T1', [18, 18], 19],
    ['Z32', [24, 0], 32],
    ['AA1', [25, 31], 32], // after Z
    ['AG1', [31, 31], 32],
  ])('%s', (text, vertex, height) => {
    expect(vertexName(vertex, height)).toBe(text);
    expect(parseVertex(text, 32, height)).toEqual(vertex);
    expect(parseVertex(text.toLowerCase(), 32, height)).toEqual(vertex);
  });

  test('every vertex of 32×32 there and back', () => {
    for (const vertex of PointSet.full(32))
      expect(parseVertex(vertexName(vertex, 32), 32, 32)).toEqual(vertex);
  });
});

describe('SGF text', () => {
  test.each<[string, Vertex]>([
    ['aa', [0, 0]],
    ['dp', [3, 15]],
    ['zA', [25, 26]], // capitals after z
    ['FF', [31, 31]],
  ])('%s', (text, vertex) => {
    expect(toSgf(vertex)).toBe(text);
    expect(parseVertex(text, 32, 32)).toEqual(vertex);
  });

  test('every vertex of 32×32 there and back', () => {
    for (const vertex of PointSet.full(32)) expect(parseVertex(toSgf(vertex), 32, 32)).toEqual(vertex);
  });
});

describe('vertices go in in four forms and come out in one', () => {
  test.each<[string, VertexLike]>([
    ['a pair', [2, 1]],
    ['an object', { x: 2, y: 1 }],
    ['GTP text', 'C2'],
    ['SGF text', 'cb'],
  ])('%s', (_, vertex) => {
    const board = GoBoard.fromDiagram('...\n..X\n...');
    expect(board.get(vertex)).toBe(1);
    expect([...PointSet.of(3, 3, [vertex])]).toEqual([[2, 1]]);
  });

  test('minus zero is zero', () => {
    expect(Object.is([...PointSet.of(2, 2, [[-0, -0]])][0]?.[0], 0)).toBe(true);
    expect(vertexName([-0, 0], 9)).toBe('A9');
  });
});

describe('refused', () => {
  test.each<[unknown, string]>([
    ['I5', "'I5'"],
    ['', "''"],
    ['D', "'D'"],
    ['4', "'4'"],
    ['D4 ', "'D4 '"],
    ['D-4', "'D-4'"],
    ['dd4d', "'dd4d'"],
    ['pass', "'pass'"],
    [[Number.NaN, 0], '[NaN, 0]'],
    [[1.5, 0], '[1.5, 0]'],
    [['1', '2'], "['1', '2']"],
    [[1], '[1]'],
    [[1, 2, 3], '[1, 2, 3]'],
    [{ x: 1 }, '{x: 1}'],
    [{ x: Number.POSITIVE_INFINITY, y: 0 }, '{x: Infinity, y: 0}'],
    [null, 'null'],
    [undefined, 'undefined'],
    [7, '7'],
    [7n, '7n'],
    [() => 1, 'a function'],
  ])("'bad-vertex': %p", (vertex, shown) => {
    const message = errorOf(() => GoBoard.empty(9).get(vertex as VertexLike));
    expect(message).toContain(`bad-vertex: ${shown} is not a vertex`);
    expect(errorOf(() => PointSet.empty(9).has(vertex as VertexLike))).toBe(message);
    expect(errorOf(() => PointSet.of(9, 9, [vertex as VertexLike]))).toBe(message);
    if (typeof vertex === 'string') expect(errorOf(() => parseVertex(vertex, 9, 9))).toBe(message);
  });

  test.each<[VertexLike, string]>([
    ['Z99', "'Z99'"],
    ['A0', "'A0'"],
    ['K1', "'K1'"],
    ['jj', "'jj'"],
    [[-1, 0], '[-1, 0]'],
    [[0, 9], '[0, 9]'],
    [[2 ** 32, 0], '[4294967296, 0]'],
    [{ x: 9, y: 0 }, '{x: 9, y: 0}'],
  ])("'off-board': %p", (vertex, shown) => {
    const message = `off-board: vertex ${shown} is outside the 9×9 board`;
    expect(errorOf(() => GoBoard.empty(9).get(vertex))).toBe(message);
    expect(errorOf(() => PointSet.empty(9).with(vertex))).toBe(message);
    if (typeof vertex === 'string') expect(errorOf(() => parseVertex(vertex, 9, 9))).toBe(message);
  });

  test('by vertexName and toSgf', () => {
    expect(errorOf(() => vertexName([0, 9], 9))).toMatch(/^off-board: .*\[0, 9\]/);
    expect(vertexName([4, 2], GoBoard.empty(5, 3))).toBe('E1');
    expect(errorOf(() => vertexName([5, 0], GoBoard.empty(5, 3)))).toBe(
      'off-board: vertex [5, 0] is outside the 5×3 board',
    );
    expect(errorOf(() => vertexName([0.5, 0] as never, 9))).toMatch(/^bad-vertex: \[0\.5, 0\]/);
    expect(errorOf(() => vertexName([0, 0], 33))).toMatch(/^bad-size: .*33/);
    expect(errorOf(() => toSgf([32, 0]))).toMatch(/^off-board: .*\[32, 0\]/);
    expect(errorOf(() => parseVertex('A1', 0, 9))).toMatch(/^bad-size: .*0 and 9/);
    expect(errorOf(() => parseVertex([0, 0] as never, 9, 9))).toMatch(/^bad-vertex: \[0, 0\]/);
  });
});

describe('squares of Lines of Action', () => {
  const name = (square: VertexLike) => vertexName(square, LoaBoard.start());

  test('are named from the bottom left', () => {
    expect(([[0, 7], [1, 0], [7, 0]] as Vertex[]).map(name)).toEqual(['a1', 'b8', 'h8']); // biome-ignore format: a list
    expect(name({ x: 2, y: 4 })).toBe('c4');
    expect(name('C4')).toBe('c4');
    expect(LoaBoard.start().get(name([1, 7]))).toBe(1);
    expect(vertexName(null, LoaBoard.start())).toBe('pass');
  });

  test('that are none', () => {
    expect(errorOf(() => name([0, 8]))).toMatch(/^off-board: .*\[0, 8\]/);
    expect(errorOf(() => name('i1'))).toMatch(/^off-board: .*i1/);
    expect(errorOf(() => name(undefined as never))).toMatch(/^bad-vertex: undefined/);
  });
});

describe('points of Senket', () => {
  const board = () => SenketBoard.empty(19);

  test('are named by column and row from the bottom left', () => {
    expect(([[0, 18], [2, 5], [18, 0]] as Vertex[]).map((post) => vertexName(post, board()))).toEqual(['1-1', '3-14', '19-19']); // biome-ignore format: a list
    const small = SenketBoard.empty(5);
    const named = small.play('black', vertexName([1, 4], small));
    expect(named.posts('black').has([1, 4])).toBe(true);
  });

  test('that are none', () => {
    expect(errorOf(() => vertexName([19, 0], board()))).toMatch(/^off-board: .*\[19, 0\]/);
    expect(errorOf(() => vertexName('B2', board()))).toMatch(/^bad-vertex: .*B2/);
    expect(errorOf(() => vertexName([0, 0], null as never))).toMatch(
      /^bad-size: height must be .*, not undefined/,
    );
  });
});

describe('fixed handicap points', () => {
  test.each([
    [9, 2, 'C3 G7'],
    [9, 5, 'C3 G7 C7 G3 E5'],
    [13, 4, 'D4 K10 D10 K4'],
    [19, 9, 'D4 Q16 D16 Q4 D10 Q10 K4 K16 K10'],
    [19, 1, ''],
    [19, 0, ''],
  ])('%i lines, %i stones', (size, stones, names) => {
    const points = handicapPoints(size, size, stones);
    expect(points.map((point) => vertexName(point, size)).join(' ')).toBe(names);
    expect(
      new GoGame({ size, handicap: stones }).board.stones('black').equals(PointSet.of(size, size, points)),
    ).toBe(true);
  });

  test('where there are none', () => {
    expect(errorOf(() => handicapPoints(8, 8, 5))).toBe('bad-option: there is no fixed handicap of 5 on 8×8');
    expect(errorOf(() => handicapPoints(9, 13, 2))).toMatch(/^bad-option: .*9×13/);
    expect(errorOf(() => handicapPoints(19, 19, 10))).toMatch(/^bad-option: stones .*10/);
    expect(errorOf(() => handicapPoints(0, 19, 2))).toMatch(/^bad-size: .*0 and 19/);
  });
});

test('the opponent of a color', () => {
  expect([opponent('black'), opponent('white')]).toEqual(['white', 'black']);
  expect(errorOf(() => opponent('red' as never))).toMatch(/^bad-option: .*red/);
});
