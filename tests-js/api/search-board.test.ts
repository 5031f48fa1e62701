/** The board that moves are taken back on, beside GoBoard, which keeps every position. */

import { type Color, GoBoard, init, type Vertex } from 'kakoi';
import { GoSearchBoard, readingEngine } from 'kakoi/reading';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(readingEngine));

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const KO = '.XO.\nX.XO\n.XO.';

test('a move is played, captures, and is taken back', () => {
  const board = new GoSearchBoard(GoBoard.fromDiagram('. O X\nO X .\n. . .'));
  expect(board.play('black', 'A3')).toBe(1);
  expect(board.board.toDiagram()).toBe('X.X\nOX.\n...');
  expect([board.get('A3'), board.get('A2'), board.get('B3')]).toEqual([1, -1, 0]);
  expect([board.liberties('A3'), board.liberties('A2'), board.liberties('B3')]).toEqual([1, 1, 0]);
  expect(board.undo()).toBe(true);
  expect(board.board.toDiagram()).toBe('.OX\nOX.\n...');
  expect([board.moves, board.undo()]).toEqual([0, false]);
});

test('a ko is forbidden until both have played elsewhere or passed, and again when that is taken back', () => {
  const board = new GoSearchBoard(GoBoard.fromDiagram(KO));
  board.play('white', 'B2');
  expect(board.ko).toEqual([2, 1]);
  expect(board.legality('black', 'C2')).toBe('ko');
  board.pass();
  expect([board.ko, board.legality('black', 'C2')]).toEqual([null, 'legal']);
  board.undo();
  expect(board.legality('black', 'C2')).toBe('ko');
  expect(new GoSearchBoard(board.board, { ko: 'C2' }).legality('black', 'C2')).toBe('ko');
});

test('random games on several boards in turn are those of GoBoard, move for move and back', () => {
  const random = randomNumbers(17);
  const below = (limit: number) => Math.floor(random() * limit);
  const games = [GoBoard.empty(5), GoBoard.empty(9, 4), GoBoard.fromDiagram(KO)].map((start) => ({
    board: new GoSearchBoard(start),
    states: [{ board: start, ko: null as Vertex | null }],
  }));
  for (let i = 0; i < 1500; i++) {
    const { board, states } = games[Math.floor(i / 7) % games.length]!;
    const { board: before, ko } = states.at(-1)!;
    const color: Color = below(2) === 0 ? 'black' : 'white';
    const vertex: Vertex = [below(before.width), below(before.height)];
    if (below(5) === 0) {
      expect(board.undo()).toBe(states.length > 1);
      if (states.length > 1) states.pop();
    } else if (below(10) === 0) {
      board.pass();
      states.push({ board: before, ko: null });
    } else {
      const legality = before.legality(color, vertex, { ko });
      expect(board.legality(color, vertex)).toBe(legality);
      if (legality !== 'legal') {
        expect(errorOf(() => board.play(color, vertex))).toMatch(/^illegal-move: .* may not play at /);
        continue;
      }
      const after = before.play(color, vertex, { ko });
      expect(board.play(color, vertex)).toBe(after.captured.size);
      states.push(after);
    }
    const now = states.at(-1)!;
    expect([board.moves, board.ko, board.hash()]).toEqual([states.length - 1, now.ko, now.board.hash()]);
    expect(board.board.equals(now.board)).toBe(true);
    expect(board.legalMoves(color).equals(now.board.legalMoves(color, { ko: now.ko }))).toBe(true);
    const chain = now.board.chainAt(vertex);
    expect(board.liberties(vertex)).toBe(chain?.liberties.size ?? 0);
    const kept = board.chainAt(vertex);
    expect([kept?.color, kept?.stones.toDiagram(), kept?.liberties.toDiagram()]).toEqual([
      chain?.color,
      chain?.stones.toDiagram(),
      chain?.liberties.toDiagram(),
    ]);
  }
});

test('so many moves can be played before some are taken back', () => {
  const board = new GoSearchBoard(GoBoard.empty(2));
  for (let i = 0; i < 1024; i++) board.pass();
  const message = 'bad-option: more than 1024 moves cannot be taken back';
  expect(errorOf(() => board.pass())).toBe(message);
  expect(errorOf(() => board.play('black', 'A1'))).toBe(message);
  board.undo();
  expect(board.play('black', 'A1')).toBe(0);
});

test.each<[string, () => unknown, RegExp]>([
  ['no board', () => new GoSearchBoard(wrong('XO')), /^bad-option: the board must be a GoBoard/],
  [
    'an option',
    () => new GoSearchBoard(GoBoard.empty(3), wrong({ size: 3 })),
    /^bad-option: unknown option 'size'/,
  ],
  ['a ko outside', () => new GoSearchBoard(GoBoard.empty(3), { ko: 'D1' }), /^off-board: /],
  ['a colour', () => new GoSearchBoard(GoBoard.empty(3)).play(wrong('red'), 'A1'), /^bad-option: .*'red'/],
  ['a vertex', () => new GoSearchBoard(GoBoard.empty(3)).play('black', wrong(7)), /^bad-vertex: /],
  ['a point outside', () => new GoSearchBoard(GoBoard.empty(3)).get('E5'), /^off-board: /],
])('%s that is wrong throws', (_, make, message) => {
  expect(errorOf(make)).toMatch(message);
});
