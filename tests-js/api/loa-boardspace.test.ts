/** Records in Boardspace.net's dialect of SGF, made from the programs that write and read them there. */

import { beforeAll, describe, expect, test } from '@jest/globals';
import { init, LoaBoard, LoaGame } from 'kakoi';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const GAME = `(;
GM[9]VV[1]
SU[LOA]
PB[alice]PW[bob]
GN[LOA-alice-bob-2024-05-06-1234]
RE[Game won by alice]
P0[id "alice"]
;B[0 Start Black]
;B[1 B1-B3  ]
;W[2 A2-C2  ]
;W[time 0:0:12]
;B[3 F8:H6  ]C[a capture]
;W[4 Resigns]
)`;

test('a game is read with its moves, players and end', () => {
  const game = LoaGame.fromSgf(GAME);
  expect(game.history.map(({ text }) => text)).toEqual(['b1-b3', 'a2-c2', 'f8xh6']);
  expect([game.moveNumber, game.info.black, game.info.white]).toEqual([3, 'alice', 'bob']);
  expect([game.outcome, game.end, game.result()]).toEqual(['black', 'resignation', 'B+R']);
  expect(game.boardAt(0).equals(LoaBoard.start())).toBe(true);
});

test('its moves are found again when they are played, and it is written as it was', () => {
  const game = LoaGame.fromSgf(GAME);
  game.goTo(0);
  for (const move of ['b1-b3', 'a2-c2']) game.play(move);
  expect(game.node.data.W).toEqual(['2 A2-C2  ']); // no variation was begun
  for (const part of [
    'B[0 Start Black]',
    'B[1 B1-B3  ]',
    'W[time 0:0:12]',
    'W[4 Resigns]',
    'P0[id "alice"]',
    'VV[1]',
  ])
    expect(game.toSgf()).toContain(part);
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

  test('LOA and Parachute', () => {
    expect(first('LOA')).toBe(LoaBoard.start().toFen());
    expect(first('Parachute')).toBe(LoaBoard.start('parachute').toFen());
  });

  test('Scrambled Eggs have two forms, which the first move tells apart', () => {
    const eggs = LoaBoard.start('scrambled-eggs');
    expect(eggs.get('b1')).toBe(1);
    expect(first('Scrambled-Eggs')).toBe(eggs.toFen());
    expect(first('Scrambled-Eggs', ';B[0 Start Black];B[1 B1-B3]')).toBe(eggs.toFen());
    expect(first('Scrambled-Eggs', ';B[0 Start Black];B[1 C1-C3]')).toBe(inverse(eggs).toFen());
    expect(LoaGame.fromSgf('(;GM[9]SU[scrambled-eggs];B[C1-C3])').history).toHaveLength(1);
  });

  test.each(['LOA-12', 'LOAP', 'Gemma', 'LoaRandom', 'Reversed'])('%s are refused', (name) => {
    expect(errorOf(() => first(name))).toMatch(/^bad-sgf: .*the set-up '.*' is not known/);
  });
});

test('faults have their place', () => {
  expect(errorOf(() => LoaGame.fromSgf('(;GM[9]VV[1];B[1 B1-B4])'))).toMatch(
    /^illegal-move: move 1: black may not move b1-b4/,
  );
  expect(errorOf(() => LoaGame.fromSgf('(;GM[9];B[b1-b3];W[2 A2-Z2])'))).toMatch(/^bad-sgf: .*is not a move/);
  expect(errorOf(() => LoaGame.fromSgf('(;GM[9];B[startle])'))).toMatch(/^bad-sgf: .*is not a move/);
});
