/** Whole games against a plain replay of the same record. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoGame, init, type Vertex } from 'kakoi';
import { Mailbox } from '../support/mailbox.js';
import { sharedFiles, whenShared } from '../support/shared-data.js';

beforeAll(() => init());

/** Replays the stones and moves of a record that uses no escapes and no variations. */
function plainReplay(text: string): { map: number[][]; captured: { black: number; white: number } } {
  const size = Number(/SZ\[(\d+)\]/.exec(text)?.[1] ?? 19);
  const board = new Mailbox(size, size);
  const captured = { black: 0, white: 0 };
  const vertex = (point: string): Vertex => [point.charCodeAt(0) - 97, point.charCodeAt(1) - 97];
  for (const [, points] of text.matchAll(/AB((?:\s*\[\w\w\])+)/g)) {
    for (const [point] of points!.matchAll(/\w\w/g)) board.put(vertex(point), 'black');
  }
  for (const [, letter, point] of text.matchAll(/;\s*([BW])\[(\w\w)?\]/g)) {
    if (point === undefined || (point === 'tt' && size <= 19)) continue;
    const color = letter === 'B' ? 'black' : 'white';
    captured[color] += board.play(vertex(point), color);
  }
  return { map: board.toMap(), captured };
}

function check(file: string): void {
  const text = readFileSync(file, 'utf8');
  const game = GoGame.fromSgf(text, { strict: true });
  const { map, captured } = plainReplay(text);
  expect(game.board.toSignMap()).toEqual(map);
  expect(game.captures).toEqual(captured);

  const again = GoGame.fromSgf(game.toSgf());
  expect(again.toSgf()).toBe(game.toSgf());
  expect(again.info).toEqual(game.info);
  expect(again.board.equals(game.board)).toBe(true);
  expect(again.moveNumber).toBe(game.moveNumber);
}

test.each(['mid-game-19.sgf', 'end-game-19.sgf'])('%s', (name) => {
  check(join(__dirname, '../fixtures', name));
});

test('playing the moves one by one leads through the same positions', () => {
  const record = GoGame.fromSgf(readFileSync(join(__dirname, '../fixtures/end-game-19.sgf'), 'utf8'));
  const { rules, toPlay } = GoGame.fromSgf('(;SZ[19])');
  const game = new GoGame({ size: 19, rules, toPlay });
  record.history.forEach(({ vertex, captured }, i) => {
    const move = game.play(vertex ?? 'pass');
    expect(move.captured.equals(captured)).toBe(true);
    expect(game.board.equals(record.boardAt(i + 1))).toBe(true);
  });
  expect(game.captures).toEqual(record.captures);
});

whenShared('real games', () => {
  const files = ['famous', 'games-9', 'games-19'].flatMap((folder) => sharedFiles(folder, /\.sgf$/));

  test('are there', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  test('are legal, end where a plain replay ends, and survive toSgf()', () => {
    for (const file of files) check(file);
  });
});
