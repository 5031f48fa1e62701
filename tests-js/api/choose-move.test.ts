/** Opponents: legal moves of every game, by the rules of the game, the same for the same seed. */

import { join } from 'node:path';
import {
  GoBoard,
  GoGame,
  init,
  LoaBoard,
  LoaGame,
  PointSet,
  SenketBoard,
  SenketGame,
  vertexName,
} from 'kakoi';
import { analyzeMoves, chooseMove, type MoveChoice, playEngine } from 'kakoi/play';
import { createPool } from 'kakoi/worker';
import { randomNumbers } from '../support/random.js';
import { root } from '../support/run.js';

beforeAll(async () => {
  await init(playEngine);
});

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

describe('Go', () => {
  const atari = () =>
    new GoGame({
      rules: 'chinese',
      setup: GoBoard.fromDiagram(`
        . . . . . . .
        . . O O O . .
        . O X X X O .
        . O X X X . X
        . . O O O X .
        . . . . . X .
        . X X . X X .`),
      toPlay: 'white',
    });

  test('takes the last liberty of what matters', () => {
    const { move, resigns, winRate, candidates } = chooseMove(atari(), { playouts: 1000 });
    expect(move).toEqual([5, 3]);
    expect(resigns).toBe(false);
    expect(winRate).toBeGreaterThan(0.8);
    expect(candidates[0]).toMatchObject({ move: [5, 3] });
    expect(candidates[0]!.line[0]).toEqual([5, 3]);
    expect(candidates[0]!.lead).toBeGreaterThan(5);
    const visits = candidates.map((candidate) => candidate.visits);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    expect(visits.length).toBeLessThanOrEqual(16);
  });

  test('chooses the same again, and plays other games for other seeds', () => {
    const game = new GoGame({ size: 9 });
    const choices = [1, 1, 2].map((seed) => chooseMove(game, { playouts: 300, seed }));
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[2]).not.toEqual(choices[0]);
  });

  describe('analyzeMoves()', () => {
    test('learns more and more, and ends with the choice', () => {
      const game = new GoGame({ size: 9 });
      const steps = [...analyzeMoves(game, { playouts: 300, seed: 4 })];
      expect(steps.map(({ playouts }) => playouts)).toEqual([100, 200, 300]);
      expect(steps.at(-1)).toEqual(chooseMove(game, { playouts: 300, seed: 4 }));
      expect(steps[0]!.candidates.length).toBeGreaterThan(1);
    });

    test('goes on after other moves were chosen, and can be left', () => {
      const game = new GoGame({ size: 9 });
      const other = new GoGame({ size: 5 });
      const steps: MoveChoice[] = [];
      for (const step of analyzeMoves(game, { playouts: 100_000 })) {
        steps.push(step);
        chooseMove(other, { playouts: 50 });
        if (steps.length === 3) break;
      }
      const undisturbed = analyzeMoves(game, { playouts: 100_000 })[Symbol.iterator]();
      expect(steps).toEqual(Array.from({ length: 3 }, () => undisturbed.next().value));
    });

    test('refuses what chooseMove() refuses, at once', () => {
      expect(codeOf(() => analyzeMoves(new GoGame(), { level: 0 }))).toBe('bad-option');
      expect(codeOf(() => analyzeMoves(null as never))).toBe('bad-option');
    });

    test('has one answer in the other games', () => {
      expect([...analyzeMoves(new LoaGame(), { level: 2 })]).toEqual([
        chooseMove(new LoaGame(), { level: 2 }),
      ]);
    });
  });

  test('does not take back a ko at once', () => {
    const game = new GoGame({
      rules: 'tromp-taylor',
      setup: GoBoard.fromDiagram(`
        . . . . .
        . X O . .
        X . X O .
        . X O . .
        . . . . .`),
      toPlay: 'white',
    });
    game.play([1, 2]);
    expect(game.legality([2, 2])).toBe('ko');
    const { candidates } = chooseMove(game, { playouts: 500 });
    expect(candidates.map(({ move }) => move)).not.toContainEqual([2, 2]);
  });

  test('keeps to superko, which is met often on the smallest boards', () => {
    for (const seed of [1, 2, 3, 4]) {
      const game = new GoGame({ width: 3, height: 2, rules: 'tromp-taylor' });
      while (!game.isOver) game.play(chooseMove(game, { level: 1, playouts: 20, seed }).move ?? 'pass');
      expect(game.end).toBe('passes');
    }
  });

  test.each([1, 4, 12])('level %i finishes a game on a small board', (level) => {
    const game = new GoGame({ size: 5, rules: 'japanese' });
    while (!game.isOver && game.moveNumber < 100) {
      const { move } = chooseMove(game, { level, ...(level === 12 && { playouts: 300 }) });
      game.play(move ?? 'pass');
    }
    expect(game.end).toBe('passes');
  });

  test('passes when all is settled, and ends the game there', () => {
    const settled = GoBoard.fromDiagram(`
      . X O . O
      X X O O .
      . X X O O
      X . X O .
      X X X O O`);
    for (const rules of ['japanese', 'chinese'] as const) {
      const game = new GoGame({ setup: settled, rules, komi: 0.5 });
      expect(chooseMove(game, { playouts: 200 }).move).toBeNull();
      game.pass();
      expect(chooseMove(game, { playouts: 200 }).move).toBeNull();
      game.pass();
      expect(codeOf(() => chooseMove(game))).toBe('game-over');
    }
  });

  test('takes a board in place of a game, with who plays', () => {
    const { board } = atari();
    expect(chooseMove(board, { toPlay: 'white', komi: 7.5, playouts: 1000 }).move).toEqual([5, 3]);
    expect(codeOf(() => chooseMove(board, {} as never))).toBe('bad-option');
    expect(codeOf(() => chooseMove(board, { toPlay: 'white', komi: Number.NaN }))).toBe('bad-option');
    expect(codeOf(() => chooseMove(board, { toPlay: 'white', ko: 'Z9' }))).not.toBeNull();
  });

  test.each([{ level: 0 }, { level: 13 }, { level: 1.5 }, { playouts: 0 }, { seed: -1 }, { komi: 6.5 }])(
    'refuses %j',
    (options) => {
      expect(codeOf(() => chooseMove(new GoGame({ size: 5 }), options as object))).toBe('bad-option');
    },
  );

  test('chooses among the points that it is told, or passes', () => {
    const game = new GoGame({ size: 5, rules: 'chinese' });
    const moves = PointSet.of(5, 5, ['A1', 'B2', 'E5']);
    for (const { move, candidates } of [
      chooseMove(game, { moves, playouts: 500 }),
      chooseMove(game.board, { moves, playouts: 500, toPlay: 'white' }),
    ]) {
      expect(move).toEqual([1, 3]);
      expect(candidates.every((candidate) => candidate.move === null || moves.has(candidate.move))).toBe(
        true,
      );
    }
    expect(chooseMove(game, { moves: PointSet.empty(5, 5) }).move).toBeNull();
    expect(codeOf(() => chooseMove(game, { moves: PointSet.empty(9, 9) }))).toBe('size-mismatch');
    expect(codeOf(() => chooseMove(game, { moves: ['A1'] as never }))).toBe('bad-option');
    expect(codeOf(() => chooseMove(new LoaGame(), { moves }))).toBe('bad-option');
    expect(codeOf(() => chooseMove(new SenketGame({ size: 5 }), { moves }))).toBe('bad-option');
  });

  test('refuses what is not a game', () => {
    for (const game of [null, undefined, {}, 'game', Object.create(GoGame.prototype)]) {
      expect(codeOf(() => chooseMove(game))).toBe('bad-option');
    }
  });
});

