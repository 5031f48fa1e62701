/** facts(), factText() and reviewGame() of kakoi/review. */

import { type Color, GoBoard, GoGame, init, vertexName } from 'kakoi';
import { readingEngine, verifyProof } from 'kakoi/reading';
import { type Fact, facts, factText, reviewGame } from 'kakoi/review';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine));

/** The game in which a side has played at a point of a board. */
function played(diagram: string, toPlay: Color, at: string): GoGame {
  const game = new GoGame({ setup: GoBoard.fromDiagram(diagram), toPlay });
  game.play(at);
  return game;
}

/** The fact of a kind about that move, or undefined. */
function factOf(key: Fact['key'], ...[diagram, toPlay, at]: Parameters<typeof played>): Fact | undefined {
  return facts(played(diagram, toPlay, at)).find((fact) => fact.key === key);
}

const ATARI = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . O . . . . .
  . . O X . . . . .
  . . . O . . . . .
  . . . . . . . . .
  . . X . . . X . .
  . . . . . . . . .`;

const LADDER = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . . . . . .
  . . X O . . . . .
  . . . X . . . . .
  . . . . . . . . .
  . . . . . . . . .`;

const CORNER = `
  . . . . . . .
  O O O O O . .
  X X X X O . .
  . . . X O . .`;

const RACE = `
  . . . . . . . . .
  . X X X X X . . .
  X X O O O O . O .
  O O X X X O O O .
  . . . . X O . O .`;

const LINK = `
  . . . . . . .
  . . O O . . .
  . . X . X . .
  . . . . O . .
  . . . . . . .`;

const CORRIDORS = `
  . X . X X X X O O . O
  X X X X X X X O O O O
  X X X . . . . O O O O
  X X X X X X X O O O O
  X X X X . . O O O O O
  . X . X X X X O O . O`;

const BULKY = `
  O . . . . . .
  . O O O O . .
  X X X X O . .
  . . . X O . .
  . . X X O . .`;

const OWN = `
  . . . . . . . . .
  . . . . . X O . .
  X X . . X X O . .
  O X X . X O O . .
  O O O O X . . . .
  . . O X X . O O .
  X X O O X O O X .
  . X O X X O X X .
  X O O . . . . . .`;

const KO = `
  . . O . . . . . .
  . O O X . . . . .
  . O X . . . . . .
  . O X . X X X . .
  X O O X X O X X .
  . X X O O O O O X
  . . X X O . O . O
  . O . X X O . O X
  . . . . . . . . .`;

const CROSS = `
  . . . . . . . . .
  . . . . X X O . .
  . X X X . . O . .
  . O X O O . . . .
  . . O . X . O O .
  . . O X . O . X .
  . . O X . X X . .
  . . . . . . . . .
  . . . . . . . . .`;

const BENT = `
  . . . . . . . . .
  . . . . . X O . .
  X X . . X X O . .
  O X X . X O O . .
  O O O . X . . . .
  . . O X . . O O .
  . X O O X O O X .
  O X O X X . X X .
  . O . . . . . . .`;

