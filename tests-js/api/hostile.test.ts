/**
 * Texts and lists that are made to crash the program or keep it busy: all are read, or refused, in next to no
 * time.
 */

import {
  analyzeEach,
  analyzeMany,
  GoBoard,
  GoGame,
  init,
  LoaBoard,
  LoaGame,
  PointSet,
  SenketBoard,
  SenketGame,
} from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import { decodeSgf, readSgfGames } from 'kakoi/sgf';
import { outlinePath, toSvg } from 'kakoi/svg';
import { KakoiError } from '../../bindings/js/core/errors.js';
import { settle } from '../../bindings/js/worker/settle.js';
import { errorOf } from '../support/errors.js';

beforeAll(() => init(collectionEngine));

/** An array of as many holes as possible: code that copies it before looking at its items never ends. */
const holes = () => new Array(2 ** 32 - 1) as never;

describe('records of Go', () => {
  test('may set up every point a hundred thousand times', () => {
    const game = GoGame.fromSgf(`(;SZ[32]AB${'[aa:FF]'.repeat(100_000)}AW[FF:aa]AE[ba])`);
    expect(game.board.stones('white').isFull).toBe(true);
    expect(game.moveNumber).toBe(0);
  });

  test('may name one point a hundred thousand times', () => {
    const game = GoGame.fromSgf(`(;SZ[2];B[ab];AW${'[aa]'.repeat(100_000)})`);
    expect(game.board.toDiagram()).toBe('O.\nX.');
  });

  test('may set up the board in every one of fifty thousand nodes', () => {
    const before = GoGame.fromSgf(`(;SZ[32]${';AB[aa:FF]'.repeat(50_000)};AE[aa])`);
    expect(before.board.empties().size).toBe(1);
    const after = GoGame.fromSgf(`(;SZ[32];B[aa]${';AB[ba:FF];AE[ba:FF]'.repeat(25_000)})`);
    expect(after.board.stones('black').size).toBe(1);
  });

  test('may have millions of escapes', () => {
    const escapes = '\\]'.repeat(4e6);
    expect(GoGame.fromSgf(`(;C[${escapes}];B[aa])`).moveNumber).toBe(1);
    expect(GoGame.fromSgf(`(;GN[${escapes}])`).info.gameName).toBe(']'.repeat(4e6));
    expect(errorOf(() => GoGame.fromSgf(`(;C[${escapes})`))).toBe(
      "bad-sgf: line 1, column 4: the value that begins here has no closing ']' (lenient reading mends it)",
    );
  });

  test('may have millions of lines before a fault', () => {
    expect(errorOf(() => GoGame.fromSgf(`(;C[${'\r\n'.repeat(1e6)}${'\n'.repeat(1e6)}] !)`))).toMatch(
      /^bad-sgf: line 2000001, column 3: '!' /,
    );
  });

  test('may have 100,000 moves', () => {
    const moves = ';B[aa];W[ba];B[bb];W[ab]'.repeat(25_000);
    expect(GoGame.fromSgf(`(;SZ[2]${moves})`).moveNumber).toBe(100_000);
    const passes = ';B[];W[]'.repeat(10_000);
    expect(GoGame.fromSgf(`(;RU[Japanese]${passes})`, { strict: true }).isOver).toBe(true);
  });
});

test('a set-up of overlapping rectangles is what its stones are one by one', () => {
  const { board } = GoGame.fromSgf('(;SZ[6:4]AB[aa:cb][bb:fa][ad]AW[fb:ec][ca]AE[ab:bb][cc])');
  expect(board.toDiagram()).toBe('XXOXXX\nXXXXOO\n....OO\nX.....'); // AE comes first, AW last
  const later = GoGame.fromSgf('(;SZ[4:2];B[aa];AB[aa:db]AW[bb:ca];AE[da:db][ab])');
  expect(later.board.toDiagram()).toBe('XOO.\n.OO.');
});

