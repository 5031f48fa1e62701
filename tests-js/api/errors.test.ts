import {
  analyzeMany,
  GoBoard,
  GoGame,
  type GoGameOptions,
  goRules,
  init,
  KakoiError,
  LoaBoard,
  PointSet,
  ScalarMap,
  SenketBoard,
  SenketGame,
  type Symmetry,
} from 'kakoi';
import { errorOf, kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

test('KakoiError is an Error with a code, and a reason where one refines it', () => {
  const error = kakoiErrorOf(() => GoBoard.fromDiagram('X').play('white', [0, 0]));
  expect(error).toBeInstanceOf(Error);
  expect(error).toBeInstanceOf(KakoiError);
  expect(error).toMatchObject({ name: 'KakoiError', code: 'illegal-move', reason: 'occupied' });
  expect(String(error)).toBe('KakoiError: white may not play at A1: the point is occupied');
  expect('reason' in kakoiErrorOf(() => GoBoard.empty(0))).toBe(false);
});

describe('sizes', () => {
  test.each<[unknown, string]>([
    [0, '0'],
    [33, '33'],
    [-1, '-1'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    ['9', "'9'"],
    [null, 'null'],
    [[9], '[9]'],
    [9n, '9n'],
  ])("%p is a 'bad-size'", (size, shown) => {
    const message = (width: string, height: string) =>
      `bad-size: width and height must be integers from 1 to 32, not ${width} and ${height}`;
    expect(errorOf(() => GoBoard.empty(wrong(size)))).toBe(message(shown, shown));
    expect(errorOf(() => GoBoard.empty(9, wrong(size)))).toBe(message('9', shown));
    expect(errorOf(() => PointSet.empty(wrong(size), 9))).toBe(message(shown, '9'));
    expect(errorOf(() => PointSet.full(wrong(size)))).toBe(message(shown, shown));
    expect(errorOf(() => PointSet.of(9, wrong(size), []))).toBe(message('9', shown));
    expect(errorOf(() => new GoGame({ size: wrong(size) }))).toBe(message(shown, shown));
    const senket = `bad-size: size must be an integer from 3 to 32, not ${shown}`;
    expect(errorOf(() => SenketBoard.empty(wrong(size)))).toBe(senket);
    expect(errorOf(() => new SenketGame({ size: wrong(size) }))).toBe(senket);
  });

  test('diagrams and maps over 32', () => {
    expect(errorOf(() => GoBoard.fromDiagram('.'.repeat(33)))).toMatch(/^bad-size: .*not 33 and 1$/);
    expect(errorOf(() => PointSet.fromDiagram('.\n'.repeat(40)))).toMatch(/^bad-size: .*not 1 and 40$/);
    expect(errorOf(() => GoBoard.fromSignMap([Array(70).fill(0)]))).toMatch(/^bad-size: .*row 0.*not 70$/);
    expect(errorOf(() => GoBoard.fromSignMap(Array(100).fill([0])))).toMatch(/^bad-size: .*not 100$/);
    expect(errorOf(() => GoBoard.fromSignMap(wrong({ length: 1e9 })))).toMatch(
      /^bad-size: .*not 1000000000$/,
    );
    expect(errorOf(() => GoBoard.fromSignMap([]))).toMatch(/^bad-size: .*the map.*not 0$/);
    expect(errorOf(() => GoBoard.fromSignMap([[]]))).toMatch(/^bad-size: .*row 0.*not 0$/);
    expect(errorOf(() => GoBoard.fromJSON({ rows: ['.'.repeat(33)] }))).toMatch(/^bad-size: .*33 and 1$/);
  });
});

describe('diagrams', () => {
  test.each<[unknown, RegExp]>([
    ['', /^bad-diagram: .*''/],
    ['  \n ', /^bad-diagram: /],
    ['..\n...', /^bad-diagram: row 2, '\.\.\.', has 3 cells, row 1 has 2$/],
    ['..\n\n..', /^bad-diagram: row 2, '', has 0 cells/],
    [undefined, /^bad-diagram: .*not undefined$/],
    [42, /^bad-diagram: .*not 42$/],
    [['..', '..'], /^bad-diagram: .*\['\.\.', '\.\.'\]$/],
  ])('%p', (text, message) => {
    expect(errorOf(() => GoBoard.fromDiagram(wrong(text)))).toMatch(message);
    expect(errorOf(() => PointSet.fromDiagram(wrong(text)))).toMatch(message);
  });

  test('a letter that is not a stone', () => {
    expect(errorOf(() => GoBoard.fromDiagram('..\n.x'))).toMatch(/^bad-diagram: 'x' in row 2, column 2 /);
  });

  test('JSON of something else', () => {
    for (const json of [null, undefined, 7, 'X', {}, { rows: '..' }]) {
      expect(errorOf(() => GoBoard.fromJSON(json))).toMatch(/^bad-diagram: /);
      expect(errorOf(() => PointSet.fromJSON(json))).toMatch(/^bad-diagram: /);
    }
    expect(errorOf(() => GoBoard.fromJSON({ rows: ['.', 7] }))).toMatch(/^bad-diagram: row 2 is 7/);
    expect(errorOf(() => GoBoard.fromJSON({ rows: ['.?'] }))).toMatch(/^bad-diagram: '\?'/);
    expect(errorOf(() => GoBoard.fromJSON({ width: 9, height: 9, rows: ['..'] }))).toBe(
      'bad-diagram: the rows are 2×1, width and height say 9 and 9',
    );
    expect(errorOf(() => PointSet.fromJSON({ width: 2, height: 9, rows: ['..'] }))).toMatch(/say 2 and 9$/);
    expect(errorOf(() => PointSet.fromJSON({ rows: ['#.', '. '] }))).toBe(
      "bad-diagram: ' ' in row 2, column 2 is not one of '#' and '.'",
    );
    expect(errorOf(() => PointSet.fromJSON({ width: 9, rows: ['..'] }))).toMatch(/say 9 and undefined$/);
  });
});

describe('sign maps', () => {
  test.each<[unknown, RegExp]>([
    [[[0, 0], [0]], /^bad-diagram: row 1 of the map has 1 signs, row 0 has 2$/],
    [[[0, 2]], /^bad-diagram: 2 at \[1, 0\]/],
    [[[0, Number.NaN]], /^bad-diagram: NaN at \[1, 0\]/],
    [[['1']], /^bad-diagram: '1' at \[0, 0\]/],
    [[[true]], /^bad-diagram: true at/],
    [[Array(2)], /^bad-diagram: undefined at/],
    [[[0], 7], /^bad-diagram: row 1 of the map must be a list, not 7$/],
    ['...', /^bad-diagram: the map must be a list, not '\.\.\.'$/],
    [null, /^bad-diagram: .*not null$/],
    [{}, /^bad-diagram: .*not \{\}$/],
  ])('%p', (map, message) => {
    expect(errorOf(() => GoBoard.fromSignMap(wrong(map)))).toMatch(message);
  });
});

describe('sets of different sizes', () => {
  const small = () => PointSet.full(2, 3);
  const large = () => PointSet.full(3, 2);

  test.each(['and', 'or', 'xor', 'minus', 'isSubsetOf', 'intersects', 'expandTo'] as const)(
    '%s',
    (method) => {
      expect(errorOf(() => large()[method](small()))).toMatch(/^size-mismatch: .*3×2.*2×3/);
    },
  );

  test('with boards', () => {
    const board = GoBoard.empty(3, 2);
    expect(errorOf(() => board.with(small(), 'black'))).toMatch(/^size-mismatch: .*2×3.*3×2/);
    expect(errorOf(() => board.area({ dead: small() }))).toMatch(/^size-mismatch: .*2×3.*3×2/);
    expect(errorOf(() => new GoGame({ setup: board, size: 9 }))).toMatch(/^size-mismatch: .*3×2.*9×9/);
  });
});

describe('values of the wrong type', () => {
  const board = () => GoBoard.fromDiagram('X.O');
  const set = () => PointSet.full(3, 1);
  const loa = () => LoaBoard.start();
  const senket = () => SenketBoard.empty(11);

  test.each<[string, () => unknown, RegExp]>([
    ['a set that is none', () => set().and(wrong([[0, 0]])), /PointSet, not \[\[0, 0\]\]/],
    ['a set compared with a board', () => set().equals(wrong(board())), /PointSet, not \[object GoBoard\]$/],
    ['a board compared with null', () => board().equals(wrong(null)), /GoBoard, not null/],
    ['vertices that are one', () => PointSet.of(3, 1, wrong('A1')), /list of vertices, not 'A1'/],
    ['vertices that are none', () => PointSet.of(3, 1, wrong(7)), /list of vertices, not 7/],
    ['connectivity', () => set().grow(wrong(6)), /connectivity is 4 or 8, not 6/],
    ['connectivity as text', () => set().chains(wrong('4')), /connectivity is 4 or 8, not '4'/],
    ['a symmetry', () => set().transform('mirror' as Symmetry), /symmetry must be one of .*not 'mirror'/],
    ['a name every object has', () => set().transform(wrong('toString')), /symmetry .*not 'toString'/],
    ['a colour', () => board().stones(wrong('Black')), /'black' or 'white', not 'Black'/],
    ['a sign for a colour', () => board().play(wrong(1), [1, 0]), /'black' or 'white', not 1/],
    ['no colour', () => board().legalMoves(wrong(undefined)), /'black' or 'white', not undefined/],
    ['a colour of chains', () => board().chains(wrong('red')), /'black' or 'white', not 'red'/],
    ['a colour of regions', () => board().regions(wrong('red')), /'black' or 'white', not 'red'/],
    ['a stone', () => board().with([1, 0], wrong(0)), /'black' or 'white', not 0/],
    [
      'an unknown option',
      () => board().play('black', [1, 0], wrong({ suicid: true })),
      /unknown option 'suicid'/,
    ],
    ['options that are none', () => board().legality('black', [1, 0], wrong(true)), /object, not true/],
    [
      'suicide',
      () => board().passAlive(wrong({ suicide: 'yes' })),
      /suicide must be true or false, not 'yes'/,
    ],
    [
      'dead stones',
      () => board().area(wrong({ dead: 'auto' })),
      /dead stones must be a PointSet or a list, not 'auto'/,
    ],
    ['swapColors', () => board().canonicalHash(wrong({ swapColors: 1 })), /swapColors must be .*not 1/],
    ['boards', () => analyzeMany(wrong(board()), ['area']), /boards must be a list of boards/],
    ['one of the boards', () => analyzeMany(wrong([board(), 5]), ['area']), /boards\[1\] .*not 5/],
    ['analyses', () => analyzeMany([], wrong('area')), /analyses must be a list of names, not 'area'/],
    ['one of the analyses', () => analyzeMany([], wrong(['area', 'x'])), /an analysis must be .*not 'x'/],
    ['a rules name', () => goRules(wrong('icelandic')), /rules must be one of .*not 'icelandic'/],
    ['a field of the rules', () => goRules('aga', wrong({ kumi: 1 })), /unknown option 'kumi'/],
    ['a ko rule', () => goRules('aga', wrong({ ko: 'super' })), /ko must be one of .*not 'super'/],
    ['a komi', () => goRules('aga', { komi: Number.NaN }), /komi must be a finite number, not NaN/],
    ['a side of LOA', () => loa().stones(wrong('x')), /'black' or 'white', not 'x'/],
    ['bits of a side', () => loa().bits(wrong(null)), /'black' or 'white', not null/],
    ['groups of a side', () => loa().groups(wrong('w')), /'black' or 'white', not 'w'/],
    ['quads of a side', () => loa().quads(wrong(1)), /'black' or 'white', not 1/],
    ['a side to be connected', () => loa().isConnected(wrong(undefined)), /'white', not undefined/],
    ['a side with an Euler number', () => loa().eulerNumber(wrong('toString')), /not 'toString'/],
    [
      'connectivity of an Euler number',
      () => loa().eulerNumber('black', wrong(6)),
      /connectivity is 4 or 8, not 6/,
    ],
    ['a Go board compared with one of LOA', () => board().equals(wrong(loa())), /GoBoard, not /],
    ['a LOA board compared with one of Go', () => loa().equals(wrong(board())), /not a LoaBoard/],
    ['posts of a side', () => senket().posts(wrong('red')), /'black' or 'white', not 'red'/],
    ['fences of a side', () => senket().fences(wrong('blue')), /'black' or 'white', not 'blue'/],
    ['legal fences of a side', () => senket().legalFences(wrong(1)), /'black' or 'white', not 1/],
    ['a post of nobody', () => senket().play(wrong(undefined), '3-3'), /'white', not undefined/],
    ['fences by another word', () => senket().play('black', '3-3', wrong('own')), /fences must be .*'own'/],
    ['fences that are no list', () => senket().play('black', '3-3', wrong(7)), /must be a list, not 7/],
    ['a fence that is none', () => senket().play('black', '3-3', [wrong(7)]), /a fence is .*not 7/],
    ['a mode', () => senket().score({ mode: wrong('posts ') }), /mode must be one of .*not 'posts '/],
    ['a set-up that is none', () => SenketBoard.from(wrong('11')), /a set-up is .*not '11'/],
    ['a Senket board compared with one of LOA', () => senket().equals(wrong(loa())), /not a SenketBoard/],
    ['a LOA board compared with one of Senket', () => loa().equals(wrong(senket())), /not a LoaBoard/],
    ['a prototype compared with', () => senket().equals(wrong(SenketBoard.prototype)), /not a SenketBoard/],
    [
      'rules of half the fields',
      () => new GoGame({ rules: wrong({ komi: 1 }) }),
      /ko must be .*not undefined/,
    ],
  ])("%s is a 'bad-option'", (_, call, message) => {
    const text = errorOf(call);
    expect(text).toMatch(/^bad-option: /);
    expect(text).toMatch(message);
  });

  test.each<[GoGameOptions, RegExp]>([
    [{ rules: wrong(null) }, /not null/],
    [{ komi: wrong('6.5') }, /komi must be a finite number, not '6.5'/],
    [{ handicap: -1 }, /handicap .*not -1/],
    [{ handicap: 10 }, /handicap .*not 10/],
    [{ handicap: 2.5 }, /handicap .*not 2.5/],
    [{ size: 5, handicap: 2 }, /no fixed handicap of 2 on 5×5/],
    [{ toPlay: wrong('X') }, /'black' or 'white', not 'X'/],
    [{ setup: wrong([[0]]) }, /setup must be a GoBoard, not \[\[0\]\]/],
    [wrong({ boardsize: 9 }), /unknown option 'boardsize'/],
    [wrong(9), /object, not 9/],
  ])('new GoGame(%p)', (options, message) => {
    expect(errorOf(() => new GoGame(options))).toMatch(/^bad-option: /);
    expect(errorOf(() => new GoGame(options))).toMatch(message);
  });
});

describe('options are plain objects', () => {
  class Options {
    komi = 1;
  }
  const board = () => GoBoard.empty(9);
  test.each<[string, () => unknown, RegExp]>([
    ['a board for a game', () => new GoGame(wrong(board())), /\[object GoBoard\]$/],
    ['a game for a game', () => new GoGame(wrong(new GoGame())), /\[object GoGame\]$/],
    ['a map for a game', () => new GoGame(wrong(new Map([['komi', 1]]))), /\[object Map\]$/],
    ['an instance of a class', () => new GoGame(wrong(new Options())), /\[object Options\]$/],
    ['what inherits options', () => new GoGame(Object.create({ komi: 1 })), /not \{\}$/],
    ['a list for a game', () => new GoGame(wrong([])), /not \[\]$/],
    ['a game for a score', () => board().score(wrong(new GoGame())), /\[object GoGame\]$/],
    ['a set for an area', () => board().area(wrong(PointSet.full(9))), /\[object PointSet\]$/],
    ['captures', () => board().score({ captures: wrong(new Map()) }), /captures must be .*\[object Map\]$/],
    ['a board for rules', () => new GoGame({ rules: wrong(board()) }), /\[object GoBoard\]$/],
    ['fields of rules', () => goRules('aga', wrong(new Options())), /\[object Options\]$/],
    ['info', () => new GoGame({ info: wrong(new Map()) }), /\[object Map\]$/],
    ['a game of Senket for one', () => new SenketGame(wrong(new SenketGame())), /\[object SenketGame\]$/],
    ['a board as a set-up of Senket', () => SenketBoard.from(wrong(SenketBoard.empty(11))), /SenketBoard\]$/],
    ['a date for analyses', () => analyzeMany([], [], wrong(new Date())), /\[object Date\]$/],
  ])("%s is a 'bad-option'", (_, call, message) => {
    const text = errorOf(call);
    expect(text).toMatch(/^bad-option: /);
    expect(text).toMatch(message);
  });

  test('of this realm, of another, or without a prototype', async () => {
    const { runInNewContext } = await import('node:vm');
    const foreign = runInNewContext('({ size: 5, rules: { ...rules } })', { rules: goRules('aga') });
    expect(new GoGame(foreign).rules).toEqual(goRules('aga'));
    expect(new GoGame(Object.assign(Object.create(null), { size: 5 })).board.width).toBe(5);
  });

  test('a game gives its own rules and captures to others', () => {
    const game = new GoGame({ size: 5, rules: goRules('aga', { komi: 2 }) });
    expect(new GoGame({ rules: game.rules }).rules).toEqual(game.rules);
    const { rules, captures } = game;
    expect(game.board.score({ rules, captures }).margin).toBe(-2);
  });
});

describe('lists', () => {
  const odd = [
    ['an iterator that is none', { [Symbol.iterator]: () => 5 }],
    ['an iterator without steps', { [Symbol.iterator]: () => ({}) }],
    ['steps that are none', { [Symbol.iterator]: () => ({ next: () => 5 }) }],
    ['no way to go through', { [Symbol.iterator]: 5 }],
    ['text', ''],
  ] as const;
  test.each(odd)('%s', (_, list) => {
    expect(errorOf(() => PointSet.of(3, 3, wrong(list)))).toMatch(/^bad-option: vertices must be a list/);
    expect(errorOf(() => analyzeMany(wrong(list), []))).toMatch(/^bad-option: boards must be a list/);
    expect(errorOf(() => GoBoard.empty(3).area({ dead: wrong(list) }))).toMatch(
      /^bad-option: dead stones must/,
    );
  });

  test('of any kind are taken', () => {
    const expected = PointSet.fromDiagram('#.#\n...\n...');
    const vertices = ['A3', [2, 0]] as const;
    function* generated() {
      yield* vertices;
    }
    for (const list of [vertices, new Set(vertices), generated(), expected]) {
      expect(PointSet.of(3, 3, list).equals(expected)).toBe(true);
    }
  });
});

test.each([[new BigInt64Array(1)], [new BigUint64Array(1)]])('a map is not of %p', (values) => {
  expect(errorOf(() => new ScalarMap(1, 1, wrong(values)))).toMatch(
    /^size-mismatch: .*not a typed array with a number/,
  );
});

describe('messages', () => {
  test('stay short and on one line, whatever is shown', () => {
    const nasty = [
      'x'.repeat(1e6),
      'line\nfeed\u001b[31m\u202e',
      Array(1e5).fill('x'.repeat(1000)),
      Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key${i}`, i])),
    ];
    for (const value of nasty) {
      const message = errorOf(() => GoBoard.empty(9).get(wrong(value)));
      expect(message.length).toBeLessThan(250);
      expect(message).not.toMatch(/\p{Cc}|\u202e/u);
    }
  });

  test('survive values that cannot be shown', () => {
    const hostile = {
      get x() {
        throw new Error('no');
      },
    };
    expect(errorOf(() => GoBoard.fromDiagram(wrong(hostile)))).toBe(
      'bad-diagram: a diagram is text, not an unreadable value',
    );
    expect(errorOf(() => GoBoard.empty(wrong(Symbol('s'))))).toMatch(/^bad-size: .*Symbol\(s\)/);
    expect(errorOf(() => PointSet.empty(3).and(wrong(Object.create(null))))).toMatch(/^bad-option: .*\{\}/);
    expect(errorOf(() => LoaBoard.fromFen(`8/${'x'.repeat(1e6)}`)).length).toBeLessThan(250);
    expect(errorOf(() => SenketGame.fromText(`Senket 11\n${'x'.repeat(1e6)}`)).length).toBeLessThan(250);
  });
});

describe("the caller's own exceptions pass through unchanged", () => {
  const own = new Error('mine');
  const fail = () => {
    throw own;
  };
  const trap = new Proxy({}, { get: fail });
  const throwing = (name: string) => Object.defineProperty({}, name, { get: fail, enumerable: true });

  test.each<[string, () => unknown]>([
    ['of a vertex', () => GoBoard.empty(9).get(wrong(throwing('x')))],
    ['of a point of Senket', () => SenketBoard.empty(11).get(wrong(throwing('y')))],
    ['of a proxy as a move of LOA', () => LoaBoard.start().play(wrong(trap))],
    ['of a square in a move of LOA', () => LoaBoard.start().play(wrong({ from: throwing('x'), to: [0, 0] }))],
    ['of a set-up of Senket', () => SenketBoard.from(wrong(trap))],
    ['of JSON', () => GoBoard.fromJSON(trap)],
    ['of an option', () => GoBoard.empty(9).bouzy(throwing('dilations'))],
    ['of a map', () => GoBoard.fromSignMap(wrong({ length: 1, 0: trap }))],
    ['of an iterator', () => PointSet.of(3, 3, wrong({ [Symbol.iterator]: fail }))],
    [
      'of the next step of an iterator',
      () => analyzeMany(wrong({ [Symbol.iterator]: () => ({ next: fail }) }), []),
    ],
    ['of a random source', () => PointSet.full(3).randomPoint(fail)],
  ])('%s', (_, call) => {
    expect(call).toThrow(own);
  });
});

test('whatever was refused, boards and sets are what they were', () => {
  const board = GoBoard.fromDiagram('X.O\n...');
  const set = PointSet.fromDiagram('#..\n...');
  for (const call of [
    () => board.play('white', [0, 0]),
    () => board.with([9, 9], 'black'),
    () => board.area({ dead: set.with([2, 1]) }),
    () => set.with([3, 0]),
    () => set.and(PointSet.empty(2)),
    () => set.expandTo(set, wrong(5)),
  ]) {
    expect(call).toThrow(KakoiError);
  }
  expect(board.toDiagram()).toBe('X.O\n...');
  expect(set.toDiagram()).toBe('#..\n...');
});
