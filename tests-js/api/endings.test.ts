/**
 * kakoi/endings: the winner of a position of Lines of Action, found on an engine of its own with boards of
 * kakoi.
 */

import { type Color, init, LoaBoard, LoaGame, type LoaMove } from 'kakoi';
import { endingsEngine, readWin, verifyWin, type WinProof } from 'kakoi/endings';
import { playEngine, searchLoa } from 'kakoi/play';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

/** White wins, by a line that the search for the best move misses with its default nodes. */
const WON = '8/3w4/8/2bwbw2/2bwww2/wbbbwbb1/w7/8 w';
/** Black has no move; White connects soon. */
const STUCK = 'w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b';

/** Black, which wins in six plies, once went back and forth here for ever. */
const CIRCLE = '8/8/8/5w2/4b3/4wwb1/1w2w3/8 w';

/** Enough nodes to prove the win; the shortest way takes a hundred times as many. */
const FEW = { nodes: 5000 };

const fen = (text: string) => LoaBoard.fromFen(text);

test('needs an engine of its own', async () => {
  await init();
  expect(kakoiErrorOf(() => readWin(fen(WON))).code).toBe('not-initialised');
  await init(endingsEngine, playEngine);
  expect(readWin(fen(WON), FEW).outcome).toBe('wins');
});

