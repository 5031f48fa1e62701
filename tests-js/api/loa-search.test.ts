/** The evaluation of a position of Lines of Action, and the best move in it. */

import { init, LoaBoard, opponent } from 'kakoi';
import { playEngine, searchLoa } from 'kakoi/play';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(playEngine));

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

/** White can connect at once; two of Black's stones touch by their corners alone. */
const CLOSE = `
  . . . . . . . .
  . . . . . . . O
  . . . . . . . .
  . . . . O . . .
  . X . . O . . .
  . . X . . . . .
  . . . . . . . .
  X . . . . . . .`;

/** Positions of random games, some moves in. */
function* randomBoards(count: number, seed: number): Generator<LoaBoard> {
  const random = randomNumbers(seed);
  for (let i = 0; i < count; i++) {
    let board = LoaBoard.start();
    for (let move = Math.floor(random() * 60); move > 0; move--) {
      const moves = board.legalMoves();
      if (moves.length === 0) break;
      board = board.play(moves[Math.floor(random() * moves.length)]!);
    }
    yield board;
  }
}

describe('evaluate', () => {
  test('is 0 where the sides stand alike', () => {
    const { total, terms } = LoaBoard.start().evaluate();
    expect(terms).toEqual({ concentration: 0, quads: 0, mobility: 0, uniformity: 0 });
    expect(total).toBe(0);
  });

  test('is for the side to move, and the sum of its terms', () => {
    for (const board of randomBoards(100, 7)) {
      const { total, terms } = board.evaluate();
      expect(total).toBe(Object.values(terms).reduce((sum, term) => sum + term, 0));
      const [black, white] = [board.bits('black'), board.bits('white')];
      const other = LoaBoard.fromBits(black, white, opponent(board.toPlay));
      expect(other.evaluate().total + total).toBe(0);
      const swapped = LoaBoard.fromBits(white, black, other.toPlay);
      expect(swapped.evaluate().terms).toEqual(terms);
    }
  });

  test('prefers stones that stand together', () => {
    const { terms, total } = LoaBoard.fromDiagram(
      `
      X . . . . . . X
      . . . . . . . .
      . . . . . . . .
      . . . O O . . .
      . . . O . . . .
      . . . . . . . .
      . . . . . . . .
      X . . . . . . .`,
      'white',
    ).evaluate();
    expect(terms.concentration).toBeGreaterThan(100);
    expect(terms.quads).toBe(14);
    expect(terms.uniformity).toBe(2 * (64 - 4));
    expect(total).toBeGreaterThan(0);
  });
});

describe('windows', () => {
  test('are counted as quads() counts them, and have their stones', () => {
    for (const board of randomBoards(30, 8)) {
      for (const color of ['black', 'white'] as const) {
        const windows = board.quadWindows(color);
        expect(windows).toHaveLength(81);
        const count = (kind: string) => windows.filter((window) => window.kind === kind).length;
        expect({
          q0: count('0'),
          q1: count('1'),
          q2: count('2'),
          q3: count('3'),
          q4: count('4'),
          qd: count('d'),
        }).toEqual(board.quads(color));
        const stones = windows.flatMap((window) => window.stones);
        expect(stones).toHaveLength(4 * board.stones(color).size);
        expect(stones.every((stone) => board.stones(color).has(stone))).toBe(true);
      }
    }
  });

  test('weak joints are diagonal pairs', () => {
    const board = LoaBoard.fromDiagram(CLOSE);
    expect(board.weakJoints('black')).toEqual([
      [
        [1, 4],
        [2, 5],
      ],
    ]);
    expect(board.weakJoints('white')).toEqual([]);
    expect(board.quadWindows('white').find(({ kind }) => kind === '2')).toEqual({
      kind: '2',
      corner: [3, 3],
      stones: [
        [4, 3],
        [4, 4],
      ],
    });
    expect(errorOf(() => board.weakJoints(wrong('red')))).toMatch(/^bad-option: .*'red'$/);
  });
});

describe('search', () => {
  test('connects when it can', () => {
    const board = LoaBoard.fromDiagram(CLOSE, 'white');
    const { move, score, depth } = searchLoa(board);
    expect(move?.connects).toBe('mover');
    expect([score, depth]).toEqual([29_999, 1]);
    expect(move && board.play(move).outcome).toBe('white');
  });

  test('names a legal move, and the same one every time', () => {
    for (const board of randomBoards(20, 9)) {
      if (board.outcome !== null) continue;
      const found = searchLoa(board, { nodes: 3000 });
      expect(searchLoa(board, { nodes: 3000 })).toEqual(found);
      expect(board.legalMoves()).toContainEqual(found.move);
      expect(found.nodes).toBeLessThan(3500);
    }
  });

  test('goes no deeper than asked', () => {
    expect(searchLoa(LoaBoard.start(), { depth: 2 })).toMatchObject({ depth: 2 });
    expect(searchLoa(LoaBoard.start(), { nodes: 1 }).depth).toBe(1);
  });

  test('has no move in a decided position', () => {
    const board = LoaBoard.fromFen('8/8/8/3b4/4b3/8/w6w/8 w');
    expect(searchLoa(board)).toEqual({ move: null, score: 0, depth: 0, nodes: 0 });
  });

  test('wins nearly always against random play', () => {
    const random = randomNumbers(10);
    for (let game = 0; game < 6; game++) {
      const own = game % 2 === 0 ? 'black' : 'white';
      let board = LoaBoard.start();
      for (let i = 0; i < 200 && board.outcome === null; i++) {
        const moves = board.legalMoves();
        const { move } = searchLoa(board, { depth: 2 });
        board = board.play(
          (board.toPlay === own ? move : moves[Math.floor(random() * moves.length)]) ?? 'pass',
        );
      }
      expect(board.outcome).toBe(own);
    }
  });

  test.each<[unknown, RegExp]>([
    [{ depth: 0 }, /^bad-option: depth must be an integer from 1 to 64, not 0$/],
    [{ nodes: -1 }, /^bad-option: nodes must be an integer from 1 to 1073741824, not -1$/],
    [{ nodes: '5' }, /not '5'$/],
    [{ time: 1 }, /^bad-option: unknown option 'time'; known: depth, nodes$/],
  ])('refuses %p', (options, message) => {
    expect(errorOf(() => searchLoa(LoaBoard.start(), wrong(options)))).toMatch(message);
  });
});
