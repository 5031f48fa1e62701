import { type Color, type Fence, init, KakoiError, SenketBoard, type VertexLike } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { fenceOf, fenceText, randomBoard, randomPost, senketBoard } from '../support/senket-boards.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const COLORS = ['black', 'white'] as const;

/** Fences as text, in an order of their own. */
const texts = (fences: readonly Fence[], size = 11) => fences.map((fence) => fenceText(fence, size)).sort();

/** Fences of an 11×11 board. */
const fences = (...names: string[]) => names.map((name) => fenceOf(name, 11));

describe('making boards', () => {
  test('empty, 31 points a side unless told otherwise', () => {
    const board = SenketBoard.empty();
    expect([board.size, board.posts('black').size, board.posts('white').size]).toEqual([31, 0, 0]);
    expect(COLORS.map((color) => board.fences(color))).toEqual([[], []]);
    expect([SenketBoard.empty(3).size, SenketBoard.empty(32).size]).toEqual([3, 32]);
  });

  test.each([[2], [33], [0], [-3], [11.5], [Number.NaN], ['11'], [null]])("%p is a 'bad-size'", (size) => {
    const message = /^bad-size: size must be an integer from 3 to 32, not /;
    expect(errorOf(() => SenketBoard.empty(wrong(size)))).toMatch(message);
    const side = { posts: [], fences: [] };
    expect(errorOf(() => SenketBoard.from({ size: wrong(size), black: side, white: side }))).toMatch(message);
  });

  test('from posts and fences, points in every form', () => {
    const board = SenketBoard.from({
      size: 11,
      black: {
        posts: ['2-1', [0, 8], { x: 5, y: 5 }],
        fences: [{ from: wrong('1-3'), to: wrong({ x: 1, y: 10 }) }],
      },
      white: { posts: [], fences: [] },
    });
    expect([...board.posts('black')]).toEqual([
      [5, 5],
      [0, 8],
      [1, 10],
    ]);
    expect(board.fences('black')).toEqual([{ from: [0, 8], to: [1, 10] }]);
    expect([board.posts('black').width, board.posts('black').height]).toEqual([11, 11]);
    expect(board.fences('white')).toEqual([]);
  });

  test('a set-up may hold fences of all eight directions, given from either end', () => {
    const ends = ['7-8', '8-7', '8-5', '7-4', '5-4', '4-5', '4-7', '5-8'];
    for (const flip of [false, true]) {
      const board = SenketBoard.from({
        size: 11,
        black: {
          posts: ['6-6', ...ends],
          fences: fences(...ends.map((end) => (flip ? `${end}/6-6` : `6-6/${end}`))),
        },
        white: { posts: [], fences: [] },
      });
      expect(texts(board.fences('black'))).toEqual(
        // Each fence is named from its left end.
        ['4-5/6-6', '4-7/6-6', '5-4/6-6', '5-8/6-6', '6-6/7-4', '6-6/7-8', '6-6/8-5', '6-6/8-7'],
      );
    }
  });

  test('through JSON, whatever the position', () => {
    const random = randomNumbers(3);
    for (const size of [3, 4, 11, 17, 31, 32]) {
      const board = randomBoard(size, size * 4, random);
      const json = JSON.parse(JSON.stringify(board));
      expect(SenketBoard.fromJSON(json).equals(board)).toBe(true);
      expect(SenketBoard.fromJSON(json).toJSON()).toEqual(json);
    }
    expect(senketBoard(11, 'R 2-1 1-3; B 5-5').toJSON()).toEqual({
      size: 11,
      black: {
        posts: [
          [0, 8],
          [1, 10],
        ],
        fences: [{ from: [0, 8], to: [1, 10] }],
      },
      white: { posts: [[4, 6]], fences: [] },
    });
  });

  const side = { posts: [], fences: [] };

  test.each<[unknown, RegExp]>([
    [null, /^bad-option: a set-up is \{ size, black, white \}, not null$/],
    [undefined, /^bad-option: a set-up .*not undefined$/],
    ['Senket 11', /^bad-option: a set-up .*not 'Senket 11'$/],
    [{}, /^bad-size: .*not undefined$/],
    [[], /^bad-option: a set-up .*not \[\]$/],
    [{ black: side, white: side }, /^bad-size: size must be an integer from 3 to 32, not undefined$/],
    [{ size: 11 }, /^bad-option: a set-up .*not \{size: 11\} .*clone toJSON\(\) instead\)$/],
    [{ size: 11, black: side }, /^bad-option: white\.posts must be a list, not undefined$/],
    [{ size: 11, black: null, white: side }, /^bad-option: black\.posts must be a list, not undefined$/],
    [{ size: 11, black: { posts: [] }, white: side }, /^bad-option: black\.fences .* not undefined$/],
    [{ size: 11, black: side, white: { posts: '3-3', fences: [] } }, /white\.posts must be .*not '3-3'$/],
    [{ size: 11, black: side, white: { posts: [], fences: {} } }, /white\.fences must be .*not \{\}$/],
    [{ size: 11, black: { posts: [7], fences: [] }, white: side }, /^bad-vertex: 7 is not a vertex/],
    [{ size: 11, black: { posts: Array(1), fences: [] }, white: side }, /^bad-vertex: undefined /],
    [{ size: 11, black: { posts: ['12-1'], fences: [] }, white: side }, /^off-board: point '12-1' /],
    [{ size: 11, black: { posts: [], fences: ['3-3'] }, white: side }, /a fence is .*not '3-3'$/],
    [{ size: 11, black: { posts: [], fences: [null] }, white: side }, /a fence is .*not null$/],
    [{ size: 11, black: { posts: [], fences: Array(2) }, white: side }, /a fence is .*not undefined$/],
    [{ size: 11, black: { posts: [], fences: [{ from: '3-3' }] }, white: side }, /\{from: '3-3'\}$/],
  ])('not from %p', (setup, message) => {
    expect(errorOf(() => SenketBoard.from(wrong(setup)))).toMatch(message);
    expect(errorOf(() => SenketBoard.fromJSON(setup))).toMatch(message);
  });

  test.each<[string, string, string, string[], string[], string]>([
    [
      'a point taken twice',
      'occupied',
      '3-3 3-3',
      [],
      [],
      'black may not put a post on 3-3: black has one there',
    ],
    [
      'a point of both',
      'occupied',
      '3-3',
      ['3-3'],
      [],
      'white may not put a post on 3-3: black has one there',
    ],
    [
      'a fence without posts',
      'no-post',
      '3-3',
      [],
      ['3-3/4-5'],
      'black may not add the fence 3-3/4-5: its ends are not both black posts',
    ],
    [
      'a fence to an enemy',
      'no-post',
      '3-3',
      ['4-5'],
      ['3-3/4-5'],
      'black may not add the fence 3-3/4-5: its ends are not both black posts',
    ],
    [
      'a fence twice',
      'exists',
      '3-3 4-5',
      [],
      ['3-3/4-5', '4-5/3-3'],
      'black may not add the fence 4-5/3-3: it is there already',
    ],
    [
      'crossing fences',
      'crosses',
      '3-3 4-5 3-4 5-3',
      [],
      ['3-3/4-5', '3-4/5-3'],
      "black may not add the fence 3-4/5-3: it would cross black's fence 3-3/4-5",
    ],
  ])('a set-up with %s', (_, reason, black, white, names, message) => {
    const setup = {
      size: 11,
      black: { posts: black.split(' '), fences: fences(...names) },
      white: { posts: white, fences: [] },
    };
    expect(kakoiErrorOf(() => SenketBoard.from(setup))).toMatchObject({
      code: 'illegal-move',
      reason,
      message,
    });
  });

  test('only by the factories', () => {
    expect(errorOf(() => new (wrong(SenketBoard))(11))).toMatch(
      /^bad-option: make boards with SenketBoard\./,
    );
  });
});

