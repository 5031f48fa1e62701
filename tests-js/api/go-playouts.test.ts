import { GoBoard, GoGame, init, PointSet } from 'kakoi';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

/** Both sides live; White has a dead stone in Black's corner, Black a one-eyed group in White's. */
const FINISHED = `
  . X . X O . O . .
  X X X X O O . O .
  O . X . O . O O O
  . . X X O O O X X
  X X X X X O X X .
  . X . . X O O X X
  X . X X X X O O O
  . X X O O X O . O
  X X . X O O O O .`;

describe('deadStones', () => {
  test('whole chains of both colours, the dead corner and the stone in the eye', () => {
    expect(GoBoard.fromDiagram(FINISHED).deadStones().toDiagram()).toBe(
      PointSet.fromDiagram(`
        . . . . . . . . .
        . . . . . . . . .
        # . . . . . . . .
        . . . . . . . # #
        . . . . . . # # .
        . . . . . . . # #
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .`).toDiagram(),
    );
  });

  test('groups in seki are alive', () => {
    const seki = GoBoard.fromDiagram(`
      . O O O O O O O .
      O O X X X X X O O
      O X X . O O X O .
      O X O O O O X O O
      O X O O . X X O .
      O X X X X X O O O
      O O O O O O O . O
      . O . O . O O O O`);
    expect(seki.deadStones().isEmpty).toBe(true);
  });

  test('the same seed gives the same answer, and whatever the seed the clear stays clear', () => {
    const board = GoBoard.fromDiagram(FINISHED);
    const dead = board.deadStones({ seed: 7, playouts: 50 });
    expect(board.deadStones({ seed: 7, playouts: 50 }).equals(dead)).toBe(true);
    for (const seed of [0, 1, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      expect(board.deadStones({ seed }).equals(dead)).toBe(true);
    }
  });

  test('colours swapped, the same stones are dead', () => {
    const swapped = FINISHED.replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X'));
    expect(GoBoard.fromDiagram(swapped).deadStones().equals(GoBoard.fromDiagram(FINISHED).deadStones())).toBe(
      true,
    );
  });

  test('score takes them by itself', () => {
    const board = GoBoard.fromDiagram(FINISHED);
    const byHand = board.score({ dead: board.deadStones() });
    const byItself = board.score({ dead: 'auto' });
    expect([byItself.result, byItself.dead.size]).toEqual([byHand.result, byHand.dead.size]);
    const game = new GoGame({ setup: board });
    expect(game.score({ dead: 'auto' }).margin).toBe(byHand.margin);
  });
});

describe('ownership', () => {
  test('of what is decided is certain', () => {
    const board = GoBoard.fromDiagram(`
      . X . X O .
      X X X X O O
      . X X X O .
      X X X X O O`);
    const map = board.ownership({ playouts: 10 });
    expect(map.toMap()).toEqual(Array.from({ length: 4 }, () => [1, 1, 1, 1, -1, -1]));
    expect([map.width, map.height, map.at('A4'), map.at([5, 0])]).toEqual([6, 4, 1, -1]);
    expect(map.values).toBeInstanceOf(Float32Array);
  });

  test.each(['uniform', 'careful'] as const)('of the empty board is nobody’s (%s)', (style) => {
    for (const value of GoBoard.empty(9).ownership({ playouts: 1000, style }).values) {
      expect(Math.abs(value)).toBeLessThan(0.2);
    }
  });

  test('leans to who is stronger', () => {
    const board = GoBoard.fromDiagram(Array(7).fill('..X...O..').join('\n'));
    for (const style of ['uniform', 'careful'] as const) {
      const map = board.ownership({ style });
      expect(map.at([0, 3])).toBeGreaterThan(0.5);
      expect(map.at([8, 3])).toBeLessThan(-0.5);
    }
  });

  test('depends on the seed and the style alone', () => {
    const board = GoBoard.empty(9);
    const values = (options: object) => [...board.ownership({ playouts: 20, ...options }).values];
    expect(values({ seed: 5 })).toEqual(values({ seed: 5 }));
    expect(values({ seed: 5 })).not.toEqual(values({ seed: 6 }));
    expect(values({ seed: 2 ** 32 })).not.toEqual(values({ seed: 0 }));
    expect(values({ style: 'careful' })).not.toEqual(values({ style: 'uniform' }));
  });

  test('on boards of any shape', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 32],
      [32, 1],
      [32, 32],
    ] as const) {
      const map = GoBoard.empty(width, height).ownership({ playouts: 2 });
      expect(map.values).toHaveLength(width * height);
      expect(map.values.every((value) => Math.abs(value) <= 1)).toBe(true);
      expect(GoBoard.empty(width, height).deadStones({ playouts: 2 }).isEmpty).toBe(true);
    }
  });
});

test.each([0, -1, 1.5, Number.NaN, 1e9, '100', null])('playouts %p are refused', (playouts) => {
  const options = { playouts: playouts as number };
  const shown = typeof playouts === 'string' ? `'${playouts}'` : String(playouts);
  expect(errorOf(() => GoBoard.empty(9).deadStones(options))).toBe(
    `bad-option: playouts must be an integer from 1 to 100000, not ${shown}`,
  );
  expect(errorOf(() => GoBoard.empty(9).ownership(options))).toMatch(/^bad-option: playouts/);
});

test('bad seeds, styles and options are refused', () => {
  const board = GoBoard.empty(9);
  expect(errorOf(() => board.deadStones({ seed: -1 }))).toMatch(/^bad-option: seed .* not -1$/);
  expect(errorOf(() => board.ownership({ seed: 0.5 }))).toMatch(/^bad-option: seed .* not 0.5$/);
  expect(errorOf(() => board.ownership({ style: 'wild' as never }))).toMatch(/^bad-option: style .* 'wild'$/);
  expect(errorOf(() => board.deadStones({ style: 'careful' } as never))).toMatch(
    /^bad-option: unknown option 'style'/,
  );
});
