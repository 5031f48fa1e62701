/** @sabaki/go-board and @sabaki/sgf: games that both libraries replay, and that come back. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoBoard, GoGame, init } from 'kakoi';
import * as goEntry from 'kakoi/go';
import { ogs, sabaki } from 'kakoi/interop';
import { parseSgf } from 'kakoi/sgf';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { rival } from '../support/rivals.js';
import { root } from '../support/run.js';

const sabakiPlayed =
  rival<
    (
      map: number[][],
      moves: readonly sabaki.Move[],
    ) => { signMap: (-1 | 0 | 1)[][]; captures: { black: number; white: number } }
  >('sabakiPlayed');

beforeAll(() => Promise.all([init(), goEntry.init()]));

test('any moves by anybody, suicides, passes and stones on stones, end on the same board', () => {
  const random = randomNumbers(5);
  for (let round = 0; round < 20; round++) {
    const moves: sabaki.Move[] = [];
    let board = GoBoard.empty(5, 4);
    for (let i = 0; i < 60; i++) {
      // Stones on stones of the own color, by which the two differ in what they count as captured, are left out.
      const vertex = [Math.floor(random() * 6), Math.floor(random() * 4)] as const;
      const sign = random() < 0.5 ? 1 : -1;
      if (vertex[0] < 5 && board.get(vertex) !== 0) continue;
      moves.push([sign, vertex]); // the sixth column is off the board: a pass
      board = sabaki.fromMoves(moves, { width: 5, height: 4 }).board;
    }
    const theirs = sabakiPlayed(GoBoard.empty(5, 4).toSignMap(), moves);
    const game = sabaki.fromMoves(moves, { width: 5, height: 4 });
    expect({ signMap: game.board.toSignMap(), captures: game.captures }).toEqual(theirs);
    const passes = moves.map(([sign, [x, y]]) => [sign, x < 5 ? [x, y] : [-1, -1]]);
    expect(sabaki.toMoves(game)).toEqual(passes);
  }
});

test('a record goes through makeMove(), move by move, to the board it ends with', () => {
  const game = GoGame.fromSgf(readFileSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), 'utf8'));
  const { signMap } = sabakiPlayed(game.boardAt(0).toSignMap(), sabaki.toMoves(game));
  expect(signMap).toEqual(game.board.toSignMap());
  expect(GoBoard.fromSignMap(signMap).equals(game.board)).toBe(true);
});

test('a game that no constructor made is refused, and so is a board of another copy of the package', () => {
  expect(errorOf(() => sabaki.toMoves(Object.create(GoGame.prototype)))).toBe(
    'bad-option: [object GoGame] is not a GoGame',
  );
  jest.isolateModules(() => {
    const copy: typeof import('kakoi') = require('kakoi');
    copy.initSync();
    expect(errorOf(() => ogs.toBoard(copy.GoBoard.empty(9)))).toMatch(
      / is not a GoBoard, which may be of another copy of the package$/,
    );
  });
});

test('a board of another entry is as good as any', () => {
  expect(ogs.toBoard(goEntry.GoBoard.fromDiagram('.X'))).toEqual([[0, 1]]);
});

test('sabaki.fromMoves() keeps the stones to begin with, the rules and passes', () => {
  const setup = GoBoard.fromDiagram('X..\n.O.\n...');
  const game = sabaki.fromMoves(
    [
      [1, [2, 2]],
      [1, [-1, -1]],
      [-1, [1, 0]],
    ],
    { setup, rules: 'aga', komi: 0.5 },
  );
  const [first] = parseSgf(game.toSgf());
  expect(first?.data).toMatchObject({ SZ: ['3'], RU: ['AGA'], KM: ['0.5'], AB: ['aa'], AW: ['bb'] });
  expect(first?.children[0]?.data).toEqual({ B: ['cc'] });
  expect(first?.children[0]?.children[0]?.data).toEqual({ B: [''] });
});

test.each<[string, unknown, unknown, string]>([
  ['null', null, undefined, 'bad-option: null is not a list of moves'],
  ['a number', 5, undefined, 'bad-option: 5 is not a list of moves'],
  ['null for options', [], null, 'bad-option: options must be a plain object, not null'],
  ['options of other names', [], { with: 9 }, "bad-option: unknown option 'with'"],
  [
    'half a handicap',
    [],
    { width: 9, handicap: 1.5 },
    'bad-option: handicap must be an integer from 0 to 81',
  ],
  ['more handicap than points', [], { width: 9, handicap: 500 }, 'bad-option: handicap must be an integer'],
  ['no iterator', { [Symbol.iterator]: () => 5 }, {}, 'bad-option: {} is not a list of moves'],
  ['a map for options', [], new Map(), 'bad-option: options must be a plain object, not [object Map]'],
  [
    'a copy of a board',
    [],
    { setup: { width: 9, height: 9 } },
    'bad-option: {width: 9, height: 9} (a clone? clone toJSON() instead) is not a GoBoard',
  ],
  [
    'no real board',
    [],
    { setup: Object.create(GoBoard.prototype) },
    'bad-option: [object GoBoard] is not a GoBoard',
  ],
  ['a sign of 2', [[2, [0, 0]]], {}, 'bad-option: [2, [0, 0]] is not a move [sign, [x, y]]'],
  ['no vertex', [[1, 'dd']], {}, "bad-option: 'dd' is not a vertex [x, y]"],
  ['halves', [[1, [0.5, 0]]], {}, 'bad-option: [1, [0.5, 0]] is not a move [sign, [x, y]]'],
  ['other rules', [], { rules: 'house' }, "bad-option: the name of the rules must be one of 'japanese', "],
  ['rules that have no name', [], { rules: {} }, 'bad-option: {} is not a name of rules'],
  ['no komi', [], { komi: '6' }, "bad-option: '6' is not a komi"],
  ['no board', [], { setup: [] }, 'bad-option: [] is not a GoBoard'],
  ['a size that is none', [], { width: 0 }, 'bad-size: '],
])('refuses %s', (_, moves, options, message) => {
  expect(
    errorOf(() =>
      sabaki.fromMoves(moves as sabaki.Move[], options as Parameters<typeof sabaki.fromMoves>[1]),
    ),
  ).toMatch(message);
});
