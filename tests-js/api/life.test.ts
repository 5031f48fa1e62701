/** readLife() of kakoi/reading, and its proofs. */

import { readFileSync } from 'node:fs';
import { GoBoard, GoGame, init, PointSet, type Vertex, vertexName } from 'kakoi';
import { type LifeProof, readCapture, readingEngine, readLife, verifyProof } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { sharedFiles, whenShared } from '../support/shared-data.js';

beforeAll(() => init(readingEngine));

/** Three points in a row: the side that plays first in the middle has them. */
const THREE = `
  . . . . . . .
  O O O O O . .
  X X X X O . .
  . . . X O . .`;

const FOUR = `
  . . . . . . .
  O O O O O O .
  X X X X X O .
  . . . . X O .`;

/** Black has a point in the corner; each side has one that both need. */
const SEKI = `
  . . . . . . . .
  O O O O O O O .
  X X X X X X O .
  . O O O . X O .
  X X X X X X O .
  O O O O O O O .`;

/** The point beside the corner is a ko. */
const KO = `
  . . . . . . .
  . O O O . . .
  O . X X O . .
  X X . X O . .
  . X X O O . .
  O O O . . . .`;

const first = (diagram: string, target: string, toPlay: 'black' | 'white') => {
  const { outcome, move } = readLife(GoBoard.fromDiagram(diagram), target, { toPlay });
  return move === null ? outcome : `${outcome} ${vertexName(move, GoBoard.fromDiagram(diagram).height)}`;
};

test('three points in a row belong to whoever plays first', () => {
  expect(first(THREE, 'A2', 'black')).toBe('lives B1');
  expect(first(THREE, 'A2', 'white')).toBe('dies B1');
});

test('four points in a row live though the attacker begins', () => {
  expect(first(FOUR, 'A2', 'white')).toBe('lives');
});

test('a seki is told from life', () => {
  expect(readLife(GoBoard.fromDiagram(SEKI), 'A2', { toPlay: 'white' }).outcome).toBe('seki');
});

test('the line goes on from the move', () => {
  const { line, nodes } = readLife(GoBoard.fromDiagram(THREE), 'A2', { toPlay: 'white' });
  expect(line[0]).toEqual([1, 3]);
  expect(nodes).toBeGreaterThan(0);
});

test('the region says where may be played', () => {
  const board = GoBoard.fromDiagram(THREE);
  const { region } = readLife(board, 'A2', { toPlay: 'white' });
  expect(region.toDiagram()).toBe('.......\n.......\n####...\n####...');
  // With a liberty outside of it, the target cannot be captured.
  const small = PointSet.of(7, 4, ['A1', 'B1']);
  expect(readLife(board, 'A2', { toPlay: 'white', region: small }).outcome).toBe('lives');
});

/**
 * White's three stones at A4 and Black's at A5 are in a race that Black wins even if White begins: White has
 * two liberties, Black three.
 */
const RACE = `
  . . . . . . . . .
  . . . . . . . . .
  O O O O . . . . .
  . . . O . . . . .
  X X X O . . . . .
  O O O X . . . . .
  . X . X . . . . .
  X X X X . . . . .
  . . . . . . . . .`;

test('of two groups in a race one dies', () => {
  const board = GoBoard.fromDiagram(RACE);
  for (const toPlay of ['black', 'white'] as const) {
    expect(readLife(board, 'A5', { toPlay }).outcome).not.toBe('dies');
    expect(readLife(board, 'A4', { toPlay }).outcome).toBe('dies');
  }
});

/**
 * Asks about the first touching chains of a board that get an answer, with either side first, and returns the
 * number that got one. Both chains may die, whoever begins, only when one is taken inside the other and then
 * that one as well: a stone that was given up.
 */
