/**
 * Questions of the pages to their workers: each is asked once, and of a slot only the latest.
 *
 * @jest-environment jsdom
 */

import type { WorkerPool } from 'kakoi/worker';
import { Asker, type Inquiry } from '../../web/shell/asker.js';
import type { Workers } from '../../web/shell/workers.js';

/** A search that the test ends. */
interface Search {
  readonly board: object;
  readonly signal: AbortSignal;
  answer(text: string): void;
}

function setUp() {
  const searches: Search[] = [];
  const shown: number[] = [];
  const workers = {
    areThere: true,
    run: (inPool: (pool: WorkerPool) => Promise<string>) => inPool({} as WorkerPool),
  };
  const asker = new Asker(workers as unknown as Workers, () => shown.push(searches.length), 'data-asking');
  const about = (board: object, key = 'who wins', slot = key): Inquiry<string> => ({
    board,
    key,
    slot,
    inPool: (_pool, signal) =>
      new Promise((answer, reject) => {
        searches.push({ board, signal, answer });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    here: null,
  });
  return { asker, workers, about, searches, shown };
}

const isAsking = () => document.documentElement.hasAttribute('data-asking');
beforeEach(() => document.documentElement.removeAttribute('data-asking'));

const aMoment = (ms = 0) => new Promise((done) => setTimeout(done, ms));

test('a question is asked once, and its answer kept', async () => {
  const { asker, about, searches, shown } = setUp();
  const board = {};
  expect([asker.find(about(board)), asker.find(about(board)), isAsking()]).toEqual([null, null, true]);
  expect(searches).toHaveLength(1);
  searches[0]!.answer('black');
  await expect(asker.ask(about(board))).resolves.toBe('black');
  expect([asker.find(about(board)), isAsking(), shown]).toEqual(['black', false, [1]]);
  expect(asker.find(about({}))).toBeNull();
});

test('a newer question of a slot ends the older, which is asked anew when it comes again', async () => {
  const { asker, about, searches, shown } = setUp();
  const [first, second] = [{}, {}];
  const answer = asker.ask(about(first));
  asker.find(about(second));
  await expect(answer).rejects.toThrow('abort');
  expect(searches.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect([isAsking(), shown]).toEqual([true, []]);
  asker.find(about(first));
  expect(searches.map(({ board }) => board)).toEqual([first, second, first]);
});

test('questions of different slots wait for each other for a while, so that the page is drawn once', async () => {
  const { asker, about, searches, shown } = setUp();
  const board = {};
  asker.find(about(board, 'who wins'));
  asker.find(about(board, 'by how much'));
  searches[0]!.answer('black');
  await aMoment();
  expect([asker.find(about(board, 'who wins')), shown, asker.isCalm]).toEqual(['black', [], false]);
  searches[1]!.answer('3.5');
  await aMoment(100);
  expect([shown, asker.isCalm]).toEqual([[2], true]);
  asker.find(about(board, 'why'));
  asker.find(about(board, 'since when'));
  searches[2]!.answer('territory');
  await aMoment(100);
  expect(shown).toEqual([2, 4]);
});

describe('ahead', () => {
  test('nobody waits for the answer, and the next position has it at once', async () => {
    const { asker, about, searches, shown } = setUp();
    const next = {};
    asker.ahead(() => asker.find(about(next)));
    expect([searches.length, isAsking(), asker.isCalm]).toEqual([1, false, true]);
    searches[0]!.answer('white');
    await aMoment();
    expect([asker.find(about(next)), shown]).toEqual(['white', []]);
  });

  test('a question counts as soon as its position is there', async () => {
    const { asker, about, searches, shown } = setUp();
    const next = {};
    asker.ahead(() => asker.find(about(next)));
    expect([asker.find(about(next)), isAsking(), searches.length]).toEqual([null, true, 1]);
    searches[0]!.answer('white');
    await aMoment();
    expect([isAsking(), shown]).toEqual([false, [1]]);
  });

  test('several positions are asked about at once; those that are no longer likely end', async () => {
    const { asker, about, searches } = setUp();
    const [first, second, third] = [{}, {}, {}];
    asker.ahead(() => [first, second].map((board) => asker.find(about(board))));
    searches[0]!.answer('white');
    await aMoment();
    expect(asker.find(about(first))).toBe('white'); // on the board now
    asker.ahead(() => [second, third].map((board) => asker.find(about(board))));
    expect(searches.map(({ board }) => board)).toEqual([first, second, third]);
    asker.ahead(() => asker.find(about(third)));
    expect(searches.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    expect(asker.find(about(first))).toBe('white'); // answers stay
  });

  test('does not end what is asked, and waits until that is answered', () => {
    const { asker, about, searches } = setUp();
    asker.find(about({}));
    asker.ahead(() => asker.find(about({})));
    expect(searches.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('does nothing without workers', () => {
    const { asker, workers, about, searches } = setUp();
    workers.areThere = false;
    asker.ahead(() => asker.find(about({})));
    expect(searches).toEqual([]);
  });
});
