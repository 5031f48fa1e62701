/** facts() and reviewGame() of Lines of Action and Senket. */

import { init, LoaBoard, LoaGame, SenketBoard, SenketGame, vertexName } from 'kakoi';
import { endingsEngine, verifyWin } from 'kakoi/endings';
import { facts, factText, reviewGame } from 'kakoi/review';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(endingsEngine));

const loa = (diagram: string, ...moves: string[]) => {
  const game = new LoaGame({ setup: LoaBoard.fromDiagram(diagram) });
  for (const move of moves) game.play(move);
  return game;
};

/** Black connects with a1-b1. White needs two moves: each of its stones alone would move as far as the other is away. */
const RACE = `
  . . . . O
  . . . . .
  . . X . O
  . . X . .
  X . . . .`;

describe('Lines of Action', () => {
  test('a win at once is told, and one that is missed, with a proof that holds', () => {
    const [won] = facts(loa(RACE, 'a1-b1'));
    expect([won!.key, won!.certainty, factText(won!)]).toEqual([
      'wins',
      'proved',
      'Black wins with this move.',
    ]);
    const game = loa(RACE, 'c3-c5');
    const told = facts(game);
    expect(told.map((fact) => fact.key)).toEqual(['misses-win', 'lets-win']);
    const [missed, let_] = told;
    expect(missed!.better!.connects).toBe('mover');
    expect(factText(missed!)).toBe(`Black could have won by ${missed!.better!.text}; moves to the win: 1.`);
    expect(factText(let_!)).toBe('White can win now; moves to the win: 2.');
    for (const { from, proofs } of [missed!, let_!])
      expect(verifyWin(game.boardAt(from), proofs[0]!)).toMatchObject({ valid: true });
  });

  test('a win is only likely to be missed where nobody knows what the move left', () => {
    const certainties = (nodes: number) =>
      facts(loa(RACE, 'c3-c5'), { nodes }).map(({ key, certainty }) => `${key}: ${certainty}`);
    expect(certainties(1)).toEqual(['misses-win: likely']);
    expect(certainties(1000)).toEqual(['misses-win: proved', 'lets-win: proved']);
  });

  test('stones taken, and groups joined and broken', () => {
    const words = (board: string, move: string) =>
      facts(loa(board, move), { nodes: 1 }).map((fact) => factText(fact));
    const apart = `
      . . O . .
      . . . . .
      X . X . X
      . . . . .
      O . X . O`;
    expect(words(apart, 'e3xe1')).toContain('Black captures 1 at e1.');
    expect(words(apart, 'a3-d3')).toContain('Black joins 2 groups at c3.');
    const row = `
      . . . . O
      . . . . .
      . X X X .
      . . . . .
      X . O . .`;
    expect(words(row, 'c3-c5')).toContain('Black breaks its own group at b3.');
    const wall = `
      . . X . O
      . . . . .
      . O O O .
      . . . . .
      X . . . .`;
    expect(words(wall, 'c5xc3')).toEqual(['Black captures 1 at c3.', 'Black breaks the group at b3.']);
  });

  test('every proof of a game holds, and its moments are moves of the game', () => {
    const random = randomNumbers(7);
    const game = new LoaGame({ size: 5 });
    while (!game.isOver && game.moveNumber < 30) {
      const moves = game.legalMoves();
      game.play(moves[Math.floor(random() * moves.length)] ?? null);
    }
    const review = reviewGame(game, { nodes: 2000 });
    expect(review.facts).toHaveLength(game.moveNumber);
    const proved = review.facts.flatMap((list) => list!).filter(({ proofs }) => proofs.length > 0);
    expect(proved.length).toBeGreaterThan(0);
    for (const { from, proofs } of proved) {
      const past = Array.from({ length: from }, (_, number) => game.boardAt(number));
      for (const proof of proofs)
        expect(verifyWin(game.boardAt(from), proof, { rules: game.rules, past }).valid).toBe(true);
    }
    for (const { move, at, color } of review.moments) {
      expect(game.boardAt(move - 1).toPlay).toBe(color);
      expect(at).toEqual(game.history[move - 1]!.to);
    }
  });
});