function checkTouching(board: GoBoard, pairs: number): number {
  const sides = ['black', 'white'] as const;
  let answered = 0;
  for (const black of board.chains('black')) {
    for (const white of board.chains('white')) {
      if (answered === pairs) return answered;
      if (!black.stones.border().intersects(white.stones)) continue;
      const answers = [black, white].map(({ stones }) =>
        sides.map((toPlay) => {
          const vertex = [...stones][0]!;
          const life = readLife(board, stones, { toPlay, nodes: 1000 });
          if (life.outcome === 'lives' || life.outcome === 'seki') {
            const capture = readCapture(board, vertex, { toPlay, nodes: 1000, proved: true });
            if (capture.outcome === 'captured')
              throw new Error(`${life.outcome}, but captured: ${vertex}, ${toPlay} first\n${board}`);
          }
          return life;
        }),
      );
      if (answers.flat().some(({ outcome }) => outcome !== 'unknown')) ++answered;
      if (!answers.flat().every(({ outcome }) => outcome === 'dies')) continue;
      const inside = answers.flat().every(({ certainty, region }) => {
        const both = black.stones.or(white.stones);
        return certainty === 'proved' && both.isSubsetOf(region);
      });
      if (!inside) throw new Error(`both dead: ${black.stones} ${white.stones}\n${board}`);
    }
  }
  return answered;
}

test('touching chains of games by chance are not both dead, nor alive where a capture is proved', () => {
  const random = randomNumbers(2024);
  let answered = 0;
  for (let game = 0; game < 12; ++game) {
    let board = GoBoard.empty(9);
    for (let i = 0; i < 30 + 4 * game; ++i) {
      const color = i % 2 === 0 ? 'black' : 'white';
      const choice = [...board.legalMoves(color)];
      const vertex = choice[Math.floor(random() * choice.length)];
      if (vertex !== undefined) board = board.play(color, vertex).board;
    }
    answered += checkTouching(board, 4);
  }
  expect(answered).toBeGreaterThan(12);
});

whenShared('touching chains of real games', () => {
  test.each(['games-9', 'games-19'])(
    'of %s are not both dead, nor alive where a capture is proved',
    (folder) => {
      let answered = 0;
      for (const [i, file] of sharedFiles(folder, /\.sgf$/).entries()) {
        if (i % 10 !== 0) continue;
        const game = GoGame.fromSgf(readFileSync(file, 'latin1'));
        const move = Math.floor((game.moveNumber * (3 + (i % 7))) / 10);
        answered += checkTouching(game.boardAt(move), 3);
      }
      expect(answered).toBeGreaterThan(5);
    },
  );
});

test('an answer says what it stands on', () => {
  const board = GoBoard.fromDiagram(`
    . . . X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .`);
  const ask = (toPlay: 'black' | 'white', region?: PointSet) => {
    const options = region === undefined ? { toPlay } : { toPlay, region };
    const { outcome, certainty, assumes } = readLife(board, 'A8', options);
    return [outcome, certainty, assumes.map((chain) => chain.toJSON())];
  };
  const wall = board.stones('white').toJSON();
  // A life by two eyes does not depend on the wall; a capture does.
  expect(ask('black')).toEqual(['lives', 'proved', []]);
  expect(ask('white')).toEqual(['dies', 'read', [wall]]);
  const corner = PointSet.of(9, 9, ['A9', 'B9', 'C9']);
  expect(ask('white', corner)).toEqual(['dies', 'proved', [wall]]);
  expect(readLife(board, 'A8', { toPlay: 'white', nodes: 1 })).toMatchObject({
    certainty: null,
    assumes: [],
  });
  // With two eyes outside of the region, the wall proves the death.
  const strong = ['F9', 'H9', 'F7', 'G7', 'H7', 'F8', 'G8', 'H8', 'E6', 'F6', 'G6', 'E7'] as const;
  const eyes = strong.reduce((walls, at) => walls.with(at, 'white'), board).with('F7', null);
  expect(readLife(eyes, 'A8', { toPlay: 'white' })).toMatchObject({
    outcome: 'dies',
    certainty: 'proved',
    assumes: [],
  });
});