describe('points', () => {
  test("are 'x-y' from the lower left, [x, y] from the upper left, or { x, y }", () => {
    const board = senketBoard(11, 'R 2-1; B 11-9');
    expect([board.get('2-1'), board.get([1, 10]), board.get({ x: 1, y: 10 }), board.get(' 02 - 1 ')]).toEqual(
      [1, 1, 1, 1],
    );
    expect([board.get('11-9'), board.get([10, 2]), board.get('1-2'), board.get('9-11')]).toEqual([
      -1, -1, 0, 0,
    ]);
    const official = SenketBoard.empty().play('white', '31-31').play('black', '1-31').play('white', '31-1');
    expect([official.get([30, 0]), official.get([0, 0]), official.get([30, 30])]).toEqual([-1, 1, -1]);
    expect(SenketBoard.empty(32).play('black', '32-1').get([31, 31])).toBe(1); // the last bit of a word
  });

  test.each<[unknown, string]>([
    ['12-1', 'off-board'],
    ['1-12', 'off-board'],
    ['0-1', 'off-board'],
    ['1-0', 'off-board'],
    [[11, 0], 'off-board'],
    [[0, -1], 'off-board'],
    ['D4', 'bad-vertex'],
    ['dd', 'bad-vertex'],
    ['', 'bad-vertex'],
    ['3', 'bad-vertex'],
    ['3-', 'bad-vertex'],
    ['3,3', 'bad-vertex'],
    ['3-3-3', 'bad-vertex'],
    ['-3-3', 'bad-vertex'],
    ['1e0-3', 'bad-vertex'],
    [[1.5, 0], 'bad-vertex'],
    [[1], 'bad-vertex'],
    [null, 'bad-vertex'],
    [7, 'bad-vertex'],
    [undefined, 'bad-vertex'],
  ])("%p is '%s'", (vertex, code) => {
    const board = senketBoard(11, 'R 3-3');
    for (const call of [
      () => board.get(wrong(vertex)),
      ...(vertex === null ? [] : [() => board.play('black', wrong(vertex))]), // a pass
      () => board.play('black', '4-5', [{ from: wrong(vertex), to: [0, 0] }]),
      () => board.play('black', '4-5', [{ from: [0, 0], to: wrong(vertex) }]),
      ...(vertex === undefined ? [] : [() => board.legalFences('black', wrong(vertex))]),
    ]) {
      expect(kakoiErrorOf(call).code).toBe(code);
    }
  });
});

