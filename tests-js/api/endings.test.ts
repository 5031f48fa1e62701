/** kakoi/endings: who wins in Lines of Action, on an engine of its own and boards of kakoi. */

import { init, LoaBoard, type LoaMove } from 'kakoi';
import { init as initEndings, readWin } from 'kakoi/endings';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';

/** White wins, in a way that the search for the best move does not see at its default. */
const WON = '8/3w4/8/2bwbw2/2bwww2/wbbbwbb1/w7/8 w';
/** Black has no move; White connects soon. */
const STUCK = 'w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b';

const fen = (text: string) => LoaBoard.fromFen(text);

test('needs an init() of its own', async () => {
  await init();
  expect(kakoiErrorOf(() => readWin(fen(WON))).code).toBe('not-initialised');
  await initEndings();
  expect(readWin(fen(WON)).outcome).toBe('wins');
});

describe('readWin', () => {
  beforeAll(() => Promise.all([init(), initEndings()]));

  test('proves a win, and plays it to the end', () => {
    const { outcome, move, line, nodes } = readWin(fen(WON));
    expect([outcome, move?.text]).toEqual(['wins', line[0]?.text]);
    expect(nodes).toBeLessThan(5000);
    let board = fen(WON);
    for (const step of line) {
      expect(board.resolve(step)).toEqual(step);
      board = board.play(step);
    }
    expect(board.outcome()).toBe('white');
  });

  test('is lost for the side to move after the winning move, and it has none', () => {
    const { move } = readWin(fen(WON));
    const { outcome, move: none, line } = readWin(fen(WON).play(move as LoaMove));
    expect([outcome, none, line.length > 0]).toEqual(['loses', null, true]);
  });

  test('finds the move that connects at once', () => {
    const board = LoaBoard.fromDiagram(`
      . . . . . . . .
      . . . . . . . O
      . . . . . . . .
      . . X . . . . .
      . . . . X . . .
      . . . . . . . .
      O . . . . . . .
      . . . . . . . .`);
    const { outcome, line } = readWin(board);
    expect([outcome, line.map(({ connects }) => connects)]).toEqual(['wins', ['mover']]);
  });

  test('says unknown where the nodes end', () => {
    expect(readWin(LoaBoard.start(), { nodes: 100 })).toEqual({
      outcome: 'unknown',
      move: null,
      line: [],
      nodes: 100,
    });
  });

  test('knows of a game that is over without looking', () => {
    const over = (text: string, rules = {}) => readWin(fen(text), { rules });
    expect(over('8/8/8/2bb4/8/8/w6w/8 b')).toEqual({ outcome: 'wins', move: null, line: [], nodes: 0 });
    expect(over('8/8/8/2bb4/8/8/w6w/8 w').outcome).toBe('loses');
    expect(over('8/8/8/2bb4/8/8/ww6/8 b').outcome).toBe('neither');
    expect(over('8/8/8/2bb4/8/8/ww6/8 b', { simultaneous: 'mover' }).outcome).toBe('loses');
  });

  test('goes by the rules for a side without a move', () => {
    const read = (noMove: 'pass' | 'loss' | 'draw') => readWin(fen(STUCK), { rules: { noMove } });
    expect([read('loss').outcome, read('draw').outcome]).toEqual(['loses', 'neither']);
    const { outcome, line } = read('pass');
    expect([outcome, line[0]]).toEqual([
      'loses',
      { from: [-1, -1], to: [-1, -1], capture: false, text: 'pass', connects: 'none' },
    ]);
  });

  test('answers the same again', () => {
    const first = readWin(fen(WON), { nodes: 300 });
    readWin(LoaBoard.start(), { nodes: 50 });
    expect(readWin(fen(WON), { nodes: 300 })).toEqual(first);
  });

  test('refuses what is not a board, and other options', () => {
    const board = LoaBoard.start();
    expect(errorOf(() => readWin({} as never))).toBe('bad-option: the board must be a LoaBoard, not {}');
    expect(errorOf(() => readWin(board, { nodes: 0 }))).toBe(
      'bad-option: nodes must be an integer from 1 to 100000000, not 0',
    );
    expect(kakoiErrorOf(() => readWin(board, { depth: 3 } as never)).code).toBe('bad-option');
    expect(kakoiErrorOf(() => readWin(board, { rules: { noMove: 'win' as never } })).code).toBe('bad-option');
  });
});

describe('in workers', () => {
  beforeAll(() => Promise.all([init(), initEndings()]));

  test('answers as it does here, and throws as it does', async () => {
    const pool = createPool({ workers: 1 });
    try {
      expect(await pool.readWin(fen(WON))).toEqual(readWin(fen(WON)));
      await expect(pool.readWin(fen(WON), { nodes: -1 })).rejects.toMatchObject({ code: 'bad-option' });
      await expect(pool.readWin({} as never)).rejects.toMatchObject({ code: 'bad-option' });
      expect((await pool.search(fen(WON), { depth: 1 })).depth).toBe(1); // another engine, in the same worker
    } finally {
      await pool.terminate();
    }
  });

  test('can be stopped', async () => {
    const pool = createPool({ workers: 1 });
    try {
      const stop = new AbortController();
      const reading = pool.readWin(LoaBoard.start(), { nodes: 1e8, signal: stop.signal });
      stop.abort(new Error('enough'));
      await expect(reading).rejects.toThrow('enough');
    } finally {
      await pool.terminate();
    }
  });
});
