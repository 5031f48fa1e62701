/** Lists of billions of holes: the adapters stop at the first hole. */

import { init } from 'kakoi';
import { gtp, katago, ogs, sabaki } from 'kakoi/interop';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const holes = () => new Array(2 ** 32 - 1) as never;
const numbers = { visits: 1, winrate: 0.5, scoreLead: 0 };
const response = { id: 'a', turnNumber: 0, rootInfo: numbers };

test.each([
  ['ogs.fromBoard', () => ogs.fromBoard(holes()), 'bad-option: undefined is not a row of 0, 1 and 2'],
  [
    'ogs.fromBoard, a row',
    () => ogs.fromBoard([holes()]),
    'bad-diagram: undefined is not an OGS color 0, 1 or 2',
  ],
  ['ogs.fromGame', () => ogs.fromGame({ moves: holes() }), 'bad-option: undefined is not an OGS move'],
  ['gtp.fromMoves', () => gtp.fromMoves(holes()), "bad-option: undefined is not a move like ['B', 'D4']"],
  ['sabaki.fromMoves', () => sabaki.fromMoves(holes()), 'bad-option: undefined is not a move [sign, [x, y]]'],
  ['katago.fromMap', () => katago.fromMap(holes()), 'bad-option: undefined is not a number for a point'],
  [
    'katago.fromResponse, moves',
    () => katago.fromResponse({ ...response, moveInfos: holes() }),
    'bad-option: undefined is not a moveInfo',
  ],
  [
    'katago.fromResponse, a line',
    () =>
      katago.fromResponse({ ...response, moveInfos: [{ ...numbers, move: 'D4', prior: 0, pv: holes() }] }),
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
    expect(errorOf(() => ogs.fromGame(game))).toBe(error);
  });

  test('with a text for the details of a move', () => {
    const game = { width: 9, moves: [[1, 1, 0, 0, 'x'.repeat(1e7)]] } as never;
    expect(ogs.fromGame(game).moveNumber).toBe(1);
  });
});

test('moves may come from anything that can be gone through', () => {
  const moves = new Set([['B', 'D4'] as const, ['W', 'pass'] as const]);
  expect(gtp.fromMoves(moves).moveNumber).toBe(2);
  function* endless() {
    yield ['B', 'D4'] as const;
    for (;;) yield 'no move' as never;
  }
  expect(errorOf(() => gtp.fromMoves(endless()))).toMatch(/^bad-option: 'no move' is not a move/);
});