/** The choices of a level in a game against itself; every choice is played as it is, passes too. */
function choicesOf(game: GoGame | LoaGame | SenketGame, level: number): MoveChoice[] {
  const choices: MoveChoice[] = [];
  while (!game.isOver && game.moveNumber < 150) {
    const choice = chooseMove(game, { level, seed: game.moveNumber });
    choices.push(choice);
    game.play(choice.move as never);
  }
  return choices;
}

describe.each([
  ['Lines of Action', () => new LoaGame(), [1, 2, 3, 4, 5]],
  ['Senket', () => new SenketGame({ size: 5 }), [1, 2, 3, 4, 5, 6, 9, 10]],
] as const)('in %s', (_, begin, unknowing) => {
  test.each(unknowing)('level %i knows no chance, tells none, and does not resign', (level) => {
    const choices = choicesOf(begin(), level);
    expect(choices.length).toBeGreaterThan(4);
    for (const { winRate, lead, resigns, candidates } of choices) {
      expect({ winRate, lead, resigns }).toEqual({ winRate: null, lead: null, resigns: false });
      for (const candidate of candidates) expect(candidate).toMatchObject({ winRate: null, lead: null });
    }
  });
});

describe.each([
  ['Go', () => new GoGame({ size: 5 }), [1, 2, 3, 4, 5, 6]],
  ['Lines of Action', () => new LoaGame(), [6, 7]],
  ['Senket', () => new SenketGame({ size: 5 }), [7, 8, 11]],
] as const)('in %s', (game, begin, knowing) => {
  test.each(knowing)('level %i tells chances', (level) => {
    for (const { winRate, lead, candidates } of choicesOf(begin(), level)) {
      expect(winRate).toBeGreaterThanOrEqual(0);
      expect(winRate).toBeLessThanOrEqual(1);
      for (const each of [{ lead }, ...candidates])
        expect(typeof each.lead).toBe(game === 'Go' ? 'number' : 'object');
    }
  });
});

