/** Lines of Action on boards of 5×5 to 8×8 squares. */

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { init, LoaBoard, LoaGame, type LoaSetup, vertexName } from 'kakoi';
import { endingsEngine, readWin, verifyWin } from 'kakoi/endings';
import { loaOverlays, toPicture } from 'kakoi/pictures';
import { playEngine, searchLoa } from 'kakoi/play';
import { toSvg } from 'kakoi/svg';
import { createPool } from 'kakoi/worker';
import { diagram } from '../support/diagrams.js';
import { errorOf } from '../support/errors.js';
import {
  boardsOf,
  colors,
  plainConnected,
  plainEuler,
  plainMoves,
  plainPerft,
  plainQuads,
  rowsOf,
  stonesOf,
  toText,
} from '../support/plain-loa.js';

const SIZES = [5, 6, 7, 8] as const;
const wrong = (value: unknown) => value as never;

beforeAll(() => init(endingsEngine, playEngine));

describe('set-ups', () => {
  const SETUPS: readonly (readonly [LoaSetup, number, string])[] = [
    ['standard', 5, '.XXX. O...O O...O O...O .XXX.'],
    ['scrambled-eggs', 5, '.OXO. O...X X...O O...X .XOX.'],
    ['parachute', 5, '..... X...O O...X X...O .....'],
    ['standard', 6, '.XXXX. O....O O....O O....O O....O .XXXX.'],
    ['scrambled-eggs', 6, '.OXOX. X....O O....X X....O O....X .XOXO.'],
    ['parachute', 6, '...... O....X X....O O....X X....O ......'],
    ['scrambled-eggs', 8, '.OXOXOX. X......O O......X X......O O......X X......O O......X .XOXOXO.'],
    ['parachute', 8, '........ O......X X......O O......X X......O O......X X......O ........'],
  ];
  test.each(SETUPS)('%s on %i×%i', (setup, size, rows) => {
    const board = LoaBoard.start(setup, size);
    expect(board.toDiagram()).toBe(rows.replaceAll(' ', '\n'));
    expect([board.width, board.height, board.toPlay]).toEqual([size, size, 'black']);
    expect(board.stones('black').size).toBe(board.stones('white').size);
  });

  test('by size, by name, and by both', () => {
    expect(LoaBoard.start(6).equals(LoaBoard.start('standard', 6))).toBe(true);
    expect(LoaBoard.start('parachute').equals(LoaBoard.start('parachute', 8))).toBe(true);
    expect(LoaBoard.start(7).equals(LoaBoard.start(8))).toBe(false);
    expect(LoaBoard.empty(6, 'white').toFen()).toBe('6/6/6/6/6/6 w');
    expect(LoaBoard.empty('white').toFen()).toBe('8/8/8/8/8/8/8/8 w');
  });

  test.each([4, 9, 6.5, Number.NaN])('of size %p are refused', (size) => {
    expect(errorOf(() => LoaBoard.start(size))).toMatch(
      /^bad-size: size must be an integer from 5 to 8, not /,
    );
    expect(errorOf(() => LoaBoard.empty(size))).toMatch(/^bad-size: /);
    expect(errorOf(() => LoaBoard.start('parachute', size))).toMatch(/^bad-size: /);
    expect(errorOf(() => new LoaGame({ size }))).toMatch(/^bad-size: /);
    expect(errorOf(() => LoaBoard.fromBits(0n, 0n, 'black', size))).toMatch(/^bad-size: /);
  });

  test('of unknown names are refused', () => {
    expect(errorOf(() => LoaBoard.start(wrong('gemma'), 6))).toMatch(
      /^bad-option: the set-up must be one of /,
    );
    expect(errorOf(() => LoaBoard.start(wrong({ size: 6 })))).toMatch(/^bad-option: /);
    expect(errorOf(() => LoaBoard.start('standard', wrong('6')))).toMatch(/^bad-size: /);
    expect(errorOf(() => LoaBoard.empty(wrong('red')))).toMatch(/^bad-option: /);
  });
});