describe('readWin', () => {
  beforeAll(() => init(endingsEngine));

  test('proves a win, and plays it to the end', () => {
    const { outcome, move, plies, shortest, line, nodes } = readWin(fen(WON));
    expect([outcome, move?.text, plies, shortest]).toEqual(['wins', line[0]?.text, 9, true]);
    expect(line).toHaveLength(9);
    expect(nodes).toBeLessThan(500_000);
    let board = fen(WON);
    for (const step of line) {
      expect(board.resolve(step)).toEqual(step);
      board = board.play(step);
    }
    expect(board.outcome).toBe('white');
  });

  test('proves it in fewer positions than it takes to find the shortest way', () => {
    const { outcome, plies, shortest, nodes, line } = readWin(fen(WON), { nodes: 2000 });
    expect([outcome, shortest]).toEqual(['wins', false]);
    expect(plies).toBeGreaterThanOrEqual(9);
    expect(nodes).toBeLessThanOrEqual(4000);
    expect(line.reduce((board, move) => board.play(move), fen(WON)).outcome).toBe('white');
    const { proof } = readWin(fen(WON), { nodes: 2000, proof: true });
    expect(proof?.plies).toBeLessThanOrEqual(plies!);
    expect(verifyWin(fen(WON), proof!)).toMatchObject({ valid: true, fault: null });
  });

  test('is lost for the side to move after the winning move, and it has none', () => {
    const { move } = readWin(fen(WON), FEW);
    const { outcome, move: none, line } = readWin(fen(WON).play(move!), FEW);
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
      plies: null,
      shortest: false,
      line: [],
      nodes: 100,
      proof: null,
    });
  });

  test('knows of a game that is over without looking', () => {
    const over = (text: string, rules = {}) => readWin(fen(text), { rules });
    expect(over('8/8/8/2bb4/8/8/w6w/8 b')).toMatchObject({
      outcome: 'wins',
      move: null,
      plies: 0,
      line: [],
      nodes: 0,
    });
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

/**
 * Plays on from a position that is proved, asking anew at every turn of the winner; returns the number of
 * plies.
 */
function playOn(
  start: LoaBoard,
  winner: Color,
  reply: (board: LoaBoard) => LoaMove,
  options: NonNullable<Parameters<typeof readWin>[1]>,
): number {
  const been = new Set<string>();
  let board = start;
  let plies = 0;
  for (; board.outcome === null; plies++) {
    expect(been).not.toContain(board.toFen());
    been.add(board.toFen());
    board = board.play(board.toPlay === winner ? readWin(board, options).move! : reply(board));
  }
  expect(board.outcome).toBe(winner);
  return plies;
}

describe('playing on, asked anew', () => {
  beforeAll(() => init(endingsEngine));

  test('ends in the win where it once walked in a circle', () => {
    const { outcome, plies, shortest, line } = readWin(fen(CIRCLE));
    expect([outcome, plies, shortest, line.length]).toEqual(['loses', 6, true, 6]);
    const first = readWin(fen(CIRCLE).play('e3-f4'));
    expect([first.outcome, first.plies]).toEqual(['wins', 5]);
    const random = randomNumbers(1);
    for (let i = 0; i < 20; i++) {
      const reply = (board: LoaBoard) => {
        const moves = board.legalMoves();
        return moves[Math.floor(random() * moves.length)]!;
      };
      expect(playOn(fen(CIRCLE), 'black', reply, i % 2 === 0 ? {} : { nodes: 2000 })).toBeLessThanOrEqual(6);
    }
  });

  test('is nearer to the win after every reply where the way is the shortest', () => {
    let board = fen(CIRCLE).play('e3-f4');
    let { plies } = readWin(board);
    for (; board.outcome === null; board = board.play(searchLoa(board, { nodes: 1000 }).move!)) {
      const reading = readWin(board);
      expect(reading.shortest).toBe(true);
      expect(reading.plies).toBeLessThanOrEqual(plies!);
      plies = reading.plies! - 2;
      board = board.play(reading.move!);
      if (board.outcome !== null) break;
    }
    expect(board.outcome).toBe('black');
  });
});

describe('the game so far', () => {
  beforeAll(() => init(endingsEngine));

  /** Black wins by a move to this position, if it has not been there twice. */
  const boards = () => {
    const start = fen(CIRCLE);
    const there = start.play('e3-f4').play('g3-f2');
    return [start, start.play('e3-f4'), there, there.play('f4-e3')] as const;
  };

  test('makes draws of positions that have been there as often as the rules say', () => {
    const [start, first] = boards();
    const reading = readWin(first);
    const next = first.play(reading.move!);
    // The winning move leads to a draw: another move wins, or none, but not this one.
    const again = readWin(first, { past: [next, next] });
    expect(again.move?.text).not.toBe(reading.move?.text);
    expect(readWin(first, { past: [next] }).move).toEqual(reading.move);
    expect(readWin(first, { past: [next], rules: { repetition: 2 } }).move?.text).not.toBe(
      reading.move?.text,
    );
    expect(readWin(first, { past: [next, next], rules: { repetition: 0 } }).move).toEqual(reading.move);
    // The position itself is there for the third time.
    expect(readWin(start, { past: [start, start] })).toMatchObject({
      outcome: 'neither',
      move: null,
      nodes: 0,
    });
  });

  test('is not won where every way leads through what is drawn', () => {
    const [, first] = boards();
    const drawn = first
      .legalMoves()
      .filter(({ connects }) => connects === 'none')
      .map((move) => first.play(move));
    expect(readWin(first, { past: drawn, rules: { repetition: 2 } }).outcome).not.toBe('wins');
  });

  test('is what a game gives, whose play on never ends in a draw', () => {
    const game = new LoaGame({ setup: fen(CIRCLE) });
    for (const move of ['e3-f4', 'g3-f2', 'f4-e3', 'f2-g3', 'e3-f4', 'g3-f2', 'f4-e3', 'f2-g3']) {
      if (game.isOver) break;
      game.play(move);
    }
    while (game.isOver) game.undo();
    const past = () => Array.from({ length: game.moveNumber }, (_, number) => game.boardAt(number));
    while (!game.isOver) {
      const { outcome, move } = readWin(game.board, { rules: game.rules, past: past() });
      if (game.toPlay === 'white') game.play(searchLoa(game.board, { nodes: 500 }).move!);
      else {
        expect(outcome).toBe('wins');
        game.play(move!);
      }
    }
    expect([game.outcome, game.end]).toEqual(['black', 'connection']);
  });

  test('refuses what is none', () => {
    const board = LoaBoard.start();
    expect(errorOf(() => readWin(board, { past: 3 as never }))).toBe(
      'bad-option: past must be a list of boards, not 3',
    );
    const endless = {
      *[Symbol.iterator]() {
        for (;;) yield board;
      },
    };
    expect(errorOf(() => readWin(board, { past: endless }))).toBe(
      'bad-option: past must have at most 100000 boards',
    );
    expect(errorOf(() => readWin(board, { past: [{}] as never }))).toBe(
      'bad-option: the board must be a LoaBoard, not {}',
    );
  });
});

describe('a proof', () => {
  beforeAll(() => init(endingsEngine));
  const proofOf = (board: LoaBoard, options: NonNullable<Parameters<typeof readWin>[1]> = {}) =>
    readWin(board, { ...options, proof: true }).proof!;
  const forged = (change: Partial<WinProof>): WinProof => ({ ...proofOf(fen(CIRCLE)), ...change });

  test('covers every reply, and is checked by the rules alone', () => {
    for (const text of [CIRCLE, WON]) {
      const proof = proofOf(fen(text), FEW);
      expect(proof).toMatchObject({ game: 'loa', proof: 'win', fen: text, drawn: [] });
      const check = verifyWin(fen(text), proof);
      expect([check.valid, check.fault, check.line]).toEqual([true, null, []]);
      expect(check.positions).toBeGreaterThanOrEqual(Object.keys(proof.answers).length);
      expect(proof.plies).toBeLessThanOrEqual(readWin(fen(text), FEW).plies!);
    }
  });

  test('is a table to play by', () => {
    const { answers, winner } = proofOf(fen(CIRCLE));
    let board = fen(CIRCLE);
    while (board.outcome === null) {
      const move = board.toPlay === winner ? answers[board.toFen()]! : board.legalMoves()[0]!;
      board = board.play(move);
    }
    expect(board.outcome).toBe(winner);
  });

  test('survives JSON, and is only for who asks', () => {
    const proof = JSON.parse(JSON.stringify(proofOf(fen(CIRCLE)))) as WinProof;
    expect(verifyWin(fen(CIRCLE), proof).valid).toBe(true);
    expect(readWin(fen(CIRCLE)).proof).toBeNull();
    expect(readWin(LoaBoard.start(), { nodes: 100, proof: true }).proof).toBeNull();
  });

  test('of a game that is over has nothing to answer', () => {
    const over = fen('8/8/8/2bb4/8/8/w6w/8 w');
    const proof = proofOf(over);
    expect(proof).toMatchObject({ winner: 'black', plies: 0, answers: {} });
    expect(verifyWin(over, proof)).toEqual({ valid: true, positions: 0, fault: null, line: [] });
  });

  test('goes by the rules, and by what is drawn', () => {
    const stuck = fen(STUCK);
    for (const noMove of ['pass', 'loss'] as const) {
      const proof = proofOf(stuck, { rules: { noMove } });
      expect(verifyWin(stuck, proof, { rules: { noMove } }).fault).toBeNull();
      const other = noMove === 'pass' ? 'loss' : 'pass';
      expect(verifyWin(stuck, proof, { rules: { noMove: other } }).fault).toBe('the proof is of other rules');
    }
    const proof = proofOf(fen(CIRCLE));
    const [answered] = Object.keys(proof.answers);
    const past = Array.from({ length: 2 }, () => fen(answered!));
    expect(verifyWin(fen(CIRCLE), proof, { past }).fault).toBe(
      'the game is drawn: the position has been there before',
    );
    const careful = proofOf(fen(CIRCLE).play('e3-f4'), { past });
    if (careful !== null) {
      expect(careful.drawn).toEqual([answered]);
      expect(verifyWin(fen(CIRCLE).play('e3-f4'), careful, { past }).valid).toBe(true);
    }
  });

  test('that is forged is not valid', () => {
    const check = (proof: WinProof, board = fen(CIRCLE)) => verifyWin(board, proof);
    const { answers, plies } = proofOf(fen(CIRCLE));
    expect(check(forged({}), fen(WON)).fault).toBe('the proof is of another position');
    expect(check(forged({ winner: 'white' })).fault).toBe('there is no answer');
    expect(check(forged({ plies: plies - 1 })).fault).toBe(
      `it takes ${plies} plies, not ${plies - 1} at most`,
    );
    expect(check(forged({ answers: {} }))).toMatchObject({ valid: false, fault: 'there is no answer' });
    expect(check(forged({ fen: WON }), fen(CIRCLE)).valid).toBe(false);
    for (const [key, text] of [
      ['a1-b1', 'the answer is not a legal move'],
      ['pass', 'the answer is not a legal move'],
      ['__proto__', 'the answer is not a legal move'],
    ] as const) {
      const wrong = Object.fromEntries(Object.keys(answers).map((position) => [position, key]));
      const { fault, line } = check(forged({ answers: wrong }));
      expect([fault, line.length]).toEqual([text, 1]);
    }
    // Every single answer is needed: without it, or with any move that does not win at once, the checker
    // finds a fault.
    for (const position of Object.keys(answers)) {
      const { [position]: _, ...rest } = answers;
      expect(check(forged({ answers: rest })).fault).toBe('there is no answer');
    }
  });

  test('that goes round in circles is not valid', () => {
    const start = fen(CIRCLE);
    const first = start.play('e3-f4');
    const back = first.play('g3-f2').play('f4-e3');
    const { answers } = proofOf(start);
    const circling = { ...answers, [first.toFen()]: 'g3-f2', [back.toFen()]: 'f2-g3' };
    const { valid, fault } = verifyWin(start, forged({ answers: circling }));
    expect([valid, fault === null]).toEqual([false, false]);
    const lone = { [first.toFen()]: 'g3-f2', [back.toFen()]: 'f2-g3' };
    const stubborn = new Map<string, string>();
    for (const [key, value] of Object.entries({ ...answers, ...lone })) stubborn.set(key, value);
    expect(verifyWin(first, { ...forged({ fen: first.toFen() }), answers: lone }).valid).toBe(false);
  });

  test('refuses what is no proof', () => {
    const board = fen(CIRCLE);
    const refuse = (proof: unknown) => errorOf(() => verifyWin(board, proof as WinProof));
    expect(refuse({})).toBe('bad-option: the proof must come from readWin(), not {}');
    expect(refuse(null)).toContain('bad-option: the proof must be a plain object');
    expect(refuse(forged({ winner: 'red' as never }))).toContain('bad-');
    expect(refuse(forged({ plies: -1 }))).toContain('bad-option');
    expect(refuse(forged({ answers: { x: 3 } as never }))).toContain('bad-option');
    expect(refuse(forged({ answers: { ['8'.repeat(100)]: 'a1-b1' } }))).toContain('bad-option');
    expect(refuse(forged({ drawn: [1] as never }))).toContain('bad-option');
    expect(refuse(forged({ rules: { simultaneous: 'both' } as never }))).toContain('bad-option');
    expect(errorOf(() => verifyWin({} as never, forged({})))).toBe(
      'bad-option: the board must be a LoaBoard, not {}',
    );
  });
});

describe('in workers', () => {
  beforeAll(() => init(endingsEngine));

  test('answers as it does here, and throws as it does', async () => {
    const pool = createPool({ workers: 1 });
    try {
      expect(await pool.readWin(fen(WON), FEW)).toEqual(readWin(fen(WON), FEW));
      const asked = { proof: true, past: [fen(WON), LoaBoard.start(), LoaBoard.start()] };
      expect(await pool.readWin(fen(CIRCLE), asked)).toEqual(readWin(fen(CIRCLE), asked));
      await expect(pool.readWin(fen(WON), { nodes: -1 })).rejects.toMatchObject({ code: 'bad-option' });
      await expect(pool.readWin({} as never)).rejects.toMatchObject({ code: 'bad-option' });
      expect((await pool.searchLoa(fen(WON), { depth: 1 })).depth).toBe(1); // another engine, in the same worker
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
