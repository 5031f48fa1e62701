/** Problems as they are printed, races and connections: readProblem(), readRace() and readConnection(). */

import { GoBoard, init, PointSet, type Vertex, vertexName } from 'kakoi';
import { findProblem, type GroupQuestion, type GroupReading, ProblemGame, readQuestion } from 'kakoi/problem';
import * as reading from 'kakoi/reading';
import { readCapture, readConnection, readingEngine, readLife, readProblem, readRace } from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine));

const names = (board: GoBoard, points: Iterable<Vertex>) =>
  [...points].map((point) => vertexName(point, board)).join(' ');

/** Seven stones on the second line: the proverb says that the first to play decides. */
const seven = () =>
  GoBoard.fromDiagram(`
  . . . . . . . . . . .
  . . . . . . . . . . .
  . . X X X X X X X . .
  . X O O O O O O O X .
  . . . . . . . . . . .`);

/** Two corners of White, each of which whoever begins decides. */
const corners = () =>
  GoBoard.fromDiagram(`
  . . . O X . . X O . . .
  O O O O X . . X O O O O
  X X X X X . . X X X X X
  . . . . . . . . . . . .`);

/** The side that begins wins the race. */
const race = () =>
  GoBoard.fromDiagram(`
  . . . . . . .
  . X X X X X .
  X X O O O O .
  O O X X X O .
  . . . . X O .`);

const gap = () =>
  GoBoard.fromDiagram(`
  . . . . . . .
  . . O O . . .
  . . X . X . .
  . . . . O . .
  . . . . . . .`);