describe('records of Lines of Action', () => {
  test('may set up every square a hundred thousand times', () => {
    const game = LoaGame.fromSgf(`(;GM[9]AB${'[a1:h8]'.repeat(100_000)}AE[h1:b8]AW[d4])`);
    expect(game.board.toDiagram()).toBe(
      [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => (rank === 4 ? 'X..O....' : 'X.......')).join('\n'),
    );
  });

  const cycle = ['B[b1b3]', 'W[a2c2]', 'B[b3b1]', 'W[c2a2]'];
  const shuffle = (moves: number) => Array.from({ length: moves }, (_, i) => `;${cycle[i % 4]}`).join('');

  test('may repeat their positions thousands of times', () => {
    const game = LoaGame.fromSgf(`(;GM[9]RU[repetition=1000000000]${shuffle(20_000)})`);
    expect(game.moveNumber).toBe(20_000);
    expect([game.rules.repetition, game.isOver]).toEqual([1_000_000_000, false]);
  });

  test('and the repetition is counted where the game stands', () => {
    const game = LoaGame.fromSgf(`(;GM[9]${shuffle(8)})`); // the start for the third time
    expect([game.moveNumber, game.end]).toEqual([8, 'repetition']);
    game.undo();
    expect(game.end).toBe(null);
    game.redo();
    expect(game.end).toBe('repetition');
    game.goTo(4);
    expect(game.end).toBe(null);
    for (const move of ['b1b3', 'a2c2', 'b3b1']) game.play(move); // the same line
    expect(game.end).toBe(null);
    game.goTo(2);
    for (const move of ['d1d3', 'c2a2', 'd3d1', 'a2c2']) game.play(move); // another one
    expect([game.moveNumber, game.end]).toEqual([6, null]);
    for (const move of ['b3b1', 'c2a2']) game.play(move); // the start for the second time in this line
    expect([game.moveNumber, game.end]).toEqual([8, null]);
    game.play('b1b3'); // the position after move 1, to which move 5 led too
    expect([game.moveNumber, game.end]).toEqual([9, 'repetition']);
  });
});

test('the text of a move may have blanks without end', () => {
  const blanks = ' '.repeat(100_000);
  expect(errorOf(() => LoaBoard.start().play(`b1${blanks}x`))).toMatch(/^bad-notation: /);
  expect(LoaBoard.start().resolve(`${blanks}b1${blanks}-${blanks}h1${blanks}`).text).toBe('b1-h1');
  expect(LoaBoard.start().resolve(`b1${blanks}h1`).text).toBe('b1-h1');
});

test('a record of Senket may be a million empty lines', () => {
  const lines = '\n'.repeat(1e6);
  expect(SenketGame.fromText(`Senket 9${lines}1. 5-5${lines}2. pass`).moveNumber).toBe(2);
  expect(errorOf(() => SenketGame.fromText(`Senket 9${lines}1. 5-5 +1-1`))).toMatch(/turn 1: /);
});

describe('lists with billions of holes', () => {
  const side = { posts: [], fences: [] };
  test.each([
    ['GoBoard.fromJSON', () => GoBoard.fromJSON({ rows: holes() }), /^bad-size: .* and 4294967295$/],
    ['PointSet.fromJSON', () => PointSet.fromJSON({ rows: holes() }), /^bad-size: .* and 4294967295$/],
    ['GoBoard.fromSignMap', () => GoBoard.fromSignMap(holes()), /^bad-size: /],
    ['PointSet.of', () => PointSet.of(9, 9, holes()), /^bad-vertex: undefined /],
    ['analyzeMany, boards', () => analyzeMany(holes(), ['area']), /^bad-option: boards\[0\] .*undefined$/],
    ['analyzeMany, names', () => analyzeMany([], holes()), /^bad-option: an analysis .*undefined$/],
    [
      'SenketBoard.from, posts',
      () => SenketBoard.from({ size: 9, black: { posts: holes(), fences: [] }, white: side }),
      /^bad-vertex: undefined /,
    ],
    [
      'SenketBoard.from, fences',
      () => SenketBoard.from({ size: 9, black: side, white: { posts: [], fences: holes() } }),
      /^bad-option: .*undefined$/,
    ],
    [
      'SenketBoard.play',
      () => SenketBoard.empty(9).play('black', '1-1', holes()),
      /^bad-option: .*undefined$/,
    ],
    ['SenketGame.play', () => new SenketGame().play('1-1', holes()), /^bad-option: .*undefined$/],
  ])('%s', (_, action, error) => {
    expect(errorOf(action)).toMatch(error);
  });
});