describe('Senket', () => {
  const CORNERS: Parameters<typeof SenketBoard.from>[0] = {
    size: 9,
    black: { posts: ['2-1'], fences: [] },
    white: {
      posts: ['8-9', '9-7'],
      fences: [
        {
          from: [7, 0],
          to: [8, 2],
        },
      ],
    },
  };
  const senket = (...posts: (string | null)[]) => {
    const game = new SenketGame({ setup: SenketBoard.from(CORNERS) });
    for (const post of posts) game.play(post);
    return game;
  };

  test('a claim, and the post that was worth more', () => {
    const told = facts(senket('1-3'));
    expect(told.map((fact) => [fact.weight, factText(fact)])).toEqual([
      [4224, 'Black voids 63 squares of White at 1-9.'],
      [1, 'Black claims 1 squares at 1-3, and gains 1.'],
    ]);
    const game = senket('5-5');
    const [missed, given] = facts(game);
    expect([missed!.key, given!.key]).toEqual(['misses-score', 'gives-prisoner']);
    expect(given!.weight).toBe(66 ** 2 - 65 ** 2); // White holds 64 squares and one prisoner more
    const worth = game.boardAt(0).moveValues('black');
    const most = Math.max(...worth.values.filter((value) => !Number.isNaN(value)));
    expect(missed!.values).toMatchObject({ took: -131, worth: most });
    expect(worth.at(missed!.better!)).toBe(most);
    expect(factText(missed!)).toBe(
      `${vertexName(missed!.better!, game.board)} would have been worth ${most + 131} more to Black.`,
    );
  });

  test('the change of the score is told of every turn', () => {
    const random = randomNumbers(3);
    const game = new SenketGame({ size: 7 });
    while (game.moveNumber < 24) {
      const points = [...game.legalMoves()];
      const values = game.board.moveValues(game.toPlay);
      const best = points.reduce((a, b) => (values.at(b) > values.at(a) ? b : a));
      game.play(random() < 0.5 ? best : points[Math.floor(random() * points.length)]!);
    }
    const { facts: told, moments } = reviewGame(game);
    told.forEach((list, i) => {
      const { color } = game.history[i]!;
      const other = color === 'black' ? 'white' : 'black';
      const [before, after] = [game.boardAt(i).score(), game.boardAt(i + 1).score()];
      const gained = list!.find(({ key }) => key === 'claims' || key === 'restores');
      if (gained !== undefined) expect(gained.weight).toBe(after[color].total - before[color].total);
      const voided = list!.find(({ key }) => key === 'voids');
      if (voided === undefined) expect(after[other].total).toBeGreaterThanOrEqual(before[other].total);
      else expect(voided.weight).toBe(before[other].total - after[other].total);
    });
    expect(moments.length).toBeGreaterThan(0);
  });
});

test('what is no game is refused', () => {
  expect(kakoiErrorOf(() => facts(LoaBoard.start() as never))).toMatchObject({
    code: 'bad-option',
    message: expect.stringContaining('a GoGame, LoaGame or SenketGame'),
  });
  expect(kakoiErrorOf(() => facts(new LoaGame(), { move: 1 })).code).toBe('bad-option');
});

test('a pool finds what reviewGame() and facts() find', async () => {
  const pool = createPool({ workers: 1 });
  const [race, fences] = [loa(RACE, 'c3-c5'), new SenketGame({ size: 9 })];
  for (const post of ['2-2', '4-3', '6-6']) fences.play(post);
  const text = (value: unknown) => JSON.stringify(value);
  try {
    expect(text(await pool.reviewGame(race))).toBe(text(reviewGame(race)));
    expect(text(await pool.facts(race))).toBe(text(facts(race)));
    expect(text(await pool.reviewGame(fences))).toBe(text(reviewGame(fences)));
    expect(text(await pool.facts(fences, { move: 2 }))).toBe(text(facts(fences, { move: 2 })));
  } finally {
    await pool.terminate();
  }
});
