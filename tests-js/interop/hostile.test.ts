/** Lists of billions of holes: the adapters stop at the first hole. */

import { init } from 'kakoi';
import {
  fromGtpMoves,
  fromKataGoMap,
  fromKataGoResponse,
  fromOgsBoard,
  fromOgsGame,
  fromSabakiMoves,
} from 'kakoi/interop';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const holes = () => new Array(2 ** 32 - 1) as never;
const numbers = { visits: 1, winrate: 0.5, scoreLead: 0 };
const response = { id: 'a', turnNumber: 0, rootInfo: numbers };

test.each([
  ['fromOgsBoard', () => fromOgsBoard(holes()), 'bad-option: undefined is not a row of 0, 1 and 2'],
  [
    'fromOgsBoard, a row',
    () => fromOgsBoard([holes()]),
    'bad-diagram: undefined is not an OGS color 0, 1 or 2',
  ],
  ['fromOgsGame', () => fromOgsGame({ moves: holes() }), 'bad-option: undefined is not an OGS move'],
  ['fromGtpMoves', () => fromGtpMoves(holes()), "bad-option: undefined is not a move like ['B', 'D4']"],
  ['fromSabakiMoves', () => fromSabakiMoves(holes()), 'bad-option: undefined is not a move [sign, [x, y]]'],
  ['fromKataGoMap', () => fromKataGoMap(holes()), 'bad-option: undefined is not a number for a point'],
  [
    'fromKataGoResponse, moves',
    () => fromKataGoResponse({ ...response, moveInfos: holes() }),
    'bad-option: undefined is not a moveInfo',
  ],
  [
    'fromKataGoResponse, a line',
    () => fromKataGoResponse({ ...response, moveInfos: [{ ...numbers, move: 'D4', prior: 0, pv: holes() }] }),
    'bad-option: undefined is not a location',
  ],
])('%s', (_, action, error) => {
  expect(errorOf(action)).toBe(error);
});

describe('games of OGS', () => {
  const words = { toString: 1, valueOf: 1 } as never;
  const bytes = new Uint8Array(8);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  const proxied = new Proxy([], { get: (_, key) => (key === 'length' ? 2 : []) }) as never;

  test.each([
    [{ rules: words }, 'bad-option: {toString: 1, valueOf: 1} is not a name of OGS rules'],
    [{ outcome: bytes as never }, 'bad-option: Uint8Array of 0 bytes is not an outcome'],
    [{ moves: proxied }, 'bad-vertex: [] is not an OGS move'],
  ])('with something else in it', (game, error) => {
    expect(errorOf(() => fromOgsGame(game))).toBe(error);
  });

  test('with a text for the details of a move', () => {
    const game = { width: 9, moves: [[1, 1, 0, 0, 'x'.repeat(1e7)]] } as never;
    expect(fromOgsGame(game).moveNumber).toBe(1);
  });
});

test('moves may come from anything that can be gone through', () => {
  const moves = new Set([['B', 'D4'] as const, ['W', 'pass'] as const]);
  expect(fromGtpMoves(moves).moveNumber).toBe(2);
  function* endless() {
    yield ['B', 'D4'] as const;
    for (;;) yield 'no move' as never;
  }
  expect(errorOf(() => fromGtpMoves(endless()))).toMatch(/^bad-option: 'no move' is not a move/);
});
