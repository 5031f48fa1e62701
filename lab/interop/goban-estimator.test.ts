/**
 * kakoi as goban's estimator, in goban's own class.
 *
 * @jest-environment jsdom
 */

import { GobanEngine, ScoreEstimator, set_local_ownership_estimator } from 'goban';
import { GoBoard, init } from 'kakoi';
import { ogs } from 'kakoi/interop';

beforeAll(() => init());

/** Two walls, a black stone lost on White's side, and a white one on Black's. */
const ENDED = `
  . X O .
  . X O .
  O X O X
  . X O .
  . X O .`;

const OWNED = Array.from({ length: 5 }, () => [1, 1, -1, -1]);

test('goban estimates with it: dead stones and territory are those that players see', async () => {
  set_local_ownership_estimator(ogs.estimator);
  const board = GoBoard.fromDiagram(ENDED);
  const points = (color: 'black' | 'white') =>
    [...board.stones(color)].map(([x, y]) => String.fromCharCode(97 + x, 97 + y)).join('');
  const engine = new GobanEngine({
    width: 4,
    height: 5,
    rules: 'chinese',
    initial_state: { black: points('black'), white: points('white') },
  });
  const estimator = new ScoreEstimator(engine, undefined as never, 200, 0.3, false);
  await estimator.when_ready;
  expect(estimator.ownership).toEqual(OWNED);
});
