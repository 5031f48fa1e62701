/** Judgements of positions of Go by the network: their shape, what they follow from, and what is refused. */

import { GoBoard, GoGame, init, LoaGame, SenketGame } from 'kakoi';
import { analyzeMoves, chooseMove, type GoJudgement, judge, playEngine } from 'kakoi/play';
import { createPool } from 'kakoi/worker';

beforeAll(async () => {
  await init(playEngine);
});

const opening = (size = 9) => {
  const game = new GoGame({ size, rules: 'chinese', komi: 7 });
  for (const vertex of ['E5', 'C4', 'D4', 'D3', 'E3']) game.play(vertex);
  return game;
};

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

/** The board with the colours exchanged. */
const exchanged = (board: GoBoard) =>
  GoBoard.fromDiagram(board.toDiagram().replace(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X')));

const plain = ({ owners, ...rest }: GoJudgement) => ({ ...rest, owners: [...owners.values] });

test.each([5, 9, 13, 19, 25])('says chance, lead, owners and moves on boards of %i lines', (size) => {
  const { winRate, lead, owners, moves } = judge(opening(size));
  expect(winRate).toBeGreaterThanOrEqual(0);
  expect(winRate).toBeLessThanOrEqual(1);
  expect(Math.abs(lead)).toBeLessThan(2 * size * size);
  expect([owners.width, owners.height]).toEqual([size, size]);
  for (const owner of owners.values) expect(Math.abs(owner)).toBeLessThanOrEqual(1);
  const shares = moves.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThanOrEqual(16);
  const { board } = opening(size);
  for (const { move } of moves) if (move !== null) expect(board.get(move)).toBe(0);
});

test('is the same every time, whatever was asked in between', () => {
  const game = opening();
  const first = plain(judge(game));
  judge(GoBoard.empty(19), { toPlay: 'white' });
  chooseMove(game, { playouts: 20 });
  expect(plain(judge(game))).toEqual(first);
});

test('leaves the search of analyzeMoves() what it would be without it', () => {
  const game = opening();
  const options = { playouts: 300, seed: 3 };
  const undisturbed = [...analyzeMoves(game, options)];
  expect(undisturbed.length).toBeGreaterThan(1);
  const steps = [];
  for (const step of analyzeMoves(game, options)) {
    judge(game);
    steps.push(step);
  }
  expect(steps).toEqual(undisturbed);
});

test('turns round with the colours, and follows komi', () => {
  const { board } = opening();
  const black = judge(board, { toPlay: 'black', komi: 3 });
  const white = judge(exchanged(board), { toPlay: 'white', komi: -3 });
  expect(white.lead).toBeCloseTo(black.lead, 3);
  expect(white.winRate).toBeCloseTo(black.winRate, 3);
  expect(white.moves).toEqual(black.moves);
  expect([...white.owners.values]).toEqual(Array.from(black.owners.values, (value) => 0 - value));
  expect(judge(board, { toPlay: 'black', komi: 13 }).lead).toBeCloseTo(black.lead - 10, 3);
});

test('knows what is settled, and offers neither that nor what is forbidden', () => {
  const settled = GoBoard.fromDiagram(`
    . X O . O
    X X O O .
    . X X O O
    X . X O .
    X X X O O`);
  const komi = -5;
  const { winRate, lead, owners, moves } = judge(settled, { toPlay: 'black', komi });
  expect([...owners.toMap()[0]!]).toEqual([1, 1, -1, -1, -1]);
  expect(lead).toBe(settled.score({ rules: 'tromp-taylor', komi }).margin);
  expect(winRate).toBeGreaterThan(0.9);
  expect(moves).toEqual([{ move: null, share: 1 }]);
  const ko = GoBoard.fromDiagram(`
    . X O .
    X . X O
    . X O .
    . . . .`);
  const movesWith = (options: object) => judge(ko, { toPlay: 'white', ...options }).moves;
  expect(movesWith({}).map(({ move }) => move)).toContainEqual([1, 1]);
  expect(movesWith({ ko: 'B3' }).map(({ move }) => move)).not.toContainEqual([1, 1]);
});

test('a finished game can be judged, and has no moves', () => {
  const game = opening();
  game.pass();
  const before = judge(game);
  expect(before.moves.length).toBeGreaterThan(0);
  game.pass();
  expect(game.isOver).toBe(true);
  expect(judge(game).moves).toEqual([]);
  expect(judge(game).owners.values).toHaveLength(81);
});

test('counts a game as chooseMove() does: by its komi, and by territory with the captures', () => {
  const leadBy = (rules: 'japanese' | 'chinese', komi: number) => {
    const game = new GoGame({ size: 9, rules, komi });
    for (const vertex of ['E5', 'C4', 'D4']) game.play(vertex);
    return judge(game).lead;
  };
  // White is to play.
  expect(leadBy('chinese', 6.5) - leadBy('chinese', 0.5)).toBeCloseTo(6, 3);
  // Black has a stone more, which counts by area alone.
  expect(leadBy('japanese', 6.5) - leadBy('chinese', 6.5)).toBeCloseTo(1, 3);
});

test('the owners are an ownership to judge by', () => {
  const game = opening();
  const { owners } = judge(game);
  expect(game.board.estimate({ rules: 'chinese', ownership: owners }).ownership.values).toHaveLength(81);
});

test('refuses what is neither a game of Go nor a board, and options that it does not have', () => {
  for (const wrong of [
    null,
    undefined,
    {},
    'game',
    new LoaGame(),
    new SenketGame({ size: 5 }),
    GoGame.prototype,
  ])
    expect(codeOf(() => judge(wrong as never))).toBe('bad-option');
  const board = GoBoard.empty(5);
  expect(codeOf(() => judge(board, {} as never))).toBe('bad-option');
  for (const wrong of [{ komi: Number.NaN }, { level: 3 }, { toPlay: 'green' }])
    expect(codeOf(() => judge(board, { toPlay: 'black', ...(wrong as object) }))).toBe('bad-option');
  expect(codeOf(() => judge(board, { toPlay: 'black', ko: 'Z9' }))).not.toBeNull();
  expect(codeOf(() => judge(opening(), { komi: 5 } as never))).toBe('bad-option');
});

describe('in workers', () => {
  const pool = createPool({ workers: 2 });
  afterAll(() => pool.terminate());

  test('judges as here', async () => {
    const game = opening();
    expect(await pool.judge(game)).toEqual(judge(game));
    expect(await pool.judge(game.board, { toPlay: 'black', komi: 0 })).toEqual(
      judge(game.board, { toPlay: 'black', komi: 0 }),
    );
  });

  test('many games or boards, in their order', async () => {
    const games = Array.from({ length: 40 }, (_, i) => {
      const game = opening();
      game.goTo(i % 6);
      return game;
    });
    const told: number[] = [];
    const judged = await pool.judgeMany(games, { onProgress: ({ done }) => told.push(done) });
    expect(judged).toEqual(games.map((game) => judge(game)));
    expect(told.at(-1)).toBe(40);
    const boards = games.slice(0, 5).map(({ board }) => board);
    expect(await pool.judgeMany(new Set(boards), { toPlay: 'white' })).toEqual(
      [...new Set(boards)].map((board) => judge(board, { toPlay: 'white' })),
    );
    expect(await pool.judgeMany([])).toEqual([]);
  });

  test('refuses as here, and can be stopped', async () => {
    const refused = { code: 'bad-option' };
    await expect(pool.judge(null as never)).rejects.toMatchObject(refused);
    await expect(pool.judge(opening(), { komi: 5 } as never)).rejects.toMatchObject(refused);
    await expect(pool.judgeMany('games' as never)).rejects.toMatchObject(refused);
    await expect(pool.judgeMany([], { level: 3 } as never)).rejects.toMatchObject(refused);
    await expect(pool.judgeMany([opening(), null as never])).rejects.toMatchObject(refused);
    const signal = AbortSignal.abort();
    await expect(pool.judgeMany([opening()], { signal })).rejects.toThrow(/abort/);
  });
});
