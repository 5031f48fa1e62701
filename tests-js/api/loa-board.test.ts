import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Color, init, KakoiError, LoaBoard, type LoaMove, loaConnectivity } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import {
  boards,
  colors,
  plainConnected,
  plainEuler,
  plainMoves,
  plainQuads,
  rowsOf,
  stonesOf,
  toText,
} from '../support/plain-loa.js';
import { cellsOf, parts } from '../support/plain-set.js';
import { randomNumbers } from '../support/random.js';
import { readRecords } from '../support/shared-data.js';

beforeAll(() => init());

const COLORS = ['black', 'white'] as const;

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const texts = (moves: LoaMove[]) => moves.map(({ text }) => text).sort();

const STANDARD = '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b';

/** Black is to move and cannot: a white stone stands in every way. */
const STUCK = `
  O . . . . O . .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
  . . . . . . . .
  . . . O O . . .
  O O O . O . . .
  . X O X O . . .`;

/** d2 may take d4, which leaves white's other two stones together; black's stones stay apart. */
const OWN_GOAL = `
  . . . . . . . X
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
  O . . X . . . .
  O . . . . . . .`;

/** d2 may step up to e4. */
const APART = `
  . . . . . . . O
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . X . . .
  . . . . . . . .
  . . . X . . . .
  O . . . . . . .`;

/** As OWN_GOAL, with black's other stone next to d4. */
const BOTH = `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . X . . .
  . . . O . . . .
  . . . . . . . .
  O . . X . . . .
  O . . . . . . .`;

describe('the starts', () => {
  test('standard', () => {
    const board = LoaBoard.start();
    expect(board.toDiagram()).toBe(
      diagram(`
        . X X X X X X .
        O . . . . . . O
        O . . . . . . O
        O . . . . . . O
        O . . . . . . O
        O . . . . . . O
        O . . . . . . O
        . X X X X X X .`),
    );
    expect([board.toPlay, board.toFen()]).toEqual(['black', STANDARD]);
    expect(LoaBoard.start('standard').equals(board)).toBe(true);
  });

  test('scrambled eggs', () => {
    const board = LoaBoard.start('scrambled-eggs');
    expect(board.toDiagram()).toBe(
      diagram(`
        . O X O X O X .
        X . . . . . . O
        O . . . . . . X
        X . . . . . . O
        O . . . . . . X
        X . . . . . . O
        O . . . . . . X
        . X O X O X O .`),
    );
    expect([board.toPlay, board.outcome]).toEqual(['black', null]);
    expect(board.toFen({ letters: 'Ll' })).toBe('1lLlLlL1/L6l/l6L/L6l/l6L/L6l/l6L/1LlLlLl1 w - - 0 1');
  });

  test('no other', () => {
    expect(errorOf(() => LoaBoard.start(wrong('gemma')))).toBe(
      "bad-option: the set-up must be one of 'standard', 'scrambled-eggs', 'parachute', not 'gemma'",
    );
    expect(errorOf(() => LoaBoard.start(wrong(null)))).toMatch(/^bad-option: /);
    expect(errorOf(() => new (wrong(LoaBoard))())).toMatch(/^bad-option: make boards with /);
  });
});