test('moves of Go that no step of the search began with have the chance of the position', () => {
  const { winRate, lead, candidates } = chooseMove(new GoGame({ size: 9 }), { playouts: 1 });
  expect(candidates).toHaveLength(1);
  expect(candidates[0]).toMatchObject({ visits: 0, winRate, lead });
});

describe('a pass goes round', () => {
  test('as it is chosen, to the end of a game', () => {
    for (const game of [new GoGame({ size: 5 }), new SenketGame({ size: 5 })]) {
      choicesOf(game, 2);
      expect([game.isOver, game.end]).toEqual([true, 'passes']);
    }
  });

  test('in Lines of Action where there is no other move, and nowhere else', () => {
    expect(codeOf(() => new LoaGame().play(null))).toBe('illegal-move');
    expect(codeOf(() => new LoaGame().board.resolve(null))).toBe('illegal-move');
    // Black's stone in the lower row cannot move.
    const setup = LoaBoard.fromDiagram(`
      O . . . . O . .
      . . . . . . . .
      . . . O . . . .
      . . . . . . . .
      . . . . . . . .
      . . . O O . . .
      O O O . O . . .
      . X O X O . . .`);
    const game = new LoaGame({ setup });
    expect(game.board.mustPass).toBe(true);
    expect(game.play(chooseMove(game, { level: 1 }).move).text).toBe('pass');
    expect(game.toPlay).toBe('white');
  });

  test.each(['pass', 'PASS', null] as const)('%p is one on games and boards', (pass) => {
    const go = new GoGame({ size: 5 });
    expect(go.legality(pass)).toBe('legal');
    expect(go.play(pass)).toMatchObject({ color: 'black', vertex: null });
    expect(go.play(pass, { color: 'black' })).toMatchObject({ color: 'black', vertex: null });
    expect([go.isOver, go.legality(pass)]).toEqual([true, 'game-over']);
    expect(codeOf(() => go.play(pass))).toBe('game-over');
    const board = new GoGame({ size: 5 }).board.play('black', 'C3').board;
    const { board: after, captured, ko } = board.play('white', pass, { ko: 'A1' });
    expect([after.equals(board), captured.size, ko, board.legality('white', pass)]).toEqual([
      true,
      0,
      null,
      'legal',
    ]);
    expect(codeOf(() => board.play('green' as never, pass))).toBe('bad-option');
    const senket = new SenketGame({ size: 5 });
    expect(senket.play(pass)).toMatchObject({ post: null, fences: [] });
    expect(senket.board.play('black', pass).equals(senket.board)).toBe(true);
    const fence = { from: [0, 0], to: [1, 2] } as const;
    expect(codeOf(() => senket.play(pass, [fence] as never))).toBe('bad-option');
    expect(senket.moveNumber).toBe(1);
    expect(senket.play(pass, 'none').post).toBeNull();
    expect(codeOf(() => senket.play(pass))).toBe('game-over');
  });

  test('in the words of GTP', () => {
    expect(vertexName(null, 9)).toBe('pass');
    expect(codeOf(() => vertexName(undefined as never, 9))).toBe('bad-vertex');
    expect(codeOf(() => vertexName(null, 0))).toBe('bad-size');
    for (const wrong of [undefined, '', 'passes', 0])
      expect(codeOf(() => new GoGame({ size: 5 }).play(wrong as never))).toBe('bad-vertex');
  });
});