const LADDER = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . X . . . . . .
  . . X O . . . . .
  . . . X X . . . .
  . . . . . . . . .
  . . . . . . . . .`;

describe('readProblem', () => {
  test('finds the group that is asked about, where walls are open, and the moves that decide', () => {
    const kill = readProblem(seven(), { toPlay: 'black' });
    expect(kill).toMatchObject({ kind: 'kill', outcome: 'dies', certainty: 'likely' });
    expect(kill.target.equals(seven().stones('white'))).toBe(true);
    expect(names(seven(), kill.first)).toBe('C1 J1');
    expect(kill.line[0]).toEqual(kill.first[0]);
    const live = readProblem(seven(), { toPlay: 'white' });
    expect(live).toMatchObject({ kind: 'live', outcome: 'lives' });
    expect(names(seven(), live.first).split(' ').sort().join(' ')).toBe('C1 F1 J1');
  });

  test('says that nothing is asked where nothing depends on who begins', () => {
    const eight = GoBoard.fromDiagram(`
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . X X X X X X X X . .
      . X O O O O O O O O X .
      . . . . . . . . . . . .`);
    for (const board of [eight, GoBoard.empty(9)]) {
      const { region, target, nodes, ...rest } = readProblem(board, { toPlay: 'black', nodes: 200_000 });
      expect(rest).toEqual({
        kind: 'unknown',
        first: [],
        line: [],
        outcome: 'unknown',
        certainty: null,
        others: [],
      });
      expect(target.isEmpty).toBe(true);
    }
  });

  test('lets games choose where nothing can be read, and says that the outcome is unknown where few succeed', async () => {
    const board = GoBoard.fromDiagram(`
      X . . . . X O . . . . . .
      . . . . O X O . . . . . .
      . . . X . . X O . . . . .
      X . X X X X O . . . . . .
      X X X O O O . . . . . . .
      O O O . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .`);
    const read = (nodes: number) => readProblem(board, { toPlay: 'white', nodes });
    const guess = read(120_000);
    expect(guess).toMatchObject({ kind: 'kill', outcome: 'unknown', certainty: 'likely' });
    expect(names(board, guess.first)).toBe('F7');
    expect(read(119_000)).toMatchObject({ kind: 'unknown', certainty: null });
    // Nobody can be told that a move is wrong by such an answer.
    const reader = { ...reading, readProblem: () => guess };
    expect(await findProblem(reader, { board, toPlay: 'white', ko: null })).toBeNull();
  });

  test('tells what else may be asked: another group whose fate depends on who begins', () => {
    const both = readProblem(corners(), { toPlay: 'black' });
    const [other] = both.others;
    expect(both.others).toHaveLength(1);
    expect(other).toMatchObject({ kind: 'kill', outcome: 'dies' });
    expect(both.target.or(other!.target).equals(corners().stones('white'))).toBe(true);
    expect(names(corners(), [both.first[0]!, other!.move]).split(' ').sort()).toEqual(['B4', 'L4']);
    const marks = PointSet.of(12, 4, ['A3']);
    expect(readProblem(corners(), { toPlay: 'black', marks }).others).toEqual([]);
  });

  test('asks about the large group in danger before two stones that are captured beside it', () => {
    // White's two stones can be taken from any side. Black lives in a seki, by the first line alone.
    const board = GoBoard.fromDiagram(`
      . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . .
      . . . . O O O O O . . . . . . .
      . . . . O X X X O . . . . . . .
      . . O O X X . X X O . . . . . .
      O . O X . X O . X O . O . . . .
      . . . . X . O . . . . . . . . .`);
    const { kind, outcome, target, first, others } = readProblem(board, { toPlay: 'black' });
    expect([kind, outcome, names(board, first)]).toEqual(['live', 'seki', 'H1']);
    expect(target.has('F4')).toBe(true);
    expect(others.map((one) => [one.kind, names(board, one.target)])).toEqual([['kill', 'G2 G1']]);
  });

  test('asks about marked stones', () => {
    const about = (stone: string) => {
      const marks = PointSet.of(12, 4, [stone]);
      const { kind, first } = readProblem(corners(), { toPlay: 'black', marks });
      return `${kind} ${names(corners(), first)}`;
    };
    expect(about('A3')).toBe('kill B4');
    expect(about('M3')).toBe('kill L4');
  });

  test.each([
    ['Black to kill', 'kill'],
    ['黒先白死', 'kill'],
    ['White lives if he begins', 'kill'],
    ['Problem 12', 'kill'],
  ])('takes its printed text for a hint: %s', (text, kind) => {
    expect(readProblem(corners(), { toPlay: 'black', text }).kind).toBe(kind);
  });

  test('reads a capture where no group fights for eyes', () => {
    const ladder = GoBoard.fromDiagram(LADDER);
    const { kind, outcome, first, target } = readProblem(ladder, { toPlay: 'black' });
    expect([kind, outcome, names(ladder, target)]).toEqual(['capture', 'captured', 'D4']);
    expect(first.length).toBeGreaterThan(0);
  });

  test('refuses what is no hint', () => {
    const wrong = (options: object) => {
      const error = kakoiErrorOf(() => readProblem(seven(), { toPlay: 'black', ...options } as never));
      return `${error.code}: ${error.message}`;
    };
    expect(wrong({ text: 3 })).toBe('bad-option: text must be a string, not 3');
    expect(wrong({ marks: PointSet.empty(9) })).toMatch(/^size-mismatch: /);
    expect(wrong({ nodes: 0 })).toMatch(/^bad-option: nodes /);
    expect(wrong({ target: 'A1' })).toMatch(/^bad-option: .*target/);
  });
});

describe('groups in open positions', () => {
  test('live or die as is likely, and say so', () => {
    expect(readLife(seven(), 'C2', { toPlay: 'black' })).toMatchObject({
      outcome: 'dies',
      certainty: 'likely',
    });
    expect(readLife(seven(), 'C2', { toPlay: 'white' })).toMatchObject({
      outcome: 'lives',
      certainty: 'proved',
    });
  });

  test('are not surely dead by a wall that falls with what it is joined to', () => {
    // White's stone at M4 has one liberty outside; joined to those below it, four stones are taken at M5.
    const board = GoBoard.fromDiagram(`
      . . . . . . . . . . . .
      . . . . . . . . . . O .
      . . . . . . . . . . . .
      . . . . . . O O O O O .
      . . . . . O X X X X X O
      . . . . . O O X . X O .
      . . . . . O X . X X O .
      . . . . . O . . . O X .`);
    const { outcome, certainty, move } = readLife(board, 'K2', { toPlay: 'white', nodes: 200_000 });
    expect([outcome, certainty, move && vertexName(move, 8)]).toEqual(['ko', 'likely', 'M1']);
  });

  test('are dead, and that is sure, when they are captured', () => {
    const ladder = GoBoard.fromDiagram(LADDER);
    expect(readLife(ladder, 'D4', { toPlay: 'black' })).toMatchObject({
      outcome: 'dies',
      certainty: 'proved',
    });
  });
});

describe('readRace', () => {
  test('tells both fates, which depend on who begins', () => {
    const black = readRace(race(), 'A2', 'C2', { toPlay: 'black' });
    expect(black).toMatchObject({ a: 'dies', b: 'lives', certainty: 'proved', move: [1, 4] });
    expect(black.line[0]).toEqual([1, 4]);
    expect(readRace(race(), 'A2', 'C2', { toPlay: 'white' })).toMatchObject({
      a: 'lives',
      b: 'dies',
      move: [1, 4], // [2, 4] wins as well
    });
    expect(readRace(race(), 'C2', 'A2', { toPlay: 'white' })).toMatchObject({ a: 'dies', b: 'lives' });
  });

  test('is between two colours', () => {
    const wrong = (a: string, b: string) => kakoiErrorOf(() => readRace(race(), a, b, { toPlay: 'black' }));
    expect(wrong('A2', 'C3')).toMatchObject({
      code: 'bad-option',
      message: 'a race is between two colours, but A2 and C3 have the same',
    });
    expect(wrong('A1', 'C3').message).toBe('there is no chain to read at A1');
    expect(wrong('A2', 'A9').code).toBe('off-board');
  });
});

describe('readConnection', () => {
  test('tells whether two chains become one', () => {
    expect(readConnection(gap(), 'C3', 'E3', { toPlay: 'black' })).toMatchObject({
      outcome: 'connected',
      certainty: 'read',
      move: [3, 2],
    });
    expect(readConnection(gap(), 'C3', 'E3', { toPlay: 'white' })).toMatchObject({
      outcome: 'cut',
      move: [3, 2],
      line: [[3, 2]],
    });
  });

  test('names no move where none is needed: a bamboo joint', () => {
    const bamboo = GoBoard.fromDiagram(`
      . . . . . . .
      O X . X O . .
      . X . X . . .
      . . . . . . .`);
    for (const toPlay of ['black', 'white'] as const)
      expect(readConnection(bamboo, 'B3', 'D3', { toPlay })).toMatchObject({
        outcome: 'connected',
        move: null,
      });
  });

  test('is unknown, without certainty, when the nodes run out', () => {
    const far = GoBoard.empty(19).with('C3', 'black').with('G7', 'black').with('E5', 'white');
    expect(readConnection(far, 'C3', 'G7', { toPlay: 'white', nodes: 20 })).toMatchObject({
      outcome: 'unknown',
      certainty: null,
    });
  });

  test('is of one colour', () => {
    const wrong = (a: string, b: string) =>
      kakoiErrorOf(() => readConnection(gap(), a, b, { toPlay: 'black' }));
    expect(wrong('C3', 'C4')).toMatchObject({
      code: 'bad-option',
      message: 'a connection is of one colour, but C3 and C4 have different ones',
    });
    expect(wrong('C3', 'A1').message).toBe('there is no chain to read at A1');
  });
});

test('workers give the same answers', async () => {
  const pool = createPool({ workers: 1 });
  try {
    const { others } = await pool.readProblem(corners(), { toPlay: 'black' });
    expect(others).toEqual(readProblem(corners(), { toPlay: 'black' }).others);
    expect(await pool.readProblem(seven(), { toPlay: 'white' })).toEqual(
      readProblem(seven(), { toPlay: 'white' }),
    );
    expect(await pool.readRace(race(), 'A2', 'C2', { toPlay: 'black' })).toEqual(
      readRace(race(), 'A2', 'C2', { toPlay: 'black' }),
    );
    expect(await pool.readConnection(gap(), 'C3', 'E3', { toPlay: 'white' })).toEqual(
      readConnection(gap(), 'C3', 'E3', { toPlay: 'white' }),
    );
    await expect(pool.readRace(race(), 'A2', 'A2', { toPlay: 'black' })).rejects.toMatchObject({
      code: 'bad-option',
    });
  } finally {
    await pool.terminate();
  }
});

test('a capture that few positions leave open is guessed, and no problem is judged by a guess', async () => {
  const board = GoBoard.fromDiagram(`
  . . . . . . . . .
  . . . X . . . . .
  . X O X O O X . .
  . X X O X . X . .
  . . O O X . X X .
  . . O . O O O . .
  . . . O . . . . .
  . . . . . . . . .
  . . . . . . . . .`);
  const asked = { toPlay: 'white', nodes: 600 } as const;
  const guess = readCapture(board, 'E7', asked);
  expect(guess).toMatchObject({ outcome: 'escapes', certainty: 'likely' });
  expect(guess.nodes).toBeLessThanOrEqual(600);
  expect(readCapture(board, 'E7', { ...asked, proved: true })).toMatchObject({
    outcome: 'unknown',
    certainty: null,
  });
  const group = board.chainAt('E7')!.stones;
  const question = {
    ...asked,
    kind: 'capture',
    board,
    group,
    other: null,
    ko: null,
    region: null,
    walls: false,
  } as const;
  expect(await readQuestion(reading, question)).toMatchObject({
    outcome: 'unknown',
    certainty: null,
    move: null,
    line: [],
  });
});

test('an answer that its region alone contradicts is played out on the whole board', async () => {
  const board = GoBoard.fromDiagram(`
  . . . . . . .
  . X X . . . .
  . O X . . . .
  . O X . . . .
  . . . . . . .`);
  const about = {
    kind: 'life',
    group: board.chainAt('B3')!.stones,
    other: null,
    region: null,
    walls: false,
  } as const;
  const question = { ...about, board, toPlay: 'black', ko: null, nodes: 1000 } as const;
  const answer: GroupReading = {
    outcome: 'dies',
    otherOutcome: null,
    certainty: 'likely',
    move: [1, 4],
    line: [[1, 4]],
    region: about.group.grow(),
    assumes: [],
    first: null,
  };
  const lives: GroupReading = { ...answer, outcome: 'lives', move: null, line: [] };
  const asked: GroupQuestion['region'][] = [];
  const solver = {
    find: async () => null,
    read: async ({ region }: GroupQuestion) => {
      asked.push(region);
      return region === null ? answer : lives;
    },
  };
  const game = new ProblemGame(question, { solver, problem: { question, reading: answer } });
  expect(await game.prepare()).toBe(true);
  expect((await game.try([1, 4]))?.verdict).toBe('right');
  // In its region with walls, there without, and then the question as it was: before the move, and after it.
  expect(asked.map((region) => region === null)).toEqual([false, false, true, true, true]);

  const denied = new ProblemGame(question, {
    solver: { ...solver, read: async () => lives },
    problem: { question, reading: answer },
  });
  expect(await denied.prepare()).toBe(false);
});
