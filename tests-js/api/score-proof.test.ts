/** Proofs of the score of small boards, as verifyProof() of kakoi/reading checks them by the rules alone. */

import { readFileSync } from 'node:fs';
import { type Color, GoBoard, init, vertexName } from 'kakoi';
import { proofFromJSON, readingEngine, type ScoreProof, verifyProof } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { plainChain } from '../support/plain-life.js';
import { PlainPlay, plainLead } from '../support/plain-score.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(readingEngine));

/** Proofs as `npm --prefix lab run solve:small` writes them. */
const LINES = readFileSync(new URL('../fixtures/go-small-boards.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): { board: string[]; proof: ScoreProof } => JSON.parse(line));

const boardOf = (rows: readonly string[]) => GoBoard.fromDiagram(rows.join('\n'));
const lineOf = (width: number, height: number, winner: Color = 'black') =>
  LINES.find(
    ({ board, proof }) => board.length === height && board[0]?.length === width && proof.winner === winner,
  )!;
const checked = (width: number, height: number, changes: Partial<ScoreProof> = {}, winner?: Color) => {
  const { board, proof } = lineOf(width, height, winner);
  return verifyProof(boardOf(board), { ...proof, ...changes });
};

describe('solved boards', () => {
  test.each<[number, number, Color, number]>([
    [1, 2, 'black', 0],
    [1, 2, 'white', 0],
    [1, 3, 'black', 3],
    [1, 4, 'black', 4],
    [2, 4, 'black', 8],
    [2, 5, 'black', 10],
    [3, 3, 'black', 9],
    [3, 4, 'black', 4],
  ])('%i×%i: %s gets a lead of %i, and no more by this proof', (width, height, winner, lead) => {
    const { proof } = lineOf(width, height, winner);
    expect([proof.winner, proof.lead, proof.toPlay]).toEqual([winner, lead, 'black']);
    expect(checked(width, height, {}, winner)).toMatchObject({
      valid: true,
      fault: null,
      line: [],
      assumes: [],
    });
    if (lead === width * height) return;
    const more = checked(width, height, { lead: lead + 1 }, winner);
    expect(more.valid).toBe(false);
    expect(more.line.length).toBeGreaterThan(0);
  });

  test('nobody needs a proof for losing everything, and nobody has one for winning more than all', () => {
    const nothing = { answers: {}, lead: -9 };
    expect(checked(3, 3, nothing)).toMatchObject({ valid: true, positions: 1 });
    expect(checked(3, 3, { ...nothing, lead: -8 }).fault).toBe('there is no answer');
    expect(errorOf(() => checked(3, 3, { lead: 10 }))).toMatch(
      /^bad-option: the proof's lead must be an integer/,
    );
  });

  test('in any orientation: the proof of a board is one of the turned board, which is the same', () => {
    const { proof } = lineOf(3, 3);
    const turned = Object.fromEntries(
      Object.entries(proof.answers).map(([key, move]) => {
        const [stones = '', ...rest] = key.split(' ');
        const flipped = [...stones].reverse().join('');
        const over = (name: string) =>
          /^[A-C][1-3]$/.test(name) ? `${'CBA'['ABC'.indexOf(name[0]!)]}${4 - Number(name[1])}` : name;
        return [[flipped, ...rest.map(over)].join(' '), over(move)];
      }),
    );
    expect(verifyProof(GoBoard.empty(3), { ...proof, answers: turned }).valid).toBe(true);
  });
});

describe('beside all positions written down', () => {
  const SIZES = [
    [2, 2],
    [3, 2],
    [5, 1],
    [4, 1],
  ] as const;
  const random = randomNumbers(5);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const nameIn = (width: number, height: number) => (p: number) =>
    vertexName([p % width, Math.floor(p / width)], height);

  /** A position in which every chain has a liberty. */
  const anyBoard = (width: number, height: number): GoBoard => {
    for (;;) {
      const rows = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => anyOf(['.', '.', 'X', 'O'])).join(''),
      );
      const cells = rows.join('');
      const hasLiberty = (p: number) => cells[p] === '.' || plainChain(width, cells, p).liberties > 0;
      if ([...cells].every((_cell, p) => hasLiberty(p))) return boardOf(rows);
    }
  };

  test('a proof is valid where the lead is sure, unless stones come back, and only there', () => {
    const counts = { sure: 0, back: 0, unsure: 0, wrong: 0, luck: 0 };
    for (let round = 0; round < 60; round++) {
      const [width, height] = anyOf(SIZES);
      const board = anyBoard(width, height);
      const cells = board.toDiagram().replace(/\s/g, '');
      const [winner, toPlay] = [anyOf<Color>(['black', 'white']), anyOf<Color>(['black', 'white'])];
      const lead = Math.floor(random() * (2 * cells.length + 1)) - cells.length;
      const name = nameIn(width, height);
      const claim = { game: 'go', proof: 'score', winner, lead, toPlay } as const;
      const play = new PlainPlay(width, cells, toPlay, name);
      const answers = play.answersFor(winner, lead);
      if (answers !== null) {
        const { fault } = verifyProof(board, { ...claim, answers });
        expect([null, 'the same stones can come back']).toContain(fault);
        counts[fault === null ? 'sure' : 'back']++;
      } else {
        counts.unsure++;
      }
      // The answers for less, and answers by chance, prove more only where it is true.
      const less = play.answersFor(winner, lead - 1) ?? {};
      const { valid } = verifyProof(board, { ...claim, answers: less });
      if (valid) expect(answers).not.toBeNull();
      else counts.wrong++;
      const points = [...cells].map((_cell, p) => name(p));
      const byChance = Object.fromEntries(
        Object.entries(answers ?? less).map(([key, move]) => [
          key,
          random() < 0.1 ? anyOf([...points, 'pass']) : move,
        ]),
      );
      const lucky = verifyProof(board, { ...claim, answers: byChance });
      if (lucky.valid) expect(answers).not.toBeNull();
      if (lucky.valid) counts.luck++;
    }
    expect(counts.sure).toBeGreaterThan(15);
    expect(counts.unsure).toBeGreaterThan(15);
    expect(counts.wrong).toBeGreaterThan(15);
    expect(counts.luck).toBeGreaterThan(3);
    expect(counts.back).toBeLessThan(counts.sure / 4);
  });

  test('play that can go on for ever proves nothing', () => {
    const play = new PlainPlay(2, '....', 'black', nameIn(2, 2));
    const faults = new Set<string | null>();
    for (let round = 0; round < 100; round++) {
      const claim = { game: 'go', proof: 'score', winner: 'black', lead: -3, toPlay: 'black' } as const;
      faults.add(
        verifyProof(GoBoard.empty(2), { ...claim, answers: play.anyAnswers('black', random) }).fault,
      );
    }
    expect(faults).toContain('play goes round in circles');
    expect(faults).not.toContain(null);
    expect(play.answersFor('black', -3)).toBeNull();
  });

  test('area is counted as the board counts it', () => {
    for (let round = 0; round < 100; round++) {
      const board = anyBoard(4, 3);
      const { black, white } = board.area();
      expect(plainLead(4, board.toDiagram().replace(/\s/g, ''))).toBe(black.size - white.size);
    }
  });
});