describe('FEN', () => {
  test.each([
    ['with b and w', '1b6/8/8/8/8/8/8/6w1 w', 'white', 'b8', 'g1'],
    ['with L and l, whose first player is w', '1L6/8/8/8/8/8/8/6l1 w - - 0 1', 'black', 'b8', 'g1'],
    ['with L and l, the second player to move', '1L6/8/8/8/8/8/8/6l1 b', 'white', 'b8', 'g1'],
    ['with blanks around it', '  1b6/8/8/8/8/8/8/6w1   b \n', 'black', 'b8', 'g1'],
    ['with counters', '1b6/8/8/8/8/8/8/6w1 b - - 12 34', 'black', 'b8', 'g1'],
    ['with digits side by side', '1b51/44/8/8/8/2222/8/312w1 b', 'black', 'b8', 'g1'],
  ] as const)('%s', (_, fen, toPlay, black, white) => {
    const board = LoaBoard.fromFen(fen);
    expect(board.toPlay).toBe(toPlay);
    expect([board.stones('black').size, board.stones('white').size]).toEqual([1, 1]);
    expect([board.get(black), board.get(white)]).toEqual([1, -1]);
  });

  test('in both conventions on output', () => {
    const board = LoaBoard.fromFen('b6w/8/8/3bw3/8/8/8/wb6 w');
    expect(board.toFen()).toBe('b6w/8/8/3bw3/8/8/8/wb6 w');
    expect(board.toFen({ letters: 'bw' })).toBe(board.toFen());
    expect(board.toFen({ letters: 'Ll' })).toBe('L6l/8/8/3Ll3/8/8/8/lL6 b - - 0 1');
    expect(LoaBoard.fromFen(board.toFen({ letters: 'Ll' })).equals(board)).toBe(true);
    expect(errorOf(() => board.toFen({ letters: wrong('xo') }))).toMatch(/^bad-option: letters .*'xo'$/);
    expect(errorOf(() => board.toFen(wrong({ letter: 'bw' })))).toMatch(/^bad-option: .*'letter'/);
  });

  test.each<[string, number, RegExp]>([
    ['', 1, /empty/],
    [' \n ', 1, /empty/],
    ['hello', 1, /'h' is neither/],
    ['1bbbbbb1', 9, /1 ranks, not 8/],
    ['8/8/8/8/8/8/8 b', 14, /7 ranks, not 8/],
    ['8/8/8/8/8/8/8/8/8 b', 16, /more than 8 ranks/],
    ['8/8/8/8/8/8/8/8/ b', 16, /more than 8 ranks/],
    ['8//8/8/8/8/8/8 b', 3, /rank 7 has 0 squares, not 8/],
    ['7/8/8/8/8/8/8/8 b', 2, /rank 8 has 7 squares, not 8/],
    ['8/8/8/8/8/8/8/7 b', 16, /rank 1 has 7 squares, not 8/],
    ['8/8/8/8/8/8/8/ b', 15, /rank 1 has 0 squares, not 8/],
    ['8/bbbbbbbbb/8/8/8/8/8/8 b', 11, /rank 7 has more than 8/],
    ['8/7w1b/8/8/8/8/8/8 b', 5, /rank 7 has more than 8/],
    ['88/8/8/8/8/8/8/8 b', 2, /rank 8 has more than 8/],
    ['9/8/8/8/8/8/8/8 b', 1, /'9' is neither/],
    ['80/8/8/8/8/8/8/8 b', 2, /'0' is neither/],
    ['8/8/3B4/8/8/8/8/8 b', 6, /'B' is neither/],
    ['8/8/3b4/L7/8/8/8/8 b', 9, /'L' among stones of the other convention/],
    ['l7/8/3b4/8/8/8/8/8 b', 7, /'b' among stones of the other convention/],
    ['8/8/8/8/8/8/8/8', 16, /side to move is missing/],
    ['8/8/8/8/8/8/8/8  ', 18, /side to move is missing/],
    ['8/8/8/8/8/8/8/8 x', 17, /'x' is not a side/],
    ['8/8/8/8/8/8/8/8   B', 19, /'B' is not a side/],
    ['8/8/8/8/8/8/8/8 bw', 17, /'bw' is not a side/],
    ['8/8/8/8/8/8/8/8 constructor', 17, /'constructor' is not a side/],
    ['L7/8/8/8/8/8/8/7l l', 19, /'l' is not a side/],
    ['8/8/8/8/8/8/8/8 b KQkq', 19, /nothing is expected/],
    ['8/8/8/8/8/8/8/8 b - - 0 1 c', 27, /nothing is expected/],
    ['8/8/8 8/8/8/8/8 b', 6, /3 ranks, not 8/],
  ])('%j is wrong at character %i', (fen, place, message) => {
    const error = kakoiErrorOf(() => LoaBoard.fromFen(fen));
    expect(error.code).toBe('bad-notation');
    expect(error.message).toMatch(new RegExp(`^character ${place} of `));
    expect(error.message).toMatch(message);
  });

  test.each([[undefined], [null], [7], [[STANDARD]], [{}]])('%p is not text', (value) => {
    expect(errorOf(() => LoaBoard.fromFen(wrong(value)))).toMatch(/^bad-notation: a position is text, not /);
  });
});

describe('diagrams', () => {
  test('take every letter for a stone and an empty square, with blanks and without', () => {
    const board = LoaBoard.fromDiagram(
      `
      X . , + . . . O
      # . . . . . . .
      . . . . . . . .
      ........
      ........
      ........
      ........
      O......X`,
      'white',
    );
    expect(board.toFen()).toBe('b6w/b7/8/8/8/8/8/w6b w');
    expect(LoaBoard.fromDiagram(board.toDiagram(), 'white').equals(board)).toBe(true);
    expect(LoaBoard.fromDiagram(board.toDiagram()).toPlay).toBe('black');
  });

  test('of another size or with other letters', () => {
    expect(errorOf(() => LoaBoard.fromDiagram('X.O'))).toBe(
      'bad-size: a Lines of Action board is 5×5 to 8×8, not 3×1',
    );
    expect(errorOf(() => LoaBoard.fromDiagram('........\n'.repeat(9)))).toMatch(/^bad-size: .*not 8×9$/);
    expect(errorOf(() => LoaBoard.fromDiagram(`...x....${'\n........'.repeat(7)}`))).toMatch(
      /^bad-diagram: 'x' in row 1, column 4 /,
    );
    expect(errorOf(() => LoaBoard.fromDiagram(wrong(null)))).toMatch(/^bad-diagram: .*not null$/);
    expect(errorOf(() => LoaBoard.fromDiagram('........\n'.repeat(8), wrong('b')))).toMatch(
      /^bad-option: .*not 'b'$/,
    );
  });

  test('the console shows one', () => {
    const inspect = Symbol.for('nodejs.util.inspect.custom');
    const board = LoaBoard.fromDiagram(OWN_GOAL, 'white');
    expect(wrong(board)[inspect]()).toBe(`LoaBoard, white to move\n${diagram(OWN_GOAL)}`);
  });
});

