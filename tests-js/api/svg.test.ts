/** Boards as SVG: the marks that a picture holds. The command line's tests look at more of them. */

import { GoBoard, init, LoaBoard, LoaGame, PointSet, SenketBoard, vertexName } from 'kakoi';
import { sectionAround } from 'kakoi/board';
import { goOverlays, loaOverlays, senketOverlays, toPicture } from 'kakoi/pictures';
import { readingEngine, readSafe } from 'kakoi/reading';
import { outlinePath, pictureSvg, starPoints, toSvg } from 'kakoi/svg';
import { errorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine));

const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;
const stones = (svg: string) => count(svg, /<use /g);

/** Black's corner with territory, which a white post would undo. */
const invaded = () => {
  const black = ['1-4', '3-5', '4-3', '6-2', '8-1', '1-9', '2-11'];
  const corner = black.reduce((board, post) => board.play('black', post), SenketBoard.empty(11));
  return ['10-11', '11-9', '1-3'].reduce((board, post) => board.play('white', post), corner);
};

test('every stone is drawn once', () => {
  expect(stones(toSvg(GoBoard.fromDiagram('XO.\n.X.\nO.O')))).toBe(5);
  expect(stones(toSvg(LoaBoard.start()))).toBe(24);
  expect(stones(toSvg(SenketBoard.empty(11).play('black', '2-1').play('white', '5-5')))).toBe(2);
});

test('the same board makes the same text', () => {
  expect(toSvg(GoBoard.fromDiagram('X.\n.O'))).toBe(toSvg(GoBoard.fromDiagram('X.\n.O')));
});

test('overlays add to the picture what they are named after', () => {
  const board = GoBoard.fromDiagram('.X.XO\nXXXXO\nOOOOO');
  const plain = toSvg(board);
  const passAlive = toSvg(board, { overlays: [goOverlays.passAlive] });
  expect(passAlive.length).toBeGreaterThan(plain.length);
  expect(stones(passAlive)).toBe(stones(plain));

  const corner = SenketBoard.empty(11).play('black', '2-1').play('black', '1-3').play('white', '11-11');
  expect(toSvg(corner, { overlays: [senketOverlays.territories] })).not.toBe(toSvg(corner));
});

describe('every overlay of kakoi/pictures is drawn', () => {
  test.each(Object.entries(goOverlays))('in Go: %s', (_, overlay) => {
    const board = GoBoard.fromDiagram('.X.XO\nXXXXO\nOOOOO');
    const options = { lastMove: 'B3', safe: readSafe } as const;
    const plain = toSvg(board, options);
    expect(toSvg(board, { ...options, overlays: [overlay] }).length).toBeGreaterThan(plain.length);
  });

  test.each(Object.entries(loaOverlays))('in Lines of Action: %s', (_, overlay) => {
    const board = LoaBoard.fromFen('7b/8/7w/8/4w3/8/1b6/b7 b');
    expect(toSvg(board, { overlays: [overlay] }).length).toBeGreaterThan(toSvg(board).length);
  });

  test.each(Object.entries(senketOverlays))('in Senket: %s', (_, overlay) => {
    const board = invaded();
    expect(toSvg(board, { overlays: [overlay] }).length).toBeGreaterThan(toSvg(board).length);
  });
});

test('overlays take their own options', () => {
  const go = GoBoard.fromDiagram('.......\n.......\n...X...\n.......\n.....O.');
  const near = toSvg(go, { overlays: [goOverlays.vicinity], lastMove: [3, 2], vicinityLevel: 1 });
  expect(toSvg(go, { overlays: [goOverlays.vicinity], lastMove: [3, 2] })).not.toBe(near);
  expect(toSvg(go, { overlays: [goOverlays.vicinity], lastStone: [3, 2] }).length).toBeGreaterThan(
    toSvg(go).length,
  );
  expect(toSvg(go, { overlays: [goOverlays.vicinity], lastMove: [0, 0] })).toBe(
    toSvg(go, { lastMove: [0, 0] }),
  );

  const loa = LoaBoard.start();
  const quads = (options: object) =>
    count(toSvg(loa, { overlays: [loaOverlays.quads], ...options }), /class="quad"/g);
  expect(quads({ quadColors: ['black', 'white'] })).toBe(2 * quads({}));

  const worth = (toPlay: 'black' | 'white') => toSvg(invaded(), { overlays: [senketOverlays.worth], toPlay });
  expect(worth('white')).not.toBe(worth('black'));
});

