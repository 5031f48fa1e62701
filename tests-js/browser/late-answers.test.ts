/**
 * A study of a group whose answers come when the test lets them: one that comes after something else is on the board is let go.
 *
 * @jest-environment jsdom
 */

import '../support/own-script.js';
import { GoBoard, init, PointSet } from 'kakoi';
import { type GroupReading, outcomeRank, ProblemGame } from 'kakoi/problem';
import { factText } from 'kakoi/review';
import type { Desk } from '../../web/go/reading/desk.js';
import { Progress } from '../../web/go/reading/progress.js';
import { Study } from '../../web/go/reading/study.js';

const READING: GroupReading = {
  outcome: 'captured',
  otherOutcome: null,
  certainty: 'proved',
  move: [1, 2],
  line: [[1, 2]],
  region: null,
  assumes: [],
  first: null,
};

let board: GoBoard;
beforeAll(async () => {
  await init();
  const parts = { facts: { factText }, reading: { ProblemGame, outcomeRank } };
  Object.assign(globalThis, { GAME: 'go', kakoi: { parts } });
  // Scripts are there as soon as they are asked for.
  document.head.append = (script) => (script as HTMLScriptElement).onload?.(new Event('load'));
  board = GoBoard.fromDiagram('. X . .\nX O X .\n. . . .\n. . . .');
});
beforeEach(() => localStorage.clear());

function setUp() {
  const asked: ((reading: GroupReading) => void)[] = [];
  const current = { board, toPlay: 'black', ko: null, games: [], root: {}, comment: '' };
  const workers = { areThere: true, run: () => new Promise((answer) => asked.push(answer)) };
  const desk = { workers, current, refresh: () => {}, render: () => {} };
  const study = new Study(desk as unknown as Desk, new Progress());
  const group = PointSet.of(4, 4, [[1, 1]]);
  const question = {
    kind: 'capture',
    board,
    group,
    other: null,
    toPlay: 'black',
    ko: null,
    region: null,
  } as const;
  return {
    study,
    asked,
    answered: { question: { ...question, walls: false, nodes: 100 }, reading: READING },
  };
}

/** Answers all that was asked, and waits until it has been heard. */
async function answer(asked: ((reading: GroupReading) => void)[]): Promise<void> {
  for (const tell of asked.splice(0)) tell({ ...READING, outcome: 'escapes' });
  await new Promise((done) => setTimeout(done));
}

test('the verdict on a move is said once it is known', async () => {
  const { study, asked, answered } = setUp();
  await study.play(answered);
  void study.try([3, 3]);
  await new Promise((done) => setTimeout(done));
  expect([study.tried!.is, asked.length]).toEqual(['thinking', 2]);
  await answer(asked);
  expect(study.tried).toMatchObject({ is: 'open', verdict: 'White saves the chain at B3.', isRight: false });
});

test.each([
  ['the game', (study: Study) => study.end(), null],
  ['an earlier move', (study: Study) => study.takeBack(), 'open'],
] as const)('a verdict that comes after %s is back on the board is let go', async (_, leave, is) => {
  const { study, asked, answered } = setUp();
  await study.play(answered);
  void study.try([3, 3]);
  await new Promise((done) => setTimeout(done));
  leave(study);
  const { state } = study;
  await answer(asked);
  expect(study.state).toBe(state);
  expect(study.tried?.is ?? null).toBe(is);
});

test('an attempt that another mode interrupts goes on as it was, before the move that nobody answered', async () => {
  const { study, asked, answered } = setUp();
  study.turnOn(true);
  study.show(answered);
  study.state = { ...study.state, practice: { hinted: null, isSpoilt: true } };
  void study.try([3, 3]);
  await new Promise((done) => setTimeout(done));
  study.turnOn(false);
  expect([study.tried, study.state.practice]).toEqual([null, null]);
  await answer(asked);
  study.turnOn(true);
  expect([study.tried!.is, study.tried!.trial.at, study.state.practice!.isSpoilt]).toEqual(['open', 0, true]);
});