describe('legal fences', () => {
  test('of a colour join its posts and are not there yet', () => {
    const board = senketBoard(11, 'R 5-5 6-7; R 7-6; R 9-5; R 1-1; B 8-8; B 10-7');
    expect(texts(board.legalFences('black'))).toEqual(['5-5/7-6', '7-6/9-5']);
    expect(texts(board.legalFences('white'))).toEqual(['8-8/10-7']);
    expect(SenketBoard.empty(11).legalFences('black')).toEqual([]);
  });

  test('cross neither own nor enemy fences; of two that cross each other both are listed', () => {
    const board = senketBoard(11, 'R 5-5 6-7; R 5-6; R 7-5; B 6-6; B 4-7; B 6-4; B 8-3; B 7-3; B 8-5');
    // 5-6/7-5 crosses red's own fence, and so does blue's 4-7/6-6.
    expect(texts(board.legalFences('black'))).toEqual(['6-7/7-5']);
    expect(texts(board.legalFences('white'))).toEqual(['6-4/8-3', '6-4/8-5', '6-6/8-5', '7-3/8-5']);
    expect(texts(senketBoard(11, 'R 5-5; R 6-7; R 5-6; R 7-5').legalFences('black'))).toEqual([
      '5-5/6-7',
      '5-6/7-5',
      '6-7/7-5',
    ]);
  });

  test('from a point start there, whether a post is there or not', () => {
    const board = senketBoard(11, 'R 5-5; R 6-7; R 9-9; B 8-8');
    expect(texts(board.legalFences('black', '6-7'))).toEqual(['6-7/5-5']);
    expect(texts(board.legalFences('black', '5-5'))).toEqual(['5-5/6-7']);
    expect(texts(board.legalFences('black', '7-6'))).toEqual(['7-6/5-5']);
    expect(texts(board.legalFences('black', [7, 3]))).toEqual([]); // 8-8 is the enemy's
    expect(texts(board.legalFences('black', '7-8'))).toEqual(['7-8/9-9']);
    expect(texts(board.legalFences('white', '6-9'))).toEqual(['6-9/8-8']);
    expect(board.legalFences('white', '1-1')).toEqual([]);
    expect(board.get('7-6')).toBe(0);
  });

  test('from a point in the middle go eight ways', () => {
    const around = '7-8 8-7 8-5 7-4 5-4 4-5 4-7 5-8'.split(' ');
    const board = senketBoard(11, around.map((post) => `R ${post}`).join(';'));
    expect(texts(board.legalFences('black', '6-6'))).toEqual(around.map((post) => `6-6/${post}`).sort());
    expect(board.play('black', '6-6').fences('black')).toHaveLength(8); // none crosses another
  });

  test('are those that play() takes', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 12; round++) {
      const board = randomBoard(5 + (round % 4), 12 + round, random);
      for (const color of COLORS) {
        const post = randomPost(board, color, random);
        if (post === null) continue;
        const withPost = board.play(color, post, 'none');
        const points: [number, number][] = Array.from({ length: board.size ** 2 }, (_, i) => [
          i % board.size,
          Math.floor(i / board.size),
        ]);
        const taken = points.flatMap((from) =>
          points
            .filter((to) => {
              const isLeft = from[0] < to[0];
              return isLeft && accepts(() => board.play(color, post, [{ from, to }]));
            })
            .map((to) => ({ from, to })),
        );
        expect(texts(taken, board.size)).toEqual(texts(withPost.legalFences(color), board.size));
        const all = board.play(color, post).fences(color).length - board.fences(color).length;
        expect(board.legalFences(color, post)).toHaveLength(all);
        expect(withPost.legalFences(color, post)).toHaveLength(all);
      }
    }
  });
});