test('a theme, a width and no coordinates', () => {
  const board = GoBoard.empty(9);
  expect(toSvg(board, { theme: 'dark' })).not.toBe(toSvg(board));
  expect(toSvg(board, { width: 300 })).toMatch(/^<svg [^>]*width="300"/);
  expect(count(toSvg(board), />A</g)).toBeGreaterThan(0);
  expect(count(toSvg(board, { coordinates: false }), />A</g)).toBe(0);
});

describe('a part of a board', () => {
  /** The names along the sides of the picture. */
  const names = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name);
  const room = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1];
  /** The room in which shapes are drawn: x, y, width and height in units of 20 a line. */
  const clip = (svg: string) => /<clipPath[^>]*><rect ([^/]*)\/>/.exec(svg)?.[1];

  test('is named by two opposite corners, in either order, in letters of either case', () => {
    const board = GoBoard.empty(19).with('C3', 'black');
    const corner = toSvg(board, { section: 'a1-e4' });
    expect(names(corner)).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'C',
      'D',
      'D',
      'E',
      'E',
      '4',
      '4',
      '3',
      '3',
      '2',
      '2',
      '1',
      '1',
    ]);
    for (const section of ['E4-A1', 'e1-A4', { left: 0, top: 15, right: 4, bottom: 18 }])
      expect(toSvg(board, { section })).toBe(corner);
    expect(toSvg(board, { section: 'a1-t19' })).toBe(toSvg(board));
    expect(toSvg(board, { section: null })).toBe(toSvg(board));
  });

  test('is as large as its points and their margin, and its points are where they were', () => {
    const board = GoBoard.empty(19).with('C3', 'black');
    // A1 is at 0 360; 1.3 cells of margin are 26 units.
    expect(room(toSvg(board, { section: 'a1-e4' }))).toBe('-26 274 132 112');
    expect(room(toSvg(board, { section: 'a1-e4', coordinates: false }))).toBe('-15 285 110 90');
    expect(toSvg(board, { section: 'a1-e4' })).toContain('x="40" y="320"');
    expect(toSvg(board, { section: 'a1-e4', width: 264 })).toContain('width="264" height="224"');
  });

  test('lines run on for half a cell where the board does, and end with the board', () => {
    const board = GoBoard.empty(19);
    expect(clip(toSvg(board, { section: 'a1-e4' }))).toBe('x="-26" y="290" width="116" height="96"');
    expect(clip(toSvg(board, { section: 'c3-e5' }))).toBe('x="30" y="270" width="60" height="60"');
    expect(clip(toSvg(board, { section: 'a1-t4' }))).toBe('x="-26" y="290" width="412" height="96"');
    expect(clip(toSvg(board))).toBeUndefined();
  });

  test('has the stones on its points, and none of those beside it', () => {
    const board = GoBoard.empty(9).with('C3', 'black').with('D3', 'white').with('E3', 'white');
    expect(stones(toSvg(board))).toBe(3);
    expect(stones(toSvg(board, { section: 'a1-d4' }))).toBe(2);
    expect(stones(toSvg(LoaBoard.start(), { section: 'b1-d3' }))).toBe(3);
  });

  test('of the other games', () => {
    const loa = toSvg(LoaBoard.start(), { section: 'b1-d3' });
    expect(names(loa)).toEqual(['b', 'b', 'c', 'c', 'd', 'd', '3', '3', '2', '2', '1', '1']);
    expect(clip(loa)).toBe('x="10" y="90" width="60" height="68.4"');
    const senket = toSvg(SenketBoard.empty(31), { section: '9-10-10-12' });
    expect(names(senket)).toEqual(['9', '9', '10', '10', '12', '12', '11', '11', '10', '10']);
  });

  test('of a picture of kakoi/pictures', () => {
    const board = GoBoard.fromDiagram('X.O\n...\n...');
    const picture = toPicture(board);
    const section = { left: 1, top: 0, right: 2, bottom: 1 };
    expect(room(pictureSvg({ ...picture, section }))).toBe('-6 -26 72 72');
    expect(() => pictureSvg({ ...picture, section: { ...section, right: 3 } })).toThrow(
      'outside the 3×3 board',
    );
  });

  test.each<[unknown, string, string]>([
    ['a1', 'bad-option', "a section is named by two opposite corners, as 'a1-g7', not 'a1'"],
    ['', 'bad-option', "not ''"],
    ['a1-k10', 'off-board', "the section 'a1-k10' is outside the 9×9 board"],
    ['i1-a1', 'off-board', "the section 'i1-a1' is outside the 9×9 board"],
    ['1-1-3-3', 'off-board', 'is outside the 9×9 board'],
    [{ left: 0, top: 0, right: 9, bottom: 1 }, 'off-board', 'is outside the 9×9 board'],
    [{ left: 3, top: 0, right: 2, bottom: 1 }, 'bad-option', 'a section is { left, top, right, bottom }'],
    [{ left: 0.5, top: 0, right: 2, bottom: 1 }, 'bad-option', 'a section is { left, top, right, bottom }'],
    [7, 'bad-option', 'not 7'],
  ])('refuses %j', (section, code, message) => {
    const error = errorOf(() => toSvg(GoBoard.empty(9), { section: section as string }));
    expect(error.startsWith(`${code}: `)).toBe(true);
    expect(error).toContain(message);
  });
});