describe('a board of 5×5', () => {
  const board = () =>
    LoaBoard.fromDiagram(`
      . X . . O
      . . . . .
      . . X . .
      . . . . .
      O . . . X`);

  test('names its squares from a1 at the bottom left to e5', () => {
    expect([board().get('b5'), board().get([1, 0]), board().get('e5'), board().get('e1')]).toEqual([
      1, 1, -1, 1,
    ]);
    expect(vertexName([4, 0], LoaBoard.start(5))).toBe('e5');
    expect(board().toFen()).toBe('1b2w/5/2b2/5/w3b b');
    for (const square of ['f1', 'a6', 'h8'])
      expect(errorOf(() => board().get(square))).toBe(`off-board: '${square}' is not a square: a1 to e5`);
    expect(errorOf(() => board().get([5, 0]))).toMatch(/^off-board: /);
    expect(errorOf(() => board().play('c3-f6'))).toMatch(/^bad-notation: /);
  });

  test('ends at its edges: no stone leaves it', () => {
    // c3 stands alone on its row and column, with two others on each of the diagonals a1-e5 and a5-e1.
    expect(board().lineCounts('c3')).toEqual({ row: 1, column: 1, diagonal: 3, antidiagonal: 2 });
    expect(
      board()
        .legalMoves('c3')
        .map(({ text }) => text),
    ).toEqual(['c3-c2', 'c3-b3', 'c3-d3', 'c3-c4', 'c3-a5']);
    expect(
      board()
        .legalMoves('e1')
        .map(({ text, to }) => [text, to]),
    ).toEqual(
      [
        ['e1-c1', [2, 4]],
        ['e1-c3', [2, 2]],
        ['e1-e3', [4, 2]],
      ].filter(([text]) => text !== 'e1-c3'),
    ); // its own stone
  });

  test('has 36 windows', () => {
    expect(board().quadWindows('black')).toHaveLength(36);
    expect(Object.values(board().quads('black')).reduce((sum, count) => sum + count)).toBe(36);
  });
});