describe('what cannot be gone through, or made into text', () => {
  const broken = () => Object.assign([], { [Symbol.iterator]: undefined });
  const wordless = { toString: 1, valueOf: 1 } as never;
  /** A list that has only a length and items: it has no iterator. */
  const proxied = () => new Proxy([], { get: (_, key) => (key === 'length' ? 2 : []) });

  test('a list is read by its items, whatever has become of its iterator', () => {
    expect(analyzeMany(broken(), broken() as never)).toEqual([]);
    expect(PointSet.of(3, 3, broken()).isEmpty).toBe(true);
    expect(SenketBoard.empty(5).play('black', '1-1', broken()).fences('black')).toEqual([]);
    const side = { posts: broken(), fences: broken() };
    expect(SenketBoard.from({ size: 5, black: side, white: side }).posts('black').isEmpty).toBe(true);
  });

  test.each<[string, () => unknown, RegExp]>([
    ['PointSet.has', () => PointSet.full(3).has(proxied() as never), /^bad-vertex: /],
    ['PointSet.fromJSON', () => PointSet.fromJSON({ rows: proxied() }), /^bad-diagram: /],
    // biome-ignore lint/suspicious/noSparseArray: it is what is tested
    ['GoBoard.fromSignMap', () => GoBoard.fromSignMap([, [0]] as never), /^bad-diagram: row 0 of the map/],
    [
      'toSvg, theme',
      () => toSvg(GoBoard.empty(3), { theme: wordless }),
      /^bad-option: the theme has no color/,
    ],
    [
      'toSvg, overlays',
      () => toSvg(GoBoard.empty(3), { overlays: proxied() as never }),
      /^bad-option: overlays are/,
    ],
    [
      'toSvg, last move',
      () => toSvg(GoBoard.empty(3), { lastMove: holes() }),
      /^bad-vertex: lastMove must be/,
    ],
    [
      'toSvg, theme',
      () => toSvg(SenketBoard.empty(3), { theme: holes() }),
      /^bad-option: the theme has no color/,
    ],
    [
      'toSvg',
      () => toSvg(LoaBoard.start(), { lastMove: { from: holes(), to: holes() } }),
      /^bad-vertex: lastMove/,
    ],
    [
      'SenketBoard.from',
      () => SenketBoard.from({ size: 5, black: 'x'.repeat(1e7), white: {} } as never),
      /^bad-option: black.posts must be a list/,
    ],
    ['PointSet.of, lost bytes', () => PointSet.of(3, 3, new Uint8Array() as never), /^bad-option: vertices/],
  ])('%s', (_, action, error) => {
    expect(errorOf(action)).toMatch(error);
  });

  test('what has nothing but a prototype of the package is not what it seems', () => {
    const empty = (owner: { readonly prototype: object }) => Object.create(owner.prototype) as never;
    const game = new GoGame({ size: 9 });
    const node = Object.create(Object.getPrototypeOf(game.tree)) as never;
    for (const call of [
      () => [...(empty(PointSet) as PointSet)],
      () => PointSet.of(9, 9, empty(PointSet)),
      () => GoBoard.empty(3).score({ dead: empty(PointSet) }),
      () => GoBoard.empty(3).deadStones({ ownership: empty(PointSet) }),
      () => analyzeMany(empty(PointSet), ['area']),
      () => (empty(LoaBoard) as LoaBoard).width,
      () => GoBoard.fromJSON(empty(LoaBoard)),
      () => new GoGame({ setup: empty(GoBoard) }),
      () => toSvg(empty(GoBoard)),
      () => toSvg(LoaBoard.start(), { quadColors: empty(PointSet) }),
      () => game.goTo(node),
      () => game.delete(node),
      () => game.append({ data: {}, children: [] }, node),
      () => Collection.empty().addAll(empty(Collection), [0]),
    ])
      expect(errorOf(call)).toMatch(/^(bad|size)-/);
  });

  test('a KakoiError may be told anything', () => {
    expect(new KakoiError('bad-option', wordless).message).toBe('{toString: 1, valueOf: 1}');
  });
});