describe('the part of a board around points', () => {
  const around = (diagram: string, margin?: number) => {
    const board = GoBoard.fromDiagram(diagram);
    const { left, top, right, bottom } = sectionAround(
      board.empties().not(),
      board,
      margin === undefined ? {} : { margin },
    );
    return [left, top, right, bottom];
  };
  const rows = (width: number, height: number, stones: Readonly<Record<number, string>>) =>
    Array.from({ length: height }, (_, y) => (stones[y] ?? '').padEnd(width, '.')).join('\n');

  test('has two lines on every side, or as many as asked for', () => {
    const middle = rows(19, 19, { 8: '.........X', 9: '.........O' });
    expect(around(middle)).toEqual([7, 6, 11, 11]);
    expect(around(middle, 0)).toEqual([9, 8, 9, 9]);
    expect(around(middle, 4)).toEqual([5, 4, 13, 13]);
  });

  test('goes to the edge where only one or two lines are between', () => {
    expect(around(rows(19, 19, { 1: '.X', 4: '....O' }))).toEqual([0, 0, 6, 6]);
    expect(around(rows(19, 19, { 4: '....O' }))).toEqual([0, 0, 6, 6]);
    expect(around(rows(19, 19, { 5: '.....O' }))).toEqual([3, 3, 7, 7]);
    expect(around(rows(9, 5, { 2: '....O' }))).toEqual([0, 0, 8, 4]);
  });

  test('is all of it without any points', () => {
    expect(around(rows(5, 4, {}))).toEqual([0, 0, 4, 3]);
    expect(sectionAround([], { width: 9, height: 9 })).toEqual({ left: 0, top: 0, right: 8, bottom: 8 });
  });

  test.each<[string, () => unknown, string]>([
    ['a point elsewhere', () => sectionAround([[9, 0]], { width: 9, height: 9 }), 'off-board'],
    ['no points', () => sectionAround(null as never, { width: 9, height: 9 }), 'bad-option'],
    ['no size', () => sectionAround([], null as never), 'bad-size'],
    ['a margin', () => sectionAround([], { width: 9, height: 9 }, { margin: -1 }), 'bad-option'],
    ['an option', () => sectionAround([], { width: 9, height: 9 }, { snap: 1 } as never), 'bad-option'],
  ])('refuses %s', (_, ask, code) => {
    expect(errorOf(ask)).toMatch(new RegExp(`^${code}: `));
  });
});