describe('bits', () => {
  test('a1 is bit 0, h1 bit 7, a8 bit 56, h8 bit 63', () => {
    const board = LoaBoard.fromBits(1n | (1n << 63n), (1n << 7n) | (1n << 56n), 'white');
    expect(board.toFen()).toBe('w6b/8/8/8/8/8/8/b6w w');
    expect([board.bits('black'), board.bits('white')]).toEqual([0x8000000000000001n, 0x100000000000080n]);
    expect(LoaBoard.start().bits('black')).toBe(0x7e0000000000007en);
    expect(LoaBoard.start().bits('white')).toBe(0x0081818181818100n);
  });

  test('there and back', () => {
    const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
    fc.assert(
      fc.property(bits, bits, colors, (black, other, toPlay) => {
        const white = other & ~black;
        const board = LoaBoard.fromBits(black, white, toPlay);
        expect([board.bits('black'), board.bits('white'), board.toPlay]).toEqual([black, white, toPlay]);
        expect(LoaBoard.fromFen(board.toFen()).equals(board)).toBe(true);
      }),
    );
  });

  test.each<[unknown, unknown, unknown, RegExp]>([
    [2n ** 64n, 0n, 'black', /64-bit bigint, not 18446744073709551616n/],
    [0n, -1n, 'black', /64-bit bigint, not -1n/],
    [1, 0n, 'black', /64-bit bigint, not 1$/],
    [0n, undefined, 'black', /64-bit bigint, not undefined/],
    [0xffn, 0x1f0n, 'black', /both hold the squares 0xf0$/],
    [0n, 0n, 'red', /'black' or 'white', not 'red'/],
  ])('%p and %p, %p to move', (black, white, toPlay, message) => {
    const error = errorOf(() => LoaBoard.fromBits(wrong(black), wrong(white), wrong(toPlay)));
    expect(error).toMatch(/^bad-option: /);
    expect(error).toMatch(message);
  });
});