describe('faults', () => {
  test('say what fails, with the moves that lead there', () => {
    const { board, proof } = lineOf(3, 3);
    const [first] = Object.entries(proof.answers).find(([key]) => key.startsWith('.........'))!;
    const without = Object.fromEntries(Object.entries(proof.answers).filter(([key]) => key !== first));
    expect(verifyProof(boardOf(board), { ...proof, answers: without })).toMatchObject({
      fault: 'there is no answer',
      positions: 1,
      line: [],
    });
    const replaced = (answer: string) =>
      verifyProof(boardOf(board), { ...proof, answers: { ...proof.answers, [first]: answer } }).fault;
    expect(replaced('D9')).toBe("the answer 'D9' is not a point of the board");
    expect(replaced('pass')).not.toBeNull();
    const after = boardOf(['.X.', '...', '...']);
    expect(verifyProof(after, { ...proof, toPlay: 'white' }).valid).toBe(false);
    const taken = verifyProof(boardOf(['...', '.X.', '...']), {
      ...proof,
      answers: { '....X.... black': 'B2' },
    });
    expect(taken.fault).toBe('the answer is not allowed');
  });

  test('a board with a chain that should be off it proves nothing', () => {
    const board = GoBoard.fromDiagram('XO\nOX');
    const claim = { game: 'go', proof: 'score', winner: 'black', lead: -4, toPlay: 'black' } as const;
    expect(verifyProof(board, { ...claim, answers: {} }).fault).toBe(
      'the board has a chain without a liberty',
    );
  });
});

describe('in other hands', () => {
  test('a worker checks it as well', async () => {
    const { board, proof } = lineOf(3, 3);
    const pool = createPool({ workers: 1 });
    try {
      expect(await pool.verifyProof(boardOf(board), proof)).toEqual(verifyProof(boardOf(board), proof));
    } finally {
      pool.terminate();
    }
  });

  test.each<[string, object]>([
    ['another game', { game: 'loa' }],
    ['no winner', { winner: undefined }],
    ['half a point', { lead: 0.5 }],
    ['a side that is none', { toPlay: 'red' }],
    ['answers as a list', { answers: [] }],
    ['an answer that is no text', { answers: { '......... black': 5 } }],
  ])('%s is refused', (_what, changes) => {
    const { board, proof } = lineOf(3, 3);
    expect(kakoiErrorOf(() => verifyProof(boardOf(board), { ...proof, ...changes })).code).toMatch(/^bad-/);
  });

  test('is no proof of life', () => {
    expect(kakoiErrorOf(() => proofFromJSON(lineOf(3, 3).proof)).code).toBe('bad-option');
  });
});