test('the last move is ringed, a pass is not', () => {
  const rings = (svg: string) => count(svg, /<circle class="last"/g);
  expect(rings(toSvg(GoBoard.fromDiagram('X.\n.O'), { lastMove: [1, 1] }))).toBe(1);
  expect(toSvg(GoBoard.fromDiagram('X.\n.O'), { lastMove: 'B1' })).toBe(
    toSvg(GoBoard.fromDiagram('X.\n.O'), { lastMove: [1, 1] }),
  );
  expect(rings(toSvg(GoBoard.fromDiagram('X.\n.O'), { lastMove: null }))).toBe(0);
  const game = new LoaGame();
  expect(rings(toSvg(game.board, { lastMove: game.play('b1-h1') }))).toBe(1);
  expect(rings(toSvg(game.board, { lastMove: { from: [-1, -1], to: [-1, -1] } }))).toBe(0);
  expect(rings(toSvg(SenketBoard.empty(11), { lastMove: [10, 0] }))).toBe(1);
});

test.each([
  ['light', '#c22a18'],
  ['dark', '#ff6a55'],
] as const)('captures are of the color that the theme has for what is bad: %s', (theme, color) => {
  expect(toSvg(GoBoard.fromDiagram('.XO.'), { theme, overlays: [goOverlays.chains] })).toContain(
    `fill="${color}"`,
  );
  const capture = LoaBoard.fromFen('7b/8/7w/8/8/8/8/b1w5 b');
  expect(toSvg(capture, { theme, overlays: [loaOverlays.moves] })).toContain(color);
});

test.each<[number, number, string]>([
  [19, 19, 'D16 D4 Q16 Q4 K10 K16 K4 D10 Q10'],
  [13, 13, 'D10 D4 K10 K4 G7'],
  [9, 9, 'C7 C3 G7 G3 E5'],
  [5, 5, 'C3'],
  [4, 4, ''],
  [15, 8, 'C6 C3 N6 N3 H6 H3'],
])('the star points of %i×%i', (width, height, expected) => {
  const names = starPoints(width, height).map((point) => vertexName(point, height));
  expect(names.join(' ')).toBe(expected);
});

describe('the outline of a set, as path data', () => {
  test('runs round the square of a point', () => {
    expect(outlinePath(PointSet.fromDiagram('.#'))).toBe('M1.5 -.5L1.5 .5L.5 .5L.5 -.5Z');
    expect(outlinePath([[1, 0]], { cell: 20, inset: 1 })).toBe('M29 -9L29 9L11 9L11 -9Z');
  });

  test('has round corners', () => {
    expect(outlinePath([[0, 0]], { cell: 20, round: 4 })).toBe(
      'M6 -10Q10 -10 10 -6L10 6Q10 10 6 10L-6 10Q-10 10 -10 6L-10 -6Q-10 -10 -6 -10Z',
    );
  });

  test('is no rounder than a single point has room for', () => {
    const circle = outlinePath([[0, 0]], { cell: 20, inset: 1, round: 9 });
    expect(outlinePath([[0, 0]], { cell: 20, inset: 1, round: 50 })).toBe(circle);
  });

  test('has a ring for every part and every hole', () => {
    const rings = (diagram: string) => count(outlinePath(PointSet.fromDiagram(diagram)), /M[^MZ]*Z/g);
    expect(rings('...\n...')).toBe(0);
    expect(rings('##.\n#..')).toBe(1);
    expect(rings('#.#\n.#.')).toBe(3); // points that meet in a corner only are apart
    expect(rings('###\n#.#\n###')).toBe(2);
  });

  test('is as far inside at the border of a hole', () => {
    const ring = PointSet.full(3).without([1, 1]);
    expect(outlinePath(ring, { cell: 10, inset: 1 })).toBe('M24 -4L24 24L-4 24L-4 -4ZM4 4L4 16L16 16L16 4Z');
  });
});