/** True when the action succeeds; false when it throws 'illegal-move'. */
function accepts(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof KakoiError && error.code === 'illegal-move') return false;
    throw error;
  }
}

describe('play', () => {
  const start = () => senketBoard(11, 'R 5-5; R 6-7; R 5-6; R 7-5; B 9-9; B 3-8');

  test("draws all legal fences from the new post, or with 'none' no fence", () => {
    const board = start();
    expect(texts(board.play('black', '7-6').fences('black'))).toEqual(['5-5/7-6']);
    expect(texts(board.play('black', '7-6', 'all').fences('black'))).toEqual(['5-5/7-6']);
    expect(board.play('black', '7-6', 'none').fences('black')).toEqual([]);
    expect(board.play('black', '7-6', []).fences('black')).toEqual([]);
    expect(board.play('black', '7-6', 'none').get('7-6')).toBe(1);
    // 4-8 is a knight's step from 5-6 and 6-7.
    expect(texts(board.play('black', '4-8').fences('black'))).toEqual(['4-8/5-6', '4-8/6-7']);
    expect(board.play('white', '4-8').fences('white')).toEqual([]);
    expect(texts(board.play('white', '7-8').fences('white'))).toEqual(['7-8/9-9']);
  });

  test("'all' leaves out what would cross", () => {
    const board = senketBoard(11, 'R 5-5 6-7; B 5-6; B 8-7').play('white', '7-5');
    expect(texts(board.fences('white'))).toEqual(['7-5/8-7']);
    expect(texts(board.fences('black'))).toEqual(['5-5/6-7']);
  });

  test('draws a list: from the new post, between old ones, from either end', () => {
    const board = start().play('black', '4-8', fences('5-6/4-8', '6-7/5-5'));
    expect(texts(board.fences('black'))).toEqual(['4-8/5-6', '5-5/6-7']);
    const text = start().play('black', '4-8', [wrong({ from: '4-8', to: { x: 5, y: 4 } })]);
    expect(texts(text.fences('black'))).toEqual(['4-8/6-7']);
  });

  test('draws it in order: of two that cross, the second is refused', () => {
    const first = kakoiErrorOf(() => start().play('black', '1-1', fences('5-5/6-7', '5-6/7-5')));
    expect(first).toMatchObject({ code: 'illegal-move', reason: 'crosses' });
    expect(first.message).toBe("black may not add the fence 5-6/7-5: it would cross black's fence 5-5/6-7");
    expect(errorOf(() => start().play('black', '1-1', fences('7-5/5-6', '5-5/6-7')))).toBe(
      "illegal-move: black may not add the fence 5-5/6-7: it would cross black's fence 5-6/7-5",
    );
  });

  test.each<[Color, string, string[], string, string]>([
    ['black', '9-9', [], 'occupied', 'black may not put a post on 9-9: white has one there'],
    ['white', '5-5', [], 'occupied', 'white may not put a post on 5-5: black has one there'],
    ['white', '9-9', [], 'occupied', 'white may not put a post on 9-9: white has one there'],
    [
      'black',
      '8-8',
      ['8-8/9-9'],
      'no-knights-step',
      "black may not add the fence 8-8/9-9: its ends are not a knight's step apart",
    ],
    [
      'black',
      '8-8',
      ['8-8/8-8'],
      'no-knights-step',
      "black may not add the fence 8-8/8-8: its ends are not a knight's step apart",
    ],
    [
      'black',
      '7-8',
      ['7-8/9-9'],
      'no-post',
      'black may not add the fence 7-8/9-9: its ends are not both black posts',
    ],
    [
      'black',
      '7-8',
      ['7-8/8-10'],
      'no-post',
      'black may not add the fence 7-8/8-10: its ends are not both black posts',
    ],
    [
      'white',
      '1-1',
      ['5-5/6-7'],
      'no-post',
      'white may not add the fence 5-5/6-7: its ends are not both white posts',
    ],
    [
      'black',
      '7-6',
      ['7-6/5-5', '5-5/7-6'],
      'exists',
      'black may not add the fence 5-5/7-6: it is there already',
    ],
    [
      'black',
      '4-4',
      ['5-5/6-7', '4-4/6-5'],
      'no-post',
      'black may not add the fence 4-4/6-5: its ends are not both black posts',
    ],
  ])('%s may not play %s with %p: %s', (color, post, names, reason, message) => {
    const board = start();
    const before = JSON.stringify(board);
    expect(kakoiErrorOf(() => board.play(color, post, fences(...names)))).toMatchObject({
      code: 'illegal-move',
      reason,
      message,
    });
    expect(JSON.stringify(board)).toBe(before);
  });

  test("names the enemy's fence that is in the way", () => {
    const board = senketBoard(11, 'R 5-5 6-7; B 5-6');
    expect(kakoiErrorOf(() => board.play('white', '7-5', fences('7-5/5-6')))).toMatchObject({
      reason: 'crosses',
      message: "white may not add the fence 7-5/5-6: it would cross black's fence 5-5/6-7",
    });
    const other = senketBoard(11, 'B 5-5 6-7; R 5-6');
    expect(errorOf(() => other.play('black', '7-5', fences('7-5/5-6')))).toMatch(
      /cross white's fence 5-5\/6-7$/,
    );
  });

  test.each<[unknown, RegExp]>([
    ['some', /^bad-option: fences must be one of 'all', 'none', not 'some'$/],
    [null, /^bad-option: fences must be a list, not null$/],
    [{ from: [0, 0], to: [1, 2] }, /^bad-option: fences must be a list, not \{/],
    [[['5-5', '6-7']], /^bad-option: a fence is \{ from, to \}, not \['5-5', '6-7'\]$/],
    [[undefined], /^bad-option: a fence is .*not undefined$/],
    [Array(3), /^bad-option: a fence is .*not undefined$/],
    [[{ from: '5-5', to: '12-7' }], /^off-board: /],
    [[{ from: '5-5', to: 'x' }], /^bad-vertex: /],
  ])('takes no %p for fences', (list, message) => {
    expect(errorOf(() => start().play('black', '1-1', wrong(list)))).toMatch(message);
  });

  test('takes more fences than a board can hold for what they are', () => {
    const many = Array.from({ length: 200_000 }, () => fenceOf('5-5/6-7', 11));
    expect(errorOf(() => start().play('black', '1-1', many))).toMatch(/it is there already$/);
  });

  test('makes a new board and leaves the old one', () => {
    const board = start();
    const before = JSON.stringify(board);
    const after = board.play('black', '4-8').play('white', '7-8');
    expect(JSON.stringify(board)).toBe(before);
    expect(after.equals(board)).toBe(false);
    expect(board.play('black', '4-8').equals(start().play('black', '4-8'))).toBe(true);
    expect(board.equals(SenketBoard.empty(17))).toBe(false);
    // The posts are the same, the fences are not.
    expect(board.play('black', '4-8').equals(board.play('black', '4-8', 'none'))).toBe(false);
  });

  test('fills a board, and then has no point left', () => {
    let board = SenketBoard.empty(3);
    for (let i = 0; i < 9; i++) board = board.play('black', [i % 3, Math.floor(i / 3)]);
    expect(board.posts('black').size).toBe(9);
    expect(errorOf(() => board.play('white', '2-2'))).toMatch(/2-2: black has one there$/);
  });
});

test('what a board hands out cannot be used to change it', () => {
  const board = senketBoard(11, 'R 2-1 1-3');
  const [fence] = board.fences('black') as [Fence];
  for (const change of [
    () => Object.assign(board, { size: 12 }),
    () => Object.assign(fence, { to: [5, 5] }),
    () => Object.assign(fence.from, { 0: 5 }),
    () => Object.assign(board.legalFences('black', '3-2')[0]?.to as object, { 0: 5 }),
  ]) {
    expect(change).toThrow(TypeError);
  }
  const posts: VertexLike[] = ['2-1', '1-3'];
  const setup = {
    size: 11,
    black: { posts, fences: [{ from: [1, 10] as [number, number], to: [0, 8] as [number, number] }] },
    white: { posts: [], fences: [] },
  };
  const other = SenketBoard.from(setup);
  posts.push('5-5');
  (setup.black.fences[0] as { to: [number, number] }).to[0] = 7;
  expect(other.equals(board)).toBe(true);
});

test('diagrams show the posts', () => {
  const board = senketBoard(4, 'R 2-1 1-3; B 4-4; B 3-2');
  const text = diagram(`
    . . . O
    X . . .
    . . O .
    . X . .`);
  expect(board.toDiagram()).toBe(text);
  const inspect = Symbol.for('nodejs.util.inspect.custom');
  expect(wrong(board)[inspect]()).toBe(`SenketBoard 4×4, 1 fences\n${text}`);
});