test('a node budget leaves open what it does not reach, and says so', () => {
  const board = GoBoard.fromDiagram(FOUR);
  expect(readLife(board, 'A2', { toPlay: 'white', nodes: 1 })).toMatchObject({
    outcome: 'unknown',
    move: null,
  });
});

test('what is too large to read is unknown at once, or costs no more than games about it', () => {
  const board = GoBoard.empty(19).with('K10', 'black');
  const { outcome, nodes } = readLife(board, 'K10', { toPlay: 'white', nodes: 39_999 });
  expect(outcome).toBe('unknown');
  expect(nodes).toBeLessThan(100);
  expect(readLife(board, 'K10', { toPlay: 'white' }).nodes).toBeLessThan(60_100);
});

describe('proofs', () => {
  const proofsOf = (diagram: string, target: string, toPlay: 'black' | 'white') =>
    readLife(GoBoard.fromDiagram(diagram), target, { toPlay, proof: true }).proofs;

  test.each([
    ['life', THREE, 'black', ['two-eyes']],
    ['death', THREE, 'white', ['captured']],
    ['life of four', FOUR, 'white', ['two-eyes']],
    ['a seki', SEKI, 'white', ['stays', 'no-eyes']],
  ] as const)('%s is proved', (_what, diagram, toPlay, claims) => {
    const board = GoBoard.fromDiagram(diagram);
    const proofs = proofsOf(diagram, 'A2', toPlay);
    expect(proofs.map((proof) => proof.claim)).toEqual(claims);
    for (const proof of proofs)
      expect(verifyProof(board, proof)).toMatchObject({ valid: true, fault: null, line: [] });
  });

  test('what does not prove its claim is found out, with the moves that lead there', () => {
    const board = GoBoard.fromDiagram(THREE);
    const [proof] = proofsOf(THREE, 'A2', 'white') as [LifeProof];
    expect(verifyProof(board, { ...proof, toPlay: 'black' }).valid).toBe(false);
    expect(verifyProof(board, { ...proof, claim: 'stays' }).valid).toBe(false);
    const empty = verifyProof(board, { ...proof, answers: {} });
    expect(empty).toMatchObject({ valid: false, fault: 'it is not over', line: [] });
    const entries = Object.entries(proof.answers).map(([key]) => [key, 'pass']);
    expect(verifyProof(board, { ...proof, answers: Object.fromEntries(entries) }).valid).toBe(false);
  });
});

test('works in a pool', async () => {
  const pool = createPool({ workers: 1 });
  const board = GoBoard.fromDiagram(THREE);
  try {
    const options = { toPlay: 'white', proof: true } as const;
    expect(await pool.readLife(board, 'A2', options)).toEqual(readLife(board, 'A2', options));
  } finally {
    await pool.terminate();
  }
});

test('refuses what is not a question', () => {
  const board = GoBoard.fromDiagram(THREE);
  const say = (target: unknown, options: object = { toPlay: 'white' }) =>
    kakoiErrorOf(() => readLife(board, target as Vertex, options as never));
  expect(say('A1').message).toBe('there is no stone to read about at A1');
  expect(say(PointSet.empty(7, 4)).message).toBe('there is no stone to read about in an empty target');
  expect(say(PointSet.of(7, 4, ['A2', 'A3'])).code).toBe('bad-option');
  expect(say(PointSet.of(9, 9, ['A2'])).code).toBe('size-mismatch');
  expect(say('A2', { toPlay: 'white', region: [] }).code).toBe('bad-option');
  expect(say('A2', { toPlay: 'red' }).code).toBe('bad-option');
  expect(say('A2', { toPlay: 'white', proof: 1 }).code).toBe('bad-option');
  expect(kakoiErrorOf(() => verifyProof(board, {} as LifeProof)).code).toBe('bad-option');
  expect(errorOf(() => verifyProof(board, 7 as never))).toBe(
    'bad-option: the proof must be a plain object, not 7',
  );
});

test('a ko decides', () => {
  expect(readLife(GoBoard.fromDiagram(KO), 'A3', { toPlay: 'black' }).outcome).toMatch(/ko|lives|dies/);
});