describe('squares', () => {
  test('go in as [x, y], { x, y } and text in either case', () => {
    const board = LoaBoard.fromFen('b7/8/8/8/8/8/8/7w b');
    expect([board.get([0, 0]), board.get({ x: 0, y: 0 }), board.get('a8'), board.get('A8')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([board.get('h1'), board.get([7, 7]), board.get('a1')]).toEqual([-1, -1, 0]);
    expect([...board.stones('white')]).toEqual([[7, 7]]);
    expect([board.stones('black').width, board.stones('black').height]).toEqual([8, 8]);
  });

  test.each<[unknown, string]>([
    ['i1', 'off-board'],
    ['j1', 'off-board'],
    ['a0', 'off-board'],
    ['a9', 'off-board'],
    ['h10', 'off-board'],
    [[8, 0], 'off-board'],
    [[0, -1], 'off-board'],
    ['dd', 'bad-vertex'],
    ['', 'bad-vertex'],
    ['aa1', 'bad-vertex'],
    ['a1 ', 'bad-vertex'],
    ['11', 'bad-vertex'],
    [[1.5, 0], 'bad-vertex'],
    [[1], 'bad-vertex'],
    [null, 'bad-vertex'],
    [undefined, 'bad-vertex'],
    [7, 'bad-vertex'],
  ])("%p is '%s'", (vertex, code) => {
    const board = LoaBoard.start();
    for (const call of [
      () => board.get(wrong(vertex)),
      () => board.lineCounts(wrong(vertex)),
      ...(vertex === undefined ? [] : [() => board.legalMoves(wrong(vertex))]),
    ]) {
      expect(kakoiErrorOf(call).code).toBe(code);
    }
  });
});

describe('moves', () => {
  test('of the start: along ranks over the own stones, along files and diagonals by two', () => {
    expect(texts(LoaBoard.start().legalMoves())).toEqual(
      [
        ...['b1-h1', 'b1-b3', 'b1-d3', 'c1-c3', 'c1-e3', 'c1xa3', 'd1-d3', 'd1-b3', 'd1-f3'],
        ...['e1-e3', 'e1-c3', 'e1-g3', 'f1-f3', 'f1-d3', 'f1xh3', 'g1-a1', 'g1-g3', 'g1-e3'],
        ...['b8-h8', 'b8-b6', 'b8-d6', 'c8-c6', 'c8-e6', 'c8xa6', 'd8-d6', 'd8-b6', 'd8-f6'],
        ...['e8-e6', 'e8-c6', 'e8-g6', 'f8-f6', 'f8-d6', 'f8xh6', 'g8-a8', 'g8-g6', 'g8-e6'],
      ].sort(),
    );
  });

  test('of one stone, with all that is known about them', () => {
    const moves = LoaBoard.start().legalMoves('c1');
    expect([...moves].sort((a, b) => a.text.localeCompare(b.text))).toEqual([
      { from: [2, 7], to: [2, 5], capture: false, text: 'c1-c3', connects: 'none' },
      { from: [2, 7], to: [4, 5], capture: false, text: 'c1-e3', connects: 'none' },
      { from: [2, 7], to: [0, 5], capture: true, text: 'c1xa3', connects: 'none' },
    ]);
    expect(LoaBoard.start().legalMoves('a2')).toEqual([]); // the opponent's
    expect(LoaBoard.start().legalMoves([3, 3])).toEqual([]); // nobody's
  });

  test('one stone on its lines moves like a king; none moves eight squares', () => {
    const lone = LoaBoard.fromFen('5w2/8/8/3b4/8/7w/8/b7 b');
    expect(texts(lone.legalMoves('d5'))).toEqual(
      ['d5-c4', 'd5-c5', 'd5-c6', 'd5-d4', 'd5-d6', 'd5-e4', 'd5-e5', 'd5-e6'].sort(),
    );
    const full = LoaBoard.fromFen('bbbb1bbb/8/8/8/7w/8/8/bwbbbbbb b');
    expect(texts(full.legalMoves('a1'))).toEqual(['a1-a3', 'a1-c3'].sort()); // a row of eight leads nowhere
  });

  test('over own stones, not over enemy stones, onto enemy stones', () => {
    const board = LoaBoard.fromDiagram(`
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      X X . O . O . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . X`);
    // Four stones stand on rank 4: a4 would have to pass d4 to reach e4; b4 would have to reach f4 the same way.
    expect(texts(board.legalMoves('a4')).filter((text) => /4$/.test(text))).toEqual([]);
    expect([board.legality('a4-e4'), board.legality('b4-f4')]).toEqual(['blocked', 'blocked']);
    const white = LoaBoard.fromDiagram(board.toDiagram(), 'white');
    expect(texts(white.legalMoves('f4')).filter((text) => /[-x]\w4$/.test(text))).toEqual(['f4xb4']); // over its own d4
  });

  test.each<[string, string, string, LoaMove['connects'], boolean]>([
    ['the mover', APART, 'd2-d3', 'mover', false],
    ['the opponent: an own goal', OWN_GOAL, 'd2xd4', 'opponent', true],
    ['both', BOTH, 'd2xd4', 'both', true],
    ['nobody', OWN_GOAL, 'd2-f2', 'none', false],
  ])('that connect %s', (_, text, move, connects, capture) => {
    const board = LoaBoard.fromDiagram(text);
    const found = board.legalMoves().find((candidate) => candidate.text === move);
    expect(found).toMatchObject({ connects, capture });
    const after = board.play(move);
    expect([after.isConnected('black'), after.isConnected('white')]).toEqual([
      ['mover', 'both'].includes(connects),
      ['opponent', 'both'].includes(connects),
    ]);
  });

  test('that take the last but one stone connect the opponent', () => {
    const board = LoaBoard.fromFen('8/8/8/8/1b5w/8/8/1b1w4 w'); // d1 by two onto b1
    expect(board.resolve('d1b1')).toMatchObject({ text: 'd1xb1', connects: 'opponent' });
    expect(board.play('d1b1').outcome).toBe('black');
  });

  test('agree with a plain search, in what they are and in what they lead to', () => {
    fc.assert(
      fc.property(boards, colors, (rows, toPlay) => {
        const board = LoaBoard.fromDiagram(toText(rows), toPlay);
        const plain = plainMoves(rows, toPlay);
        if (COLORS.some((color) => plainConnected(rows, color))) {
          expect([board.legalMoves(), board.mustPass]).toEqual([[], false]);
          return;
        }
        const moves = board.legalMoves();
        expect(texts(moves)).toEqual([...plain.keys()].sort());
        expect(board.mustPass).toBe(plain.size === 0);
        for (const move of moves) {
          const after = plain.get(move.text)!;
          const other = toPlay === 'black' ? 'white' : 'black';
          const mine = plainConnected(after, toPlay);
          const theirs = plainConnected(after, other);
          expect([move.text, move.connects]).toEqual([
            move.text,
            mine && theirs ? 'both' : mine ? 'mover' : theirs ? 'opponent' : 'none',
          ]);
          expect(move.capture).toBe(move.text.includes('x'));
          expect(board.play(move).toDiagram()).toBe(toText(after));
          expect(board.legality(move)).toBe('legal');
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are all that legality calls legal', () => {
    const squares = Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
    fc.assert(
      fc.property(boards, colors, (rows, toPlay) => {
        const board = LoaBoard.fromDiagram(toText(rows), toPlay);
        const legal = squares.flatMap((from) =>
          squares.filter((to) => board.legality({ from, to }) === 'legal').map((to) => `${from} ${to}`),
        );
        expect(legal.sort()).toEqual(
          board
            .legalMoves()
            .map(({ from, to }) => `${from} ${to}`)
            .sort(),
        );
      }),
      { numRuns: 20 },
    );
  });
});

test('the stones on the lines through a square, whether one stands there or not', () => {
  const board = LoaBoard.start();
  expect(board.lineCounts('b1')).toEqual({ row: 6, column: 2, diagonal: 2, antidiagonal: 2 });
  expect(board.lineCounts('a1')).toEqual({ row: 6, column: 6, diagonal: 0, antidiagonal: 0 });
  expect(board.lineCounts('d4')).toEqual({ row: 2, column: 2, diagonal: 0, antidiagonal: 2 });
  const corner = LoaBoard.fromFen('7b/8/8/8/3w4/8/8/b7 b');
  expect(corner.lineCounts('d4')).toEqual({ row: 1, column: 1, diagonal: 3, antidiagonal: 1 });
  expect(corner.lineCounts('a8')).toEqual({ row: 1, column: 1, diagonal: 0, antidiagonal: 0 });
});

describe('legality', () => {
  const position = `
    . . . . . . . .
    . . . X . . . .
    . . . . . . . .
    . . . . . . . .
    X . O O . . . .
    . . . . . . . .
    X . . . . . . X
    . . . . . . O .`;
  const count = (stones: string, wanted: number, given: number) =>
    `${stones} on that line, so it moves ${wanted}, not ${given}`;

  test.each([
    ['c5', 'c6', 'no-stone', 'the square is empty'],
    ['c4', 'c5', 'not-your-stone', "it is the opponent's stone"],
    ['a4', 'b6', 'off-line', 'the squares share no row, column or diagonal'],
    ['a4', 'a4', 'off-line', 'the squares share no row, column or diagonal'],
    ['a4', 'b4', 'wrong-distance', count('3 stones stand', 3, 1)],
    ['a4', 'a7', 'wrong-distance', count('2 stones stand', 2, 3)],
    ['a4', 'd7', 'wrong-distance', count('2 stones stand', 2, 3)],
    ['d7', 'f5', 'wrong-distance', count('1 stone stands', 1, 2)],
    ['a4', 'a2', 'own-stone', 'your own stone is on the target'],
    ['a4', 'd4', 'blocked', "an opponent's stone is in the way"],
  ] as const)('%s-%s: %s', (from, to, reason, why) => {
    const board = LoaBoard.fromDiagram(position);
    expect(board.legality({ from, to })).toBe(reason);
    expect(kakoiErrorOf(() => board.play(`${from}-${to}`))).toMatchObject({
      code: 'illegal-move',
      reason,
      message: `black may not move ${from}-${to}: ${why}`,
    });
  });

  test('h2-f2 is legal', () => {
    const board = LoaBoard.fromDiagram(position);
    expect(board.legality('h2-f2')).toBe('legal');
    expect(board.play('h2-f2').get('f2')).toBe(1);
  });

  test('of a decided position', () => {
    const over = LoaBoard.fromFen('8/8/8/8/8/2bb4/8/w6w w');
    expect([over.legality('a1-a2'), over.legalMoves(), over.mustPass]).toEqual(['game-over', [], false]);
    for (const move of ['a1-b1', 'c3-c4', 'pass']) {
      expect(errorOf(() => over.play(move))).toBe('game-over: the game is over: black is connected');
    }
    expect(errorOf(() => LoaBoard.fromFen('8/8/8/8/8/2bb4/8/ww6 w').play('pass'))).toBe(
      'game-over: the game is over: both sides are connected',
    );
  });
});

describe('play', () => {
  test('makes a new board and leaves the old one', () => {
    const board = LoaBoard.start();
    const after = board.play('f8xh6');
    expect(after.toFen()).toBe('1bbbb1b1/w6w/w6b/w6w/w6w/w6w/w6w/1bbbbbb1 w');
    expect(board.toFen()).toBe(STANDARD);
    expect(after.play('a2-c2').toPlay).toBe('black');
  });

  test.each(['f8xh6', 'f8-h6', 'f8:h6', 'f8h6', 'F8-H6', 'F8XH6', 'f8:h6++', 'f8xh6!', ' f8 x h6 ', 'f8 h6'])(
    'takes %j for f8xh6',
    (text) => {
      const board = LoaBoard.start();
      expect(board.play(text).equals(board.play('f8xh6'))).toBe(true);
      expect(board.resolve(text)).toEqual(board.legalMoves('f8').find((move) => move.capture));
    },
  );

  test.each(['b1-h1', 'b1xh1', 'b1:h1', 'b1h1', 'B1-H1'])('takes %j for b1-h1', (text) => {
    expect(LoaBoard.start().resolve(text)).toMatchObject({ text: 'b1-h1', capture: false });
  });

  test('takes a move of moves(), and squares in every form', () => {
    const board = LoaBoard.start();
    for (const move of board.legalMoves()) expect(board.resolve(move)).toEqual(move);
    expect(board.play(wrong({ from: 'b1', to: { x: 7, y: 7 } })).get('h1')).toBe(1);
  });

  test.each<[unknown]>([
    [''],
    ['b1'],
    ['b1-'],
    ['b1-h1-b1'],
    ['b1--h1'],
    ['b1-i1'],
    ['b0-b2'],
    ['b1=h1'],
    ['passe'],
    ['resign'],
    [undefined],
    [7],
    [{}],
    [{ from: 'b1' }],
    [{ from: [9, 9], to: [0, 0] }],
    [['b1', 'h1']],
  ])('%p is not a move', (move) => {
    const refused = /^bad-notation: .* is not a move: /;
    expect(errorOf(() => LoaBoard.start().play(wrong(move)))).toMatch(refused);
    expect(errorOf(() => LoaBoard.start().legality(wrong(move)))).toMatch(refused);
  });
});

describe('without a move', () => {
  test('a side passes, and only then', () => {
    const board = LoaBoard.fromDiagram(STUCK);
    expect([board.legalMoves(), board.mustPass, board.outcome]).toEqual([[], true, null]);
    const pass = board.resolve('pass');
    expect(pass).toEqual({ from: [-1, -1], to: [-1, -1], capture: false, text: 'pass', connects: 'none' });
    for (const move of ['pass', 'PASS', ' Pass ', pass, null]) {
      const after = board.play(move);
      expect([after.toPlay, after.toDiagram(), after.mustPass]).toEqual(['white', diagram(STUCK), false]);
    }
    expect([LoaBoard.start().mustPass, LoaBoard.start().legality(null)]).toEqual([false, 'can-move']);
    expect([board.legality('pass'), board.legality('d5-d6')]).toEqual(['legal', 'no-stone']);
    expect(kakoiErrorOf(() => LoaBoard.start().play('pass'))).toMatchObject({
      code: 'illegal-move',
      reason: 'can-move',
      message: 'black may not pass: there are other moves',
    });
    expect(kakoiErrorOf(() => board.play('b1-b3'))).toMatchObject({ reason: 'blocked' });
  });

  test.each([
    ['pass', null],
    ['loss', 'white'],
    ['draw', 'draw'],
  ] as const)("under noMove '%s' the outcome is %p", (noMove, outcome) => {
    expect(LoaBoard.fromDiagram(STUCK).ending({ noMove })?.outcome ?? null).toBe(outcome);
    expect(LoaBoard.start().ending({ noMove })?.outcome ?? null).toBe(null);
    expect(LoaBoard.fromDiagram(STUCK).ending({ noMove })).toEqual(
      outcome === null ? null : { outcome, end: 'no-move' },
    );
  });
});

describe('outcome', () => {
  test.each<[string, string, Color | null]>([
    ['the start', STANDARD, null],
    ['black is connected', '8/8/8/2b5/3b4/8/8/w6w b', 'black'],
    ['white is connected', '8/8/8/2w5/3w4/8/8/b6b b', 'white'],
    ['a single stone is connected', '8/8/8/2b5/8/8/8/w6w w', 'black'],
    ['twelve stones in one group', 'w7/b1b1b3/1b1b1b2/b1b1b3/1b1b1b2/8/8/7w w', 'black'],
    ['a ring with a stone loose', 'w7/8/8/3b4/2b1b3/3b4/8/w5b1 b', null],
    ['a ring', 'w7/8/8/3b4/2b1b3/3b4/8/w7 b', 'black'],
    ['an enemy between', '8/8/8/2bwb3/8/8/8/w7 b', null],
    ['no way round the edge', '7b/b7/8/8/8/8/8/w6w b', null],
  ])('%s', (_, fen, outcome) => {
    const board = LoaBoard.fromFen(fen);
    expect(board.outcome).toBe(outcome);
    expect(board.ending()).toEqual(outcome === null ? null : { outcome, end: 'connection' });
  });

  test.each([
    [{}, 'b', 'draw'],
    [{ simultaneous: 'draw' }, 'w', 'draw'],
    [{ simultaneous: 'mover' }, 'b', 'white'],
    [{ simultaneous: 'mover' }, 'w', 'black'],
    [{ simultaneous: 'mover', noMove: 'loss', repetition: 2 }, 'w', 'black'],
  ] as const)('both sides connected, under %p with %s to move: %s', (rules, side, outcome) => {
    const board = LoaBoard.fromFen(`8/8/8/2bb4/8/8/8/6ww ${side}`);
    expect(board.ending(rules)?.outcome ?? null).toBe(outcome);
    expect(board.ending(rules)).toEqual({ outcome, end: 'simultaneous' });
  });

  test('after an own goal, and after a move that connects both', () => {
    expect(LoaBoard.fromDiagram(OWN_GOAL).play('d2xd4').outcome).toBe('white');
    const both = LoaBoard.fromDiagram(BOTH).play('d2xd4');
    expect([both.outcome, both.ending({ simultaneous: 'mover' })?.outcome]).toEqual(['draw', 'black']);
  });

  test.each<[unknown, RegExp]>([
    [{ simultaneous: 'both' }, /simultaneous must be one of 'draw', 'mover', not 'both'/],
    [{ noMove: 'lose' }, /noMove must be one of .*not 'lose'/],
    [{ repetition: -1 }, /repetition .*not -1/],
    [{ repetition: 1 }, /repetition must be 0 or at least 2, not 1/],
    [{ repetition: 2.5 }, /repetition .*not 2.5/],
    [{ repetition: '3' }, /repetition .*not '3'/],
    [{ noMoves: 'pass' }, /unknown option 'noMoves'; known: simultaneous, noMove, repetition/],
    ['draw', /object, not 'draw'/],
    [null, /object, not null/],
  ])('rules %p', (rules, message) => {
    const error = errorOf(() => LoaBoard.start().ending(wrong(rules)));
    expect(error).toMatch(/^bad-option: /);
    expect(error).toMatch(message);
  });

  test('rules left undefined are the default ones', () => {
    const board = LoaBoard.fromFen('8/8/8/2bb4/8/8/8/6ww w');
    expect(board.ending(wrong({ simultaneous: undefined, noMove: undefined }))?.outcome).toBe('draw');
  });
});

describe('perft', () => {
  const data = join(__dirname, '../../tests-cpp/data/loa-perft.jsonl');
  const records = readRecords<{ fen: string; kind: string; depth: number; nodes: number }>(data);

  test.each(records.map(({ fen, kind, depth, nodes }) => [fen, kind, depth, nodes] as const))(
    '%s (%s): %i moves, %i lines of play',
    (fen, _, depth, nodes) => {
      expect(LoaBoard.fromFen(fen).perft(depth)).toBe(nodes);
    },
  );

  test('counts one line of no moves, and none past the end of the game', () => {
    expect(LoaBoard.start().perft(0)).toBe(1);
    const over = LoaBoard.fromFen('8/8/8/2bb4/8/8/8/w6w w');
    expect([over.perft(0), over.perft(1), over.perft(3)]).toEqual([1, 0, 0]);
    expect(LoaBoard.fromDiagram(STUCK).perft(1)).toBe(1); // the pass
  });

  test.each([[-1], [21], [1.5], ['4'], [undefined]])('depth %p', (depth) => {
    expect(errorOf(() => LoaBoard.start().perft(wrong(depth)))).toMatch(
      /^bad-option: depth must be an integer from 0 to 20/,
    );
  });
});

describe('groups, quads and Euler numbers', () => {
  test('of two groups that the Euler number takes for one', () => {
    const board = LoaBoard.fromDiagram(`
      . . . . . . . .
      . . X . . . . .
      . X . X . . . .
      . . X . . . . .
      . . . . . . . .
      . . . . . . X X
      O . . . . . X X
      O . O . . . . .`);
    expect(board.groups('black').map((group) => group.size)).toEqual([4, 4]);
    expect([board.eulerNumber('black'), board.isConnected('black')]).toEqual([1, false]);
    expect(board.eulerNumber('black', 4)).toBe(5);
    // The ring has eight windows of one stone and four of two on a diagonal; the square has four of one, four
    // of two and one of four.
    expect(board.quads('black')).toEqual({ q0: 60, q1: 12, q2: 4, q3: 0, q4: 1, qd: 4 });
    expect(board.groups('white').map((group) => group.toDiagram().split('\n').slice(6))).toEqual([
      ['#.......', '#.......'],
      ['........', '..#.....'],
    ]);
  });

  test('of no stones and of a full board', () => {
    const empty = LoaBoard.fromFen('8/8/8/8/8/8/8/8 b');
    expect(empty.quads('white')).toEqual({ q0: 81, q1: 0, q2: 0, q3: 0, q4: 0, qd: 0 });
    expect([empty.eulerNumber('black'), empty.isConnected('black'), empty.groups('black')]).toEqual([
      0,
      true,
      [],
    ]);
    const full = LoaBoard.fromBits(2n ** 64n - 1n, 0n, 'black');
    expect(full.quads('black')).toEqual({ q0: 0, q1: 4, q2: 28, q3: 0, q4: 49, qd: 0 });
    expect([full.eulerNumber('black'), full.eulerNumber('black', 4)]).toEqual([1, 1]);
  });

  test('of random boards, as counted cell by cell', () => {
    fc.assert(
      fc.property(boards, colors, (rows, color) => {
        const board = LoaBoard.fromDiagram(toText(rows));
        const stones = stonesOf(rows, color);
        const quads = board.quads(color);
        expect(quads).toEqual(plainQuads(stones));
        expect(board.eulerNumber(color)).toBe(plainEuler(stones, 8));
        expect(board.eulerNumber(color, 4)).toBe(plainEuler(stones, 4));
        expect(board.groups(color).map(cellsOf)).toEqual(parts(stones, 8));
        expect(board.isConnected(color)).toBe(plainConnected(rows, color));
        const { q1, q2, q3, q4, qd } = quads;
        expect(q1 + 2 * (q2 + qd) + 3 * q3 + 4 * q4).toBe(4 * board.stones(color).size);
        expect(board.stones(color).quads()).toEqual(quads);
      }),
      { numRuns: 400 },
    );
  });

  test('of the positions in tests-cpp/data', () => {
    type Quads = Record<'q0' | 'q1' | 'q2' | 'q3' | 'q4' | 'qd', number>;
    type Counts = { fen: string; color: 'b' | 'w'; groups: number; euler8: number; euler4: number } & Quads;
    const records = readRecords<Counts>(join(__dirname, '../../tests-cpp/data/loa-quads.jsonl'));
    expect(records.length).toBeGreaterThan(100);
    for (const { fen, color, groups, euler8, euler4, q0, q1, q2, q3, q4, qd } of records) {
      const board = LoaBoard.fromFen(fen);
      const side = color === 'b' ? 'black' : 'white';
      expect([
        fen,
        board.groups(side).length,
        board.eulerNumber(side),
        board.eulerNumber(side, 4),
        board.quads(side),
        board.isConnected(side),
      ]).toEqual([fen, groups, euler8, euler4, { q0, q1, q2, q3, q4, qd }, groups <= 1]);
    }
  });
});

describe('loaConnectivity', () => {
  test('answers 1 for black plus 2 for white', () => {
    const fens = ['1bb5/8/8/8/8/8/8/w6w b', '1b1b4/8/8/8/8/8/8/ww6 b', '1bb5/8/8/8/8/8/8/ww6 b', STANDARD];
    const all = fens.map((fen) => LoaBoard.fromFen(fen));
    const bitboards = BigUint64Array.from(all.flatMap((board) => COLORS.map((color) => board.bits(color))));
    expect([...loaConnectivity(bitboards)]).toEqual([1, 2, 3, 0]);
    expect([...loaConnectivity(bitboards.subarray(2, 6))]).toEqual([2, 3]);
    expect(loaConnectivity(new BigUint64Array())).toEqual(new Uint8Array());
  });

  test('over several crossings, as position by position', () => {
    const random = randomNumbers(9);
    const byte = () => BigInt(Math.floor(random() * 256));
    // Two ranks of stones, which are about as often connected as not; and a lone stone of black or white by
    // turns, so that no answer is 0, which an answer that was never written would be.
    const bitboards = BigUint64Array.from({ length: 2 * 40_000 }, (_, i) =>
      i % 4 === 1 || i % 4 === 2 ? 1n << 63n : byte() | (byte() << 8n),
    );
    const answers = loaConnectivity(bitboards);
    expect(answers).toHaveLength(40_000);
    const differing: number[] = [];
    for (let i = 0; i < 40_000; i += 1) {
      if (i % 97 !== 0 && i % 16_384 > 1 && i % 16_384 < 16_382) continue;
      const [black, white] = bitboards.subarray(2 * i) as unknown as [bigint, bigint];
      const rows = rowsOf(LoaBoard.fromBits(black, white, 'black').toDiagram());
      const plain = (plainConnected(rows, 'black') ? 1 : 0) + (plainConnected(rows, 'white') ? 2 : 0);
      if (answers[i] !== plain) differing.push(i);
    }
    expect(differing).toEqual([]);
    expect(new Set(answers)).toEqual(new Set([1, 2, 3]));
  });

  test.each<[unknown, RegExp]>([
    [new BigUint64Array([1n, 2n, 3n, 6n]), /position 1 has a square that both sides hold/],
    [new BigUint64Array(2 * 20_000).fill(1n << 63n, -2), /position 19999 has a square/],
    [new BigUint64Array(3), /in pairs, black and white, but there are 3/],
    [new BigInt64Array(2), /BigUint64Array, not BigInt64Array of 16 bytes/],
    [new Uint32Array(4), /BigUint64Array, not Uint32Array/],
    [[1n, 2n], /BigUint64Array, not \[1n, 2n\]/],
    [undefined, /BigUint64Array, not undefined/],
    [null, /BigUint64Array, not null/],
  ])('%p', (bitboards, message) => {
    expect(errorOf(() => loaConnectivity(wrong(bitboards)))).toMatch(/^bad-option: /);
    expect(errorOf(() => loaConnectivity(wrong(bitboards)))).toMatch(message);
  });
});

describe('as a value', () => {
  test('goes through JSON and structuredClone', () => {
    const board = LoaBoard.start().play('f8xh6');
    expect(board.toJSON()).toEqual({ fen: '1bbbb1b1/w6w/w6b/w6w/w6w/w6w/w6w/1bbbbbb1 w' });
    expect(LoaBoard.fromJSON(JSON.parse(JSON.stringify(board))).equals(board)).toBe(true);
    expect(LoaBoard.fromJSON(structuredClone(board.toJSON())).equals(board)).toBe(true);
    for (const json of [null, undefined, 7, 'X', {}, { fen: 7 }, { fen: 'X' }]) {
      expect(errorOf(() => LoaBoard.fromJSON(json))).toMatch(/^bad-notation: /);
    }
  });

  test('is equal to one with the same stones and the same side to move', () => {
    const board = LoaBoard.start();
    expect(board.equals(LoaBoard.fromFen(STANDARD))).toBe(true);
    expect(board.equals(LoaBoard.fromFen(STANDARD.replace(/b$/, 'w')))).toBe(false);
    expect(board.equals(LoaBoard.start('scrambled-eggs'))).toBe(false);
    expect(errorOf(() => board.equals(wrong({ toPlay: 'black' })))).toMatch(/^bad-option: .*not a LoaBoard$/);
  });

  test('does not change', () => {
    const board = LoaBoard.start();
    const [move] = board.legalMoves() as [LoaMove];
    for (const change of [
      () => Object.assign(board, { toPlay: 'white' }),
      () => Object.assign(move, { text: 'x' }),
      () => Object.assign(move.from, [0, 0]),
      () => Object.assign(move.to, [0, 0]),
    ]) {
      expect(change).toThrow(TypeError);
    }
    for (const call of [() => board.play('b1-b2'), () => board.play('pass'), () => board.perft(99)]) {
      expect(call).toThrow(KakoiError);
    }
    expect([board.toFen(), board.toPlay]).toEqual([STANDARD, 'black']);
  });
});

test('loaConnectivity is given an array, or tells so, whatever it is asked to read', () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
    },
  );
  expect(errorOf(() => loaConnectivity(trap as never))).toMatch(
    /^bad-option: bitboards must be a BigUint64Array/,
  );
});
