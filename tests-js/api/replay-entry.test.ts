/** kakoi/replay: replays thousands of games on the engine that an init() of another entry has started. */

import { GoBoard, init } from 'kakoi';
import { replayMany } from 'kakoi/replay';

beforeAll(() => init());

test('replays games up to their first illegal move, and its boards are those of kakoi', () => {
  const [all, some] = replayMany([
    { size: 3, moves: ['B3', 'A3', 'A2'] },
    { size: 3, moves: [[1, 1], null, [1, 1]] },
  ]);
  expect([all?.played, all?.illegal, some?.played, some?.illegal]).toEqual([3, null, 2, 'occupied']);
  expect(all?.board).toBeInstanceOf(GoBoard);
  expect(all?.board.toDiagram()).toBe('.X.\nX..\n...');
});