describe('the first levels of Go against a player of three rules', () => {
  /** The points of a level in games of either colour, draws counting half. */
  const pointsOf = async (level: number, games: number) => {
    const { moveByThreeRules, isEye } = await import(join(root, 'tests-js/support/three-rules.mjs'));
    const random = randomNumbers(level);
    let points = 0;
    for (let i = 0; i < games; i++) {
      const game = new GoGame({ size: 9, rules: 'chinese', komi: 7 });
      const own = i % 2 === 0 ? 'black' : 'white';
      while (!game.isOver && game.moveNumber < 243) {
        const isOwn = game.toPlay === own;
        const { move, resigns } = isOwn
          ? chooseMove(game, { level, seed: 1000 * i + game.moveNumber })
          : { move: moveByThreeRules(game, random), resigns: false };
        expect(resigns).toBe(false);
        if (isOwn && move !== null) expect(isEye(game.board, move, own === 'black' ? 1 : -1)).toBe(false);
        if (isOwn && game.moveNumber < 30) expect(move).not.toBeNull();
        game.play(move);
      }
      const { black, white } = game.score({ dead: 'auto' });
      const lead = (black.total - white.total) * (own === 'black' ? 1 : -1);
      points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    }
    return points;
  };

  test('one is below it, two is level with it, three above', async () => {
    const points: number[] = [];
    for (const level of [1, 2, 3]) points.push(await pointsOf(level, 20));
    const [one, two, three] = points as [number, number, number];
    expect(one).toBeGreaterThanOrEqual(2);
    expect(one).toBeLessThan(two);
    expect(one).toBeLessThan(10);
    expect(two).toBeGreaterThanOrEqual(6);
    expect(two).toBeLessThanOrEqual(14);
    expect(three).toBeGreaterThan(two);
    expect(three).toBeGreaterThanOrEqual(12);
  }, 120_000);
});

test('plays Lines of Action and Senket in the same shape', () => {
  const loa = new LoaGame();
  const choice = chooseMove(loa, { level: 3 });
  expect(loa.board.legalMoves().map(({ text }) => text)).toContain(choice.move!.text);
  expect(choice.candidates).toEqual([
    {
      move: choice.move,
      visits: choice.playouts,
      winRate: choice.winRate,
      lead: null,
      line: [choice.move],
    },
  ]);
  const senket = new SenketGame({ size: 7 });
  const { move, resigns } = chooseMove(senket, { level: 2 });
  expect(resigns).toBe(false);
  expect(senket.play(move!).post).toEqual(move);
});

describe.each([
  ['Lines of Action', () => new LoaGame()],
  ['Senket', () => new SenketGame({ size: 9 })],
])('%s', (_, begin) => {
  const moveOf = (level: number, seed: number) => JSON.stringify(chooseMove(begin(), { level, seed }).move);

  test('goes otherwise with another seed, and the same with the same', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    for (const level of [1, 6, 8]) {
      const moves = seeds.map((seed) => moveOf(level, seed));
      expect(seeds.map((seed) => moveOf(level, seed))).toEqual(moves);
      expect(new Set(moves).size).toBeGreaterThan(1);
    }
  });
});

test('beginners of Lines of Action overlook what others see', () => {
  const rates = (level: number) =>
    Array.from({ length: 20 }, (_, seed) => {
      const { board } = new LoaGame();
      return -board.play(chooseMove(new LoaGame(), { level, seed }).move).evaluate().total;
    });
  const mean = (list: number[]) => list.reduce((sum, rate) => sum + rate) / list.length;
  expect(mean(rates(1))).toBeLessThan(mean(rates(4)));
  expect(mean(rates(4))).toBeLessThan(mean(rates(6)));
});

test('the chances in Senket are those of the lead', () => {
  // White has cut off a corner with a post of Black's in it; Black can do the same to White.
  const game = SenketGame.fromText('Senket 9\n1. 5-4\n2. 6-6\n3. 7-5 +5-4\n4. 1-7\n5. 6-7 +7-5\n6. 2-9 +1-7');
  const chance = () => chooseMove(game, { level: 7 }).winRate;
  game.goTo(6);
  expect(chance()).toBeCloseTo(0.5, 1);
  game.pass();
  expect(chance()).toBeGreaterThan(0.95); // White's
  expect(chooseMove(new SenketGame({ size: 9 }), { level: 7 }).winRate).toBe(0.5);
});

test('a beginner of Senket plays on when the other side passes early', () => {
  for (let seed = 0; seed < 20; seed++) {
    const game = new SenketGame({ size: 17 });
    for (let turn = 0; turn < 8; turn++) {
      const { move } = chooseMove(game, { level: 1, seed: 100 * seed + turn });
      if (move === null) game.pass();
      else game.play(move, game.board.legalFences(game.toPlay, move));
    }
    game.pass();
    expect(chooseMove(game, { level: 1, seed }).move).not.toBeNull();
  }
});

