/** kakoi/reading: captures, on its own engine and boards of kakoi. */

import { GoBoard, init, type Vertex, vertexName } from 'kakoi';
import { readCapture, readingEngine } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';

const LADDER = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . . . . . .
  . . X O . . . . .
  . . . X X . . . .
  . . . . . . . . .
  . . . . . . . . .`;

const names = (line: readonly Vertex[]) => line.map((vertex) => vertexName(vertex, 9)).join(' ');

test('needs an engine of its own', async () => {
  await init();
  const board = GoBoard.fromDiagram(LADDER);
  expect(kakoiErrorOf(() => readCapture(board, 'D4', { toPlay: 'black' })).code).toBe('not-initialised');
  await init(readingEngine);
  expect(readCapture(board, 'D4', { toPlay: 'black' }).outcome).toBe('captured');
});

describe('readCapture', () => {
  beforeAll(() => init(readingEngine));

  test('takes a chain in atari at once', () => {
    const board = GoBoard.fromDiagram('.X.\nXOX\n...');
    expect(readCapture(board, 'B2', { toPlay: 'black' })).toEqual({
      outcome: 'captured',
      certainty: 'proved',
      move: [1, 2],
      line: [[1, 2]],
      nodes: 1,
    });
  });

  test('finds the move that saves it, and says when none is needed', () => {
    const board = GoBoard.fromDiagram('.......\n.XXX...\n.XO.OO.\n.XXX...\n.......');
    const { outcome, move } = readCapture(board, 'C3', { toPlay: 'white' });
    expect([outcome, move]).toEqual(['escapes', [3, 2]]);
    const eyes = GoBoard.fromDiagram('.O.OX\nOOOOX\nXXXXX');
    expect(readCapture(eyes, 'B2', { toPlay: 'white' })).toMatchObject({
      outcome: 'escapes',
      move: null,
      line: [],
    });
  });

  test('reads a ladder to its end, and past a stone that breaks it', () => {
    const board = GoBoard.fromDiagram(LADDER);
    const { outcome, line } = readCapture(board, 'D4', { toPlay: 'black' });
    expect([outcome, names(line)]).toEqual([
      'captured',
      'D5 E4 F4 E5 E6 F5 G5 F6 F7 G6 H6 G7 G8 H7 H8 J7 J8 J6 J5',
    ]);
    // The ladder is broken, but there is a net.
    const broken = board.with('G7', 'white');
    expect(readCapture(broken, 'D4', { toPlay: 'black' })).toMatchObject({
      outcome: 'captured',
      move: [4, 4],
    });
  });

  test('says that it depends on a ko, and with which move that is taken', () => {
    const board = GoBoard.fromDiagram('.XO.\nX.XO\n.XO.\n....');
    const { outcome, move } = readCapture(board, 'B4', { toPlay: 'white' });
    expect([outcome, move]).toEqual(['ko', [1, 1]]);
  });

  test('says whether its answer is proven', () => {
    const board = GoBoard.fromDiagram(`
      . . . . . . . . .
      . X . . O X . . .
      . O . X . . . X .
      . O X O O . X X .
      . O O O O X O O .
      . X X . X X . O .
      . . . O . . . X .
      . . O X . . . . .
      . . . . . . . . .`);
    const ask = (options: object) => readCapture(board, 'B4', { toPlay: 'white', nodes: 4000, ...options });
    expect(ask({})).toMatchObject({ outcome: 'captured', certainty: 'read', move: [3, 5] });
    expect(ask({ proved: true })).toMatchObject({ outcome: 'captured', certainty: 'proved', move: [3, 5] });
    expect(ask({ proved: true, nodes: 1000 })).toMatchObject({
      outcome: 'unknown',
      certainty: null,
      move: null,
      line: [],
    });
  });

  test('does not count a stone as captured that is taken back at once, in a ko or a snapback', () => {
    const ko = GoBoard.fromDiagram('.XO.\nXO.O\n.XO.\n....');
    expect(readCapture(ko, 'B3', { toPlay: 'black' }).outcome).toBe('ko');
    // Black can take B1, and loses five stones.
    const snapback = GoBoard.fromDiagram('XXXO.\n.OXO.');
    expect(readCapture(snapback, 'B1', { toPlay: 'black' }).outcome).toBe('escapes');
  });

  test.each([
    ['an empty point', 'A1', { toPlay: 'black' }, 'bad-option', 'there is no chain to read at A1'],
    ['nobody to play', 'D4', {}, 'bad-option', "a color is 'black' or 'white', not undefined"],
    [
      'no nodes',
      'D4',
      { toPlay: 'black', nodes: 0 },
      'bad-option',
      'nodes must be an integer from 1 to 100000000, not 0',
    ],
    [
      'a ko outside',
      'D4',
      { toPlay: 'black', ko: [9, 0] },
      'off-board',
      'vertex [9, 0] is outside the 9×9 board',
    ],
    [
      'an unknown option',
      'D4',
      { toPlay: 'black', depth: 3 },
      'bad-option',
      "unknown option 'depth'; known: toPlay, ko, nodes, proved",
    ],
  ])('refuses %s', (_what, vertex, options, code, message) => {
    const board = GoBoard.fromDiagram(LADDER);
    expect(errorOf(() => readCapture(board, vertex, options as never))).toBe(`${code}: ${message}`);
  });

  test('refuses what is not a board', () => {
    expect(errorOf(() => readCapture({} as never, 'A1', { toPlay: 'black' }))).toBe(
      'bad-option: the board must be a GoBoard, not {}',
    );
  });
});

describe('in workers', () => {
  const board = () => GoBoard.fromDiagram(LADDER);

  test('answers as it does here, and throws as it does', async () => {
    await init(readingEngine);
    const pool = createPool({ workers: 1 });
    try {
      const options = { toPlay: 'black', nodes: 500 } as const;
      expect(await pool.readCapture(board(), 'D4', options)).toEqual(readCapture(board(), 'D4', options));
      await expect(pool.readCapture(board(), 'A1', options)).rejects.toMatchObject({ code: 'bad-option' });
      // Other engines, in the same worker.
      expect([...(await pool.deadStones(board()))]).toEqual([...board().deadStones()]);
    } finally {
      await pool.terminate();
    }
  });

  test('can be stopped', async () => {
    await init(readingEngine);
    const pool = createPool({ workers: 1 });
    try {
      const stop = new AbortController();
      const reading = pool.readCapture(board(), 'D4', { toPlay: 'white', nodes: 1e8, signal: stop.signal });
      stop.abort(new Error('enough'));
      await expect(reading).rejects.toThrow('enough');
      expect(await pool.readCapture(board(), 'D4', { toPlay: 'black' })).toMatchObject({
        outcome: 'captured',
      });
    } finally {
      await pool.terminate();
    }
  });
});
