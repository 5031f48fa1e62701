/** Answers of all readers beside each other: what is proved holds, and nothing else that is proved says otherwise. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoBoard, GoGame, init, PointSet, type Vertex, vertexName } from 'kakoi';
import { readCapture, readingEngine, readLife, readProblem, readRace, verifyProof } from 'kakoi/reading';
import {
  type Asked,
  contradictionIn,
  positionOf,
  sayingsOf,
  smallPosition,
} from '../support/contradictions.js';
import { judge, plainChain } from '../support/plain-life.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(readingEngine));

const textOf = ({ board, toPlay }: Asked) => `${toPlay} to play\n${board.toDiagram()}`;

function expectNone(asked: Asked): number {
  const said = sayingsOf(asked);
  const pair = contradictionIn(said);
  const texts = pair?.map(({ who, stones, fates }) => `${who} ${stones.toDiagram()} ${fates}`);
  expect(texts === undefined ? null : `${texts.join('\n')}\n${textOf(asked)}`).toBeNull();
  return said.filter(({ certainty }) => certainty === 'proved').length;
}

describe('proved answers', () => {
  test('do not disagree on random small boards', () => {
    const random = randomNumbers(53);
    let proved = 0;
    for (let i = 0; i < 120; i++) proved += expectNone(smallPosition(random));
    expect(proved).toBeGreaterThan(700);
  });

  test('do not disagree in games', () => {
    const random = randomNumbers(53);
    const record = (name: string) => readFileSync(join(__dirname, '../fixtures', name), 'utf8');
    let proved = 0;
    for (const name of ['mid-game-19.sgf', 'end-game-19.sgf'])
      for (let i = 0; i < 5; i++) proved += expectNone(positionOf(GoGame.fromSgf(record(name)), random));
    expect(proved).toBeGreaterThan(20);
  });

  test.each([
    ['B1', 'X.XXX\nOO...\n.X.X.', 'seki'],
    ['E4', 'XOX.O\n...X.\n..O.O\nX.XX.', 'ko'],
  ])('do not disagree of %s, whose taker can be taken from outside', (stone, diagram, fate) => {
    const asked = { board: GoBoard.fromDiagram(diagram), toPlay: 'white', nodes: 20_000 } as const;
    expect(readLife(asked.board, stone, { toPlay: 'white', nodes: 20_000 })).toMatchObject({
      outcome: fate,
      certainty: 'proved',
    });
    expectNone(asked);
  });

  test('have one convention for a stone that is taken in a ko', () => {
    const board = GoBoard.fromDiagram('.O.O\nOXOX\n.XO.');
    const options = { toPlay: 'black' } as const;
    const life = readLife(board, 'D3', { ...options, proof: true });
    expect([life.outcome, life.move && vertexName(life.move, 3)]).toEqual(['ko', 'C3']);
    expect(life.proofs.map((proof) => verifyProof(board, proof).valid)).toEqual([true, true]);
    expect(readCapture(board, 'D3', options)).toMatchObject({ outcome: 'ko', certainty: 'proved' });
    const problem = readProblem(board, { ...options, marks: PointSet.of(4, 3, ['D3']) });
    expect([problem.outcome, ...problem.first.map((move) => vertexName(move, 3))]).toEqual(['ko', 'C3']);
  });

  test('have one convention for a stone that is taken in a snapback', () => {
    // Black A1 takes B1, and White B1 takes the three stones back.
    const board = GoBoard.fromDiagram(`
      O O O . .
      X X O O .
      . O X X .`);
    const life = readLife(board, 'B1', { toPlay: 'black', proof: true });
    expect(life.outcome).toBe('lives');
    expect(life.proofs.map((proof) => verifyProof(board, proof).valid)).toEqual([true]);
    expect(readCapture(board, 'B1', { toPlay: 'black' })).toMatchObject({ outcome: 'escapes' });
  });
});

test('a single stone on two points is in a ko, though it has no room for eyes', () => {
  const board = GoBoard.fromDiagram('O.');
  const { outcome, certainty, proofs } = readLife(board, 'A1', { toPlay: 'black', proof: true });
  expect({ outcome, certainty }).toEqual({ outcome: 'ko', certainty: 'proved' });
  expect(proofs.map((proof) => verifyProof(board, proof).valid)).toEqual([true, true]);
});

describe('readRace', () => {
  const race = () => GoBoard.fromDiagram('.XXOO\nOXXO.');

  test('says of each chain what becomes of it, though both are captured', () => {
    const { a, b, isRace, certainty, move, proofs } = readRace(race(), 'A1', 'B2', {
      toPlay: 'white',
      proof: true,
    });
    expect({ a, b, isRace, certainty, move: move && vertexName(move, 2) }).toEqual({
      a: 'dies',
      b: 'dies',
      isRace: true,
      certainty: 'proved',
      move: 'A2',
    });
    expect(proofs.map((proof) => [proof.claim, verifyProof(race(), proof).valid])).toEqual([
      ['captured', true],
      ['captured', true],
    ]);
    expect(readRace(race(), 'A1', 'B2', { toPlay: 'white' }).proofs).toEqual([]);
  });

  test('says that chains are in no race, and reads each by itself', () => {
    const board = GoBoard.fromDiagram(`
      . X . X . . . O . O .
      X X X X . . . O O O O
      . . . . . . . . . . .
      . . . . . . . . . . .`);
    const { a, b, isRace } = readRace(board, 'A3', 'H3', { toPlay: 'white', nodes: 50_000 });
    expect([a, b, isRace]).toEqual(['lives', 'lives', false]);
  });

  const points = (board: GoBoard, set: PointSet) => [...set].map(([x, y]: Vertex) => y * board.width + x);

  test('proves what is true by a search of all positions, with proofs that verify', () => {
    const random = randomNumbers(7);
    let judged = 0;
    for (let i = 0; i < 2000 && judged < 60; i++) {
      const { board, toPlay, nodes } = smallPosition(random, 4);
      const cells = board.toDiagram().replaceAll('\n', '');
      if (board.empties().size > 5) continue;
      const [one, other] = [...board.stones('black')].flatMap((a) =>
        [...board.stones('white')].slice(0, 1).map((b) => [a, b] as const),
      )[0] ?? [null, null];
      if (one === null) continue;
      const { a, b, certainty, proofs } = readRace(board, one, other, { toPlay, nodes, proof: true });
      if (certainty !== 'proved') continue;
      for (const outcome of [a, b])
        expect(proofs.length).toBeGreaterThanOrEqual(outcome === 'ko' || outcome === 'seki' ? 3 : 2);
      for (const proof of proofs) {
        expect(verifyProof(board, proof).valid).toBe(true);
        const verdict = judge(
          {
            ...proof,
            width: board.width,
            cells,
            ko: null,
            target: plainChain(board.width, cells, points(board, proof.target)[0]!).stones,
            region: points(board, board.empties().or(board.empties().not())),
          },
          2000,
        );
        if (verdict === null) continue;
        judged++;
        expect({ claim: proof.claim, isTrue: verdict.isTrue, toPlay, cells }).toMatchObject({ isTrue: true });
      }
    }
    expect(judged).toBeGreaterThanOrEqual(60);
  });
});