describe('facts()', () => {
  test.each<[Fact['key'], string, Color, string, string]>([
    ['saves', ATARI, 'black', 'E5', 'read: Black saves the chain at D5.'],
    [
      'misses-capture',
      ATARI,
      'white',
      'J9',
      'read: White could have captured the chain at D5 by E5; Black can save it now.',
    ],
    [
      'misses-saving',
      ATARI,
      'black',
      'J9',
      'read: Black could have saved the chain at D5 by E5; White can capture it now.',
    ],
    ['puts-in-atari', LADDER, 'black', 'E4', 'proved: Black puts the chain at D4 in atari.'],
    ['ladder-works', LADDER, 'black', 'E4', 'proved: The chain at D4 is caught in a ladder.'],
    ['makes-alive', CORNER, 'black', 'B1', 'proved: Black makes the group at A2 live.'],
    ['makes-eye', CORNER, 'black', 'B1', 'proved: Black makes an eye at A1.'],
    ['kills', CORNER, 'white', 'B1', 'proved: White leaves the chain at A2 without a way out.'],
    ['wins-race', RACE, 'black', 'B1', 'proved: Black wins the race against the chain at A2.'],
    ['loses-race', RACE, 'black', 'G5', 'proved: Black loses the race at C2, which B1 would have won.'],
    ['connects', LINK, 'black', 'D3', 'proved: Black connects the chains at C3 and E3.'],
    ['cuts', LINK, 'white', 'D3', 'read: White cuts the chains at C3 and E3.'],
    [
      'lets-connect',
      LINK,
      'white',
      'C2',
      'read: White lets the chains at C3 and E3 connect, which D3 would have cut.',
    ],
    ['endgame', CORRIDORS, 'black', 'F2', 'read: The move was worth 0.5, and G4 0.875.'],
    ['makes-alive', BULKY, 'black', 'B2', 'proved: Black makes the group at A3 live.'],
    [
      'misses-life',
      BULKY,
      'black',
      'G1',
      'read: Black could have made the group at A3 live by B2; White can kill it now.',
    ],
    [
      'misses-kill',
      BULKY,
      'white',
      'G1',
      'read: White could have killed the group at A3 by B2; Black can make it live now.',
    ],
    ['endangers', OWN, 'black', 'A2', 'read: The chain at A3 was safe; White can capture it now.'],
    [
      'allows-ko',
      KO,
      'white',
      'A6',
      'read: The chain at J3 now depends on a ko, which J1 would have avoided.',
    ],
    [
      'lets-be-cut',
      CROSS,
      'white',
      'D5',
      'read: White lets the chains at B6 and C5 be cut, which B5 would have connected.',
    ],
    ['makes-ko', BENT, 'black', 'A3', 'read: Black makes a ko for the chain at A2.'],
  ])('tell %s', (key, diagram, toPlay, at, text) => {
    const told = facts(played(diagram, toPlay, at)).filter((fact) => fact.key === key);
    expect(told.map((fact) => `${fact.certainty}: ${factText(fact)}`)).toContain(text);
  });

  test('are as sure as the less certain half of what they say: nobody can write a proof that a chain gets away', () => {
    const half = factOf('misses-saving', ATARI, 'black', 'J9')!;
    expect(half).toMatchObject({ certainty: 'read', from: 1 });
    expect(verifyProof(played(ATARI, 'black', 'J9').board, half.proofs[0]!)).toMatchObject({ valid: true });
    expect(factOf('misses-saving', CORNER, 'black', 'G4')).toMatchObject({ certainty: 'proved' });
  });

  test('tell captures, eyes that are taken or filled, and liberties', () => {
    const board = `
      . . . . .
      . . O . .
      X X O . .
      . X O . .
      X . X O .`;
    const keys = (toPlay: Color, at: string) => facts(played(board, toPlay, at)).map(({ key }) => key);
    expect(keys('white', 'B1')).toEqual(expect.arrayContaining(['captures', 'puts-in-atari', 'breaks-eye']));
    expect(keys('black', 'A2')).toContain('fills-own-eye');
  });

  test('tell how many liberties are left of those that a side fills', () => {
    const board = `
      . . . . .
      O O O . .
      X X X O .
      . . . O .
      O O O . .`;
    expect(factOf('fills-own-liberty', board, 'black', 'B2')?.values).toMatchObject({ liberties: 2 });
  });

  test('tell a move in settled territory', () => {
    const settled = `
      . X . X .
      X X X X .
      . . . . .
      . . . . .
      . . O . .`;
    expect(factOf('inside-settled', settled, 'black', 'C5')?.certainty).toBe('proved');
    expect(factOf('inside-settled', settled, 'black', 'C3')).toBeUndefined();
  });

  test('tell a ladder that is broken from afar', () => {
    const ladder = `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . O . . .
      . . . . . . . O .
      . . X . X . O X .
      . . . . . . X . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .`;
    expect(factOf('ladder-broken', ladder, 'white', 'H4')?.target.toDiagram()).toContain('......#..');
  });

  test('have proofs that hold on the board that they name', () => {
    const proved = [
      ...facts(played(CORNER, 'white', 'B1')),
      ...facts(played(CORNER, 'white', 'G4')),
      ...facts(played(RACE, 'black', 'G5')),
    ].filter(({ proofs }) => proofs.length > 0);
    expect(proved.map(({ key, from }) => [key, from])).toEqual([
      ['kills', 1],
      ['misses-capture', 0],
      ['loses-race', 1],
    ]);
    const [killed, missed] = proved;
    const { proofs, from } = killed!;
    expect(verifyProof(played(CORNER, 'white', 'B1').boardAt(from), proofs[0]!)).toMatchObject({
      valid: true,
    });
    expect(verifyProof(GoBoard.fromDiagram(CORNER), missed!.proofs[0]!)).toMatchObject({ valid: true });
    expect(missed).toMatchObject({
      better: [1, 3],
      weight: 10,
      target: GoBoard.fromDiagram(CORNER).stones('black'),
    });
  });

  test('name the move with which their proof begins', () => {
    const board = `
      X . O O O .
      . O X . X O
      X . . X O O
      X X O . X O
      X O O X . O`;
    const { better, line, proofs, values } = factOf('misses-capture', board, 'black', 'A4')!;
    const [answer] = Object.values(proofs[0]!.answers);
    expect([vertexName(better!, 5), vertexName(line[0]!, 5), values.better]).toEqual([
      answer,
      answer,
      answer,
    ]);
  });

  test('are about the move asked for, and none before the first', () => {
    const game = played(CORNER, 'white', 'B1');
    game.undo();
    expect(facts(game)).toEqual([]);
    expect(facts(game, { move: 1 })).toEqual(facts(played(CORNER, 'white', 'B1')));
    expect(facts(new GoGame({ size: 9 }))).toEqual([]);
  });

  test.each([
    ['no game', [{}], 'the game must be a GoGame, not a plain object'],
    ['a move too many', [new Date(0)], 'the game must be a GoGame'],
  ])('refuse %s', (_what, given, message) => {
    expect(kakoiErrorOf(() => facts(given[0] as never)).message).toContain(message.slice(0, 24));
  });

  test('are those seen on the board where nothing may be searched', () => {
    const diagram = `
      . . . . .
      . . O . .
      . O X . .
      . . . . .
      . . . . .`;
    const game = played(diagram, 'white', 'D3');
    const seen = facts(game, { nodes: 0 });
    expect(seen.map((fact) => [factText(fact), fact.certainty])).toEqual([
      ['White puts the chain at C3 in atari.', 'proved'],
    ]);
  });

  test('refuse moves that the line does not have', () => {
    const game = played(CORNER, 'white', 'B1');
    expect(kakoiErrorOf(() => facts(game, { move: 2 }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => facts(game, { nodes: -1 }))).toMatchObject({ code: 'bad-option' });
  });
});

test('factText() gives its sentence to a translation', () => {
  const fact = factOf('saves', ATARI, 'black', 'E5')!;
  const said = factText(fact, (sentence, { color, where }) => `${sentence} ${color} ${where}`);
  expect(said).toBe('{color} saves the chain at {where}. Black D5');
});

test('a move that nobody can read has no facts, and the others keep theirs', () => {
  const game = GoGame.fromSgf('(;SZ[5];B[zz];W[aa];B[ba];W[zz];B[ab])', { lenient: true });
  const keys = [1, 2, 3, 4, 5].map((move) => facts(game, { move, nodes: 0 }).map(({ key }) => key));
  expect(keys).toEqual([[], [], ['puts-in-atari'], [], ['captures', 'makes-eye']]);
  expect(reviewGame(game).facts).toHaveLength(5);
});

describe('reviewGame()', () => {
  /** Black leaves the corner, and White kills it. */
  function lost(): GoGame {
    const game = new GoGame({ setup: GoBoard.fromDiagram(CORNER), toPlay: 'black' });
    for (const at of ['G4', 'B1', 'G3', 'pass', 'pass']) game.play(at);
    return game;
  }

  test('finds the move at which the game turned, and what would have been better', () => {
    const { moments, facts: all } = reviewGame(lost());
    expect(all.length).toBe(5);
    expect(moments).toMatchObject([{ move: 1, color: 'black', isMistake: true, weight: 10, better: [1, 3] }]);
    const [moment] = moments;
    expect(moment?.facts[0]?.line.map((vertex) => vertexName(vertex, 4))[0]).toBe('B1');
  });

  test('goes on where an earlier review ended, and finds the same', () => {
    const game = lost();
    const first = reviewGame(game, { to: 1 });
    expect(first.facts.map((list) => list === null)).toEqual([false, true, true, true, true]);
    expect(reviewGame(game, { known: first })).toEqual(reviewGame(game));
    expect(kakoiErrorOf(() => reviewGame(game, { known: { facts: [], moments: [] } })).code).toBe(
      'bad-option',
    );
  });

  test('is the same in workers, which tell how it comes along', async () => {
    const pool = createPool({ workers: 1 });
    try {
      const steps: number[] = [];
      const onProgress = ({ done, review }: { done: number; review: { facts: readonly unknown[] } }) => {
        steps.push(done, review.facts.filter((list) => list !== null).length);
      };
      const review = await pool.reviewGame(lost(), { onProgress });
      expect(JSON.stringify(review)).toBe(JSON.stringify(reviewGame(lost())));
      expect(steps.slice(-2)).toEqual([5, 5]);
      expect(JSON.stringify(await pool.facts(lost(), { move: 1 }))).toBe(
        JSON.stringify(facts(lost(), { move: 1 })),
      );
      const signal = AbortSignal.abort(new Error('stopped'));
      await expect(pool.reviewGame(lost(), { signal })).rejects.toThrow('stopped');
    } finally {
      await pool.terminate();
    }
  });

  test('has no moments in an empty game', () => {
    expect(reviewGame(new GoGame({ size: 9 }))).toEqual({ facts: [], moments: [] });
  });
});