test('a list without end is refused for the first that is wrong', () => {
  function* endless() {
    for (;;) yield 'nothing' as never;
  }
  expect(errorOf(() => PointSet.of(3, 3, endless()))).toMatch(/^bad-vertex: 'nothing'/);
  expect(errorOf(() => analyzeMany(endless(), ['area']))).toMatch(/^bad-option: boards\[0\]/);
  const dead = endless();
  expect(errorOf(() => GoBoard.empty(3).score({ dead }))).toMatch(/^bad-vertex: 'nothing'/);
  expect(errorOf(() => outlinePath(endless()))).toMatch(/^bad-vertex: the point/);
});

test('a hole among rows is not a row', () => {
  // biome-ignore lint/suspicious/noSparseArray: it is what is tested
  expect(errorOf(() => GoBoard.fromJSON({ rows: ['..', , '..'] }))).toBe(
    'bad-diagram: row 2 is undefined, not text',
  );
});

test('posts and fences without end are refused for the first that is wrong', () => {
  const board = SenketBoard.empty(9).play('black', '1-1');
  const fences = new Array(1e6).fill({ from: '1-1', to: '2-3' });
  expect(errorOf(() => board.play('black', '2-3', fences))).toMatch(/^illegal-move: .*it is there already$/);
  const side = { posts: [], fences: [] };
  const posts = new Array(1e6).fill('5-5');
  expect(errorOf(() => SenketBoard.from({ size: 9, black: { ...side, posts }, white: side }))).toMatch(
    /^illegal-move: .* 5-5: black has one there$/,
  );
});

test('an iterable whose iterator is not a function is refused', async () => {
  for (const name of [Symbol.iterator, Symbol.asyncIterator])
    await expect(readSgfGames({ [name]: 5 } as never).next()).rejects.toMatchObject({ code: 'bad-option' });
});

describe('bytes', () => {
  test('whose memory is gone are refused', () => {
    const bytes = new TextEncoder().encode('(;SZ[9])');
    structuredClone(bytes, { transfer: [bytes.buffer] });
    expect(errorOf(() => decodeSgf(bytes))).toMatch(/^bad-option: bytes must be a readable Uint8Array/);
    expect(errorOf(() => analyzeEach(bytes as never, ['area']))).toMatch(/^bad-option: /);
  });

  test('whose memory is gone are refused as pieces of a collection, of every kind', async () => {
    const views = [new Uint8Array(8), new BigUint64Array(2), new DataView(new ArrayBuffer(8))];
    structuredClone(null, { transfer: views.map(({ buffer }) => buffer as ArrayBuffer) });
    for (const view of views)
      await expect(readSgfGames(view as Uint8Array).next()).rejects.toMatchObject({ code: 'bad-option' });
  });
});

describe('reading a record for a pool', () => {
  test('tells what came of it', () => {
    expect(settle(() => 5)).toEqual({ status: 'fulfilled', value: 5 });
  });

  test.each([
    [new RangeError('Maximum call stack size exceeded'), /^the record cannot be read: 'Maximum call stack/],
    ['out of order', /^the record cannot be read: 'out of order'$/],
    [Object.create(null), /^the record cannot be read: /],
  ])('makes a KakoiError of %p', (cause, message) => {
    const result = settle(() => {
      throw cause;
    }) as PromiseRejectedResult;
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { name: 'KakoiError', code: 'bad-sgf', cause, message: expect.stringMatching(message) },
    });
  });

  test('leaves a KakoiError as it is', () => {
    const cause = new KakoiError('off-board', 'outside');
    const result = settle(() => {
      throw cause;
    }) as PromiseRejectedResult;
    expect(result.reason).toBe(cause);
  });
});