test.each<[string, () => unknown, string]>([
  ['the star points of too large a board', () => starPoints(33), 'bad-size: '],
  [
    'the outline of no list',
    () => outlinePath(5 as never),
    'bad-option: the points must be a list of [x, y], not 5',
  ],
  [
    'the outline of a point by name',
    () => outlinePath(['aa'] as never),
    "bad-vertex: the point must be [x, y] of integers, not 'aa'",
  ],
  [
    'a point beyond all boards',
    () => outlinePath([[0, 40]]),
    'off-board: the point [0, 40] is outside the 32×32 board',
  ],
  ['squares of no size', () => outlinePath([], { cell: 0 }), 'bad-option: cell must be a length, not 0'],
  [
    'an outline inside out',
    () => outlinePath([], { cell: 2, inset: 1 }),
    'bad-option: inset must be less than half a cell (1), not 1',
  ],
  ['a negative radius', () => outlinePath([], { round: -1 }), 'bad-option: round must be a length, not -1'],
  [
    'an option that outlines have not',
    () => outlinePath([], { radius: 1 } as never),
    "bad-option: unknown option 'radius'; known: cell, inset, round",
  ],
  [
    'a board that no constructor made',
    () => toSvg(Object.create(GoBoard.prototype)),
    'bad-option: the board must be a GoBoard, LoaBoard or SenketBoard, not [object GoBoard]',
  ],
  [
    'a point by name',
    () => toSvg(SenketBoard.empty(11), { lastMove: '5-5' as never }),
    "bad-vertex: lastMove must be [x, y] of integers, not '5-5'",
  ],
  [
    'a point between points',
    () => toSvg(GoBoard.empty(9), { lastMove: [0.5, 1] }),
    'bad-vertex: lastMove must be [x, y] of integers, not [0.5, 1]',
  ],
  [
    'a point outside the board',
    () => toSvg(SenketBoard.empty(11), { lastMove: [99, -5] }),
    'off-board: lastMove [99, -5] is outside the 11×11 board',
  ],
  [
    'a move without squares',
    () => toSvg(LoaBoard.start(), { lastMove: {} as never }),
    'bad-vertex: lastMove.from must be [x, y] of integers, not undefined',
  ],
  [
    'a move from something that is not a square',
    () => toSvg(LoaBoard.start(), { lastMove: { from: Symbol('a1') as never, to: [0, 0] } }),
    'bad-vertex: lastMove.from must be [x, y] of integers, not Symbol(a1)',
  ],
  [
    'a move to outside the board',
    () => toSvg(LoaBoard.start(), { lastMove: { from: [0, 0], to: [-1, -1] } }),
    'off-board: lastMove.to [-1, -1] is outside the 8×8 board',
  ],
  [
    'an option of another game',
    () => toSvg(LoaBoard.start(), { vicinityLevel: 2 } as never),
    "bad-option: unknown option 'vicinityLevel'",
  ],
  [
    'no board',
    () => toSvg(null as never),
    'bad-option: the board must be a GoBoard, LoaBoard or SenketBoard, not null',
  ],
  [
    'an overlay of another game',
    () => toSvg(SenketBoard.empty(5), { overlays: [goOverlays.passAlive as never] }),
    'bad-option: the board must be a GoBoard',
  ],
  [
    'the name of an overlay',
    () => toSvg(GoBoard.empty(9), { overlays: ['passAlive' as never] }),
    "bad-option: overlays are those of kakoi/pictures or of your own, not 'passAlive'",
  ],
  [
    'no list of overlays',
    () => toSvg(GoBoard.empty(9), { overlays: 'passAlive' as never }),
    "bad-option: overlays must be a list, not 'passAlive'",
  ],
  [
    'a theme that is none',
    () => toSvg(GoBoard.empty(9), { theme: 'pink' as never }),
    "bad-option: theme must be one of light, dark, not 'pink'",
  ],
  [
    'a width that is none',
    () => toSvg(GoBoard.empty(9), { width: Number.NaN }),
    'bad-option: width must be a positive number, not NaN',
  ],
  [
    'safe stones that nobody looked for',
    () => toSvg(GoBoard.empty(9), { overlays: [goOverlays.safe] }),
    "bad-option: the overlay 'safe' needs options.safe",
  ],
  [
    'an option of an overlay that is not shown',
    () => toSvg(GoBoard.empty(9), { vicinityLevel: 0 }),
    'bad-option: vicinityLevel must be an integer from 1 to 64, not 0',
  ],
  [
    'moves that are none',
    () => toSvg(LoaBoard.start(), { moves: [5] as never }),
    'bad-option: a move must be one of board.legalMoves(), not 5',
  ],
  [
    'a mode that is none',
    () => toSvg(SenketBoard.empty(5), { mode: 'points' as never }),
    "bad-option: mode must be one of area, posts, not 'points'",
  ],
  [
    'a score that is none',
    () => toSvg(GoBoard.empty(9), { overlays: [goOverlays.score], score: {} as never }),
    'bad-option: score must be the result of board.score(), not {}',
  ],
  [
    'half a score',
    () => {
      const { falseEyes, ...score } = GoBoard.empty(9).score();
      return toSvg(GoBoard.empty(9), { overlays: [goOverlays.score], score: score as never });
    },
    'bad-option: score must be the result of board.score(), not {',
  ],
  [
    'a score of another board',
    () => toSvg(GoBoard.empty(9), { overlays: [goOverlays.score], score: GoBoard.empty(7).score() }),
    'size-mismatch: the score is of 7×7, the board 9×9',
  ],
  [
    'a theme that is none',
    () => toSvg(GoBoard.empty(9), { theme: Object.create(null) }),
    'bad-option: the theme has no color called ',
  ],
  [
    'a last move with a hole',
    () => toSvg(GoBoard.empty(9), { lastMove: Object.assign(Array(2), { 1: 3 }) as never }),
    'bad-vertex: lastMove must be [x, y] of integers, not [undefined, 3]',
  ],
  [
    'a last move of holes',
    () => toSvg(LoaBoard.start(), { lastMove: { from: Array(2), to: Array(2) } as never }),
    'bad-vertex: lastMove.from must be [x, y] of integers, not [undefined, undefined]',
  ],
  [
    'a last move that is not text',
    () => toSvg(GoBoard.empty(9), { lastMove: 'Z99' }),
    "off-board: vertex 'Z99' is outside the 9×9 board",
  ],
  [
    'a point of an outline with a hole',
    () => outlinePath([Object.assign(Array(2), { 1: 3 }) as never]),
    'bad-vertex: the point must be [x, y] of integers, not [undefined, 3]',
  ],
  [
    'text for an outline',
    () => outlinePath('' as never),
    "bad-option: the points must be a list of [x, y], not ''",
  ],
  [
    'a board for options',
    () => toSvg(GoBoard.empty(9), GoBoard.empty(9) as never),
    'bad-option: options must be a plain object, not [object GoBoard]',
  ],
  [
    'an unknown option',
    () => toSvg(GoBoard.empty(9), { colour: 1 } as never),
    "bad-option: unknown option 'colour'",
  ],
])('%s is refused', (_what, call, message) => {
  expect(errorOf(call)).toContain(message);
});
