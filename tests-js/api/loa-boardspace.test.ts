/** Records in Boardspace.net's dialect of SGF, made from the programs that write and read them there. */

import { beforeAll, describe, expect, test } from '@jest/globals';
import { init, LoaBoard, LoaGame } from 'kakoi';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const GAME = `(;
GM[9]VV[1]
SU[LOA]
GN[LOA-alice-bob-2024-05-06-1234]
RE[Game won by alice]
P0[id "alice"]
P1[id "bob"]
;B[0 Start Black]
;B[1 B1-B3  ]
;W[2 A2-C2  ]P1[time 0:0:12]
;B[3 F8:H6  ]C[a capture]
;W[4 Resigns]
)`;

test('a game is read with its moves, players and comments', () => {
  const game = LoaGame.fromSgf(GAME);
  expect(game.history.map(({ text }) => text)).toEqual(['b1-b3', 'a2-c2', 'f8xh6']);
  expect([game.moveNumber, game.info.black, game.info.white]).toEqual([3, 'alice', 'bob']);
  expect([game.outcome, game.end, game.result()]).toEqual(['black', 'resignation', 'B+R']);
});

test('it is written as other programs read it, and nothing is lost', () => {
  const text = LoaGame.fromSgf(GAME).toSgf();
  for (const part of [
    'B[B1-B3]',
    'W[A2-C2]',
    'W[resign]',
    'PB[alice]',
    'P0[0 Start Black]',
    'P1[time 0:0:12]',
    'C[a capture]',
    'RE[Game won by alice]',
    'VV[1]',
  ])
    expect(text).toContain(part);
  expect(LoaGame.fromSgf(text).history).toEqual(LoaGame.fromSgf(GAME).history);
});

describe('ends', () => {
  const ended = (last: string) => {
    const game = LoaGame.fromSgf(`(;GM[9]VV[1]SU[Standard];B[0 Start Black];B[1 B1-B3];${last})`);
    return [game.moveNumber, game.outcome, game.end];
  };
  test.each([
    ['W[2 Resigns]', [1, 'black', 'resignation']],
    ['W[2 resign]', [1, 'black', 'resignation']],
    ['W[2 Forfeit]', [1, 'black', 'forfeit']],
    ['W[2 winontime]', [1, 'white', 'time']],
    ['W[2 A2-C2]', [2, null, null]],
    ['W[2 Edit]', [1, null, null]],
    ['W[time 0:0:5]', [1, null, null]],
  ])('%s', (last, end) => {
    expect(ended(last)).toEqual(end);
  });
});

describe('set-ups', () => {
  const inverse = (board: LoaBoard) =>
    LoaBoard.fromBits(board.bits('white'), board.bits('black'), board.toPlay);
  const first = (name: string, moves = '') =>
    LoaGame.fromSgf(`(;GM[9]VV[1]SU[${name}]${moves})`).boardAt(0).toFen();

  test.each([
    ['LOA', LoaBoard.start.bind(null, 'standard')],
    ['Parachute', () => LoaBoard.start('parachute')],
    ['Reversed', () => inverse(LoaBoard.start())],
    ['Reversed Parachute', () => inverse(LoaBoard.start('parachute'))],
  ])('%s', (name, board) => {
    expect(first(name)).toBe(board().toFen());
  });

  test('Scrambled Eggs have two forms, which the first move tells apart', () => {
    const eggs = LoaBoard.start('scrambled-eggs');
    expect(eggs.get('b1')).toBe(1);
    expect(first('Scrambled-Eggs', ';B[1 B1-B3]')).toBe(eggs.toFen());
    expect(first('Scrambled-Eggs', ';B[1 C1-C3]')).toBe(inverse(eggs).toFen());
    expect(first('Reversed Scrambled', ';B[1 B1-B3]')).toBe(eggs.toFen());
    expect(LoaGame.fromSgf('(;GM[9]SU[scrambled-eggs];B[C1-C3])').history).toHaveLength(1);
  });

  test.each(['LOA-12', 'LOAP', 'Gemma', 'LoaRandom'])('%s are of other games, and refused', (name) => {
    expect(errorOf(() => first(name))).toMatch(/^bad-sgf: .*the set-up '.*' is not known/);
  });
});

test('other records stay as they are', () => {
  const text = LoaGame.fromSgf('(;GM[9];B[b1-b3];W[resign])').toSgf();
  expect(text).toContain('B[b1-b3]');
  expect(errorOf(() => LoaGame.fromSgf('(;GM[9];B[b1-b3];W[2 A2-C2])'))).toMatch(/^bad-sgf: .*is not a move/);
});

test('faults have the place of the record', () => {
  expect(errorOf(() => LoaGame.fromSgf('(;GM[9]VV[1];B[1 B1-B4])'))).toMatch(
    /^illegal-move: move 1: black may not move b1-b4/,
  );
});