test('nobody passes in Senket while few posts stand, too far apart for a fence', () => {
  const setup = SenketBoard.empty(17).play('black', [0, 1]).play('white', [1, 6]).play('black', [2, 0]);
  const game = new SenketGame({ setup, toPlay: 'white' });
  for (const level of [1, 4, 7, 8, 11])
    for (let seed = 0; seed < (level > 7 ? 2 : 10); seed++)
      expect([level, seed, chooseMove(game, { level, seed }).move]).not.toContain(null);
});

test('the engine passes in Senket once nothing is left to gain, and fills no board', () => {
  const game = new SenketGame({ size: 9 });
  for (let turn = 0; turn < 81 && !game.isOver; turn++) {
    const { move } = chooseMove(game, { level: 7, seed: turn });
    if (move === null) game.pass();
    else game.play(move, game.board.legalFences(game.toPlay, move));
  }
  expect(game.isOver).toBe(true);
  expect(game.moveNumber).toBeLessThan(70);
});

test('Senket is played for area, or for posts, which other games have not', () => {
  const game = new SenketGame({ size: 5 });
  for (const post of [
    [2, 0],
    [4, 0],
    [0, 2],
    [2, 1],
    [3, 1],
  ] as const)
    game.play(post, game.board.legalFences(game.toPlay, post));
  expect(chooseMove(game, { level: 8 }).move).toEqual([4, 2]);
  expect(chooseMove(game, { level: 8, mode: 'area' }).move).toEqual([4, 2]);
  expect(chooseMove(game, { level: 8, mode: 'posts' }).move).toEqual([0, 0]);
  for (const mode of ['lines', '', null, 1])
    expect(codeOf(() => chooseMove(game, { mode } as object))).toBe('bad-option');
  for (const other of [new GoGame({ size: 5 }), new LoaGame()])
    expect(codeOf(() => chooseMove(other as GoGame, { mode: 'posts' }))).toBe('bad-option');
});

describe('in workers', () => {
  const pool = createPool({ workers: 1 });
  afterAll(() => pool.terminate());

  test('chooses as here', async () => {
    const game = new GoGame({ size: 9 });
    game.play('E5');
    expect(await pool.chooseMove(game, { level: 3, seed: 5 })).toEqual(
      chooseMove(game, { level: 3, seed: 5 }),
    );
    expect(await pool.chooseMove(new LoaGame(), { level: 2 })).toEqual(
      chooseMove(new LoaGame(), { level: 2 }),
    );
  });

  test('can be stopped', async () => {
    const control = new AbortController();
    const asked = pool.chooseMove(new GoGame(), { playouts: 100_000, signal: control.signal });
    setTimeout(() => control.abort(), 100);
    await expect(asked).rejects.toThrow(/abort/);
  });

  test('tells how it comes along', async () => {
    const steps: MoveChoice[] = [];
    const game = new GoGame({ size: 9 });
    const options = { playouts: 300, seed: 4 };
    const choice = await pool.chooseMove(game, { ...options, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([...analyzeMoves(game, options)]);
    expect(choice).toEqual(steps.at(-1));
  });

  test('adds up what several trees find', async () => {
    const game = new GoGame({ size: 9 });
    const [one, two] = [4, 5].map((seed) => chooseMove(game, { playouts: 500, seed }));
    const both = await pool.chooseMove(game, { playouts: 500, seed: 4, trees: 2 });
    expect(both.playouts).toBe(1000);
    const visits = (of: MoveChoice) =>
      of.candidates.find(({ move }) => String(move) === String(both.candidates[0]!.move))?.visits ?? 0;
    expect(visits(both)).toBe(visits(one!) + visits(two!));
    expect([one!.move, two!.move]).toContainEqual(both.move);
    expect(both.winRate).toBeCloseTo((one!.winRate! + two!.winRate!) / 2);
    expect(both.candidates.length).toBeLessThanOrEqual(16);
    await expect(pool.chooseMove(new LoaGame(), { trees: 2 } as object)).rejects.toMatchObject({
      code: 'bad-option',
    });
  });

  test('refuses before anything is sent', async () => {
    await expect(pool.chooseMove(new GoGame(), { trees: 0 })).rejects.toMatchObject({ code: 'bad-option' });
    await expect(pool.chooseMove(new GoGame(), { level: 20 })).rejects.toMatchObject({ code: 'bad-option' });
  });
});