describe.each(SIZES)('boards of size %i', (size) => {
  test('agree with the plain rules', () => {
    fc.assert(
      fc.property(boardsOf(size), colors, (rows, toPlay) => {
        const board = LoaBoard.fromDiagram(toText(rows), toPlay);
        const isOver = plainConnected(rows, 'black') || plainConnected(rows, 'white');
        const expected = plainMoves(rows, toPlay);
        const moves = board.legalMoves();
        expect(moves.map(({ text }) => text).sort()).toEqual(isOver ? [] : [...expected.keys()].sort());
        for (const move of moves)
          expect(rowsOf(board.play(move).toDiagram())).toEqual(expected.get(move.text));
        expect(board.perft(2)).toBe(plainPerft(rows, toPlay, 2));
        for (const color of ['black', 'white'] as const) {
          const stones = stonesOf(rows, color);
          expect(board.isConnected(color)).toBe(plainConnected(rows, color));
          expect(board.quads(color)).toEqual(plainQuads(stones));
          expect([board.eulerNumber(color), board.eulerNumber(color, 4)]).toEqual([
            plainEuler(stones, 8),
            plainEuler(stones, 4),
          ]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('are the same as text, bits and JSON', () => {
    fc.assert(
      fc.property(boardsOf(size), colors, (rows, toPlay) => {
        const board = LoaBoard.fromDiagram(toText(rows), toPlay);
        for (const copy of [
          LoaBoard.fromFen(board.toFen()),
          LoaBoard.fromFen(board.toFen({ letters: 'Ll' })),
          LoaBoard.fromDiagram(board.toDiagram(), toPlay),
          LoaBoard.fromBits(board.bits('black'), board.bits('white'), toPlay, size),
          LoaBoard.fromJSON(JSON.parse(JSON.stringify(board))),
        ]) {
          expect(copy.equals(board)).toBe(true);
          expect(copy.width).toBe(size);
        }
        expect(board.stones('black').size + board.stones('white').size).toBe(
          rows.flat().filter((cell) => cell !== '.').length,
        );
      }),
      { numRuns: 100 },
    );
  });

  test('have games, whose records keep the size', () => {
    const game = new LoaGame({ size });
    for (let i = 0; i < 6 && !game.isOver; i++) game.play(game.board.legalMoves()[i]!);
    const text = game.toSgf();
    expect(text).toContain(`SZ[${size}]`);
    expect(text).toContain('SU[Standard]');
    const again = LoaGame.fromSgf(text);
    expect(again.board.equals(game.board)).toBe(true);
    expect(LoaGame.fromJSON(JSON.parse(JSON.stringify(game))).board.equals(game.board)).toBe(true);
  });

  test('are searched: what is certain is proved', () => {
    let certain = 0;
    fc.assert(
      fc.property(boardsOf(size), colors, (rows, toPlay) => {
        const board = LoaBoard.fromDiagram(toText(rows), toPlay);
        if (board.outcome !== null || board.mustPass) return;
        const { move, score } = searchLoa(board, { depth: 3, nodes: 3000 });
        expect(board.resolve(move!)).toEqual(move);
        if (Math.abs(score) < 29_000) return;
        const { outcome, plies } = readWin(board, { nodes: 50_000 });
        certain++;
        expect(outcome).toBe(score > 0 ? 'wins' : 'loses');
        expect(plies!).toBeLessThanOrEqual(30_000 - Math.abs(score));
      }),
      { numRuns: 150, seed: 29 },
    );
    expect(certain).toBeGreaterThan(10);
  });

  test('are drawn with their own coordinates', () => {
    const board = LoaBoard.start(size);
    const { columns, rows, labels } = toPicture(board);
    expect([columns, rows]).toEqual([size, size]);
    expect(labels.columns.join('')).toBe('abcdefgh'.slice(0, size));
    expect(labels.rows.join('')).toBe('87654321'.slice(-size));
    expect(toSvg(board, { overlays: [loaOverlays.quads], lastMove: { from: [1, 0], to: [1, 2] } })).toContain(
      '<svg',
    );
    expect(errorOf(() => toSvg(board, { lastMove: { from: [size, 0], to: [0, 0] } }))).toMatch(
      /^off-board: /,
    );
  });
});

test('texts say their size, and others are refused', () => {
  expect(LoaBoard.fromFen('1bbb1/w3w/w3w/w3w/1bbb1 b').equals(LoaBoard.start(5))).toBe(true);
  expect(LoaBoard.fromFen('1LLL1/l3l/l3l/l3l/1LLL1 w - - 0 1').equals(LoaBoard.start(5))).toBe(true);
  for (const fen of ['4/4/4/4 b', '9/9/9/9/9/9/9/9/9 b', '5/5/5/5/6 b', '6/6/6/6/6 b'])
    expect(errorOf(() => LoaBoard.fromFen(fen))).toMatch(/^bad-notation: character \d+ of /);
  expect(errorOf(() => LoaBoard.fromDiagram(diagram('.... .... .... ....'.replaceAll(' ', '\n'))))).toBe(
    'bad-size: a Lines of Action board is 5×5 to 8×8, not 4×4',
  );
  expect(errorOf(() => LoaBoard.fromBits(1n << 5n, 0n, 'black', 5))).toBe(
    'bad-option: squares of 5×5 must be a 64-bit bigint, not 32n',
  );
  expect(errorOf(() => LoaBoard.fromBits(0n, 1n << 40n, 'black', 5))).toMatch(
    /^bad-option: squares of 5×5 must be /,
  );
});

test('records say their size in SZ', () => {
  const game = LoaGame.fromSgf('(;GM[9]SZ[6:6]SU[Custom]AB[a1:b2][f2]AW[e5][f6][a6];B[f2-f4])');
  expect(game.boardAt(0).toFen()).toBe('w4w/4w1/6/6/bb3b/bb4 b');
  for (const size of ['4', '9', '6:7', 'six', '5 5'])
    expect(errorOf(() => LoaGame.fromSgf(`(;GM[9]SZ[${size}])`))).toMatch(/^bad-sgf: .*is 5×5 to 8×8, not /);
  const { board, notes } = LoaGame.fromSgf('(;GM[9]SZ[12];B[b1-b3])', { lenient: true });
  expect([board.width, notes.length]).toEqual([8, 1]);
  expect(errorOf(() => new LoaGame({ setup: LoaBoard.start(6), size: 7 }))).toBe(
    "bad-option: the set-up must be one of 'standard', 'scrambled-eggs', 'parachute', not [object LoaBoard]",
  );
});

describe('wins', () => {
  test('of the first player on 5×5, with a proof that the rules alone confirm', () => {
    const board = LoaBoard.start(5);
    const reading = readWin(board, { proof: true });
    expect(reading.outcome).toBe('wins');
    expect(verifyWin(board, reading.proof!)).toMatchObject({ valid: true, fault: null });
    expect(verifyWin(LoaBoard.start(6), reading.proof!).fault).toBe('the proof is of another position');
  });

  test('ask for a past of the same size', () => {
    expect(errorOf(() => readWin(LoaBoard.start(6), { past: [LoaBoard.start()] }))).toBe(
      'bad-option: past must be of 6×6 boards, not 8×8',
    );
  });

  describe('in workers', () => {
    const pool = createPool({ workers: 1 });
    afterAll(() => pool.terminate());

    test('are those found here', async () => {
      const board = LoaBoard.fromFen('1b2w1/6/2b3/6/w4b/1w4 b');
      expect(await pool.readWin(board)).toEqual(readWin(board));
      expect(await pool.searchLoa(board, { depth: 4 })).toEqual(searchLoa(board, { depth: 4 }));
    });
  });
});
