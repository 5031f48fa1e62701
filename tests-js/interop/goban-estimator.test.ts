/** kakoi as goban's estimator; lab/interop has it in goban's own class. */

import { GoBoard, init } from 'kakoi';
import { ogs } from 'kakoi/interop';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init());

/** Two walls, a black stone lost on White's side, and a white one on Black's. */
const ENDED = `
  . X O .
  . X O .
  O X O X
  . X O .
  . X O .`;

test('dead stones and territory are those that players see', () => {
  const owned = Array.from({ length: 5 }, () => [1, 1, -1, -1]);
  for (const mover of ['black', 'white'] as const)
    expect(ogs.estimator(GoBoard.fromDiagram(ENDED).toSignMap(), mover, 200, 0.3)).toEqual(owned);
});

test('a point that is held less surely than the tolerance is nobody’s', () => {
  const signs = GoBoard.fromDiagram('. . . .\n. X . .\n. . . .\n. . O .').toSignMap();
  const nobodys = (tolerance: number) =>
    ogs
      .estimator(signs, 'black', 100, tolerance)
      .flat()
      .filter((owner) => owner === 0).length;
  expect(nobodys(1)).toBeGreaterThan(nobodys(0));
});

test('a group whose fate depends on who begins goes to the side to move', () => {
  const signs = GoBoard.fromDiagram(`
    . . . O X .
    O O O O X .
    X X X X X .
    . . . . . .`).toSignMap();
  const at = (mover: 'black' | 'white') => ogs.estimator(signs, mover, 100, 0.2)[1]![0];
  expect([at('black'), at('white')]).toEqual([1, -1]);
});

test.each([
  ['no map', ['X', 'black', 100, 0.3], 'bad-diagram'],
  ['no colour', [[[0, 1]], 'green', 100, 0.3], 'bad-option'],
  ['no number of games', [[[0, 1]], 'black', -1, 0.3], 'bad-option'],
  ['no share', [[[0, 1]], 'black', 100, 2], 'bad-option'],
])('refuses %s', (_, given, code) => {
  const call = () => ogs.estimator(...(given as Parameters<typeof ogs.estimator>));
  expect(kakoiErrorOf(call)).toMatchObject({ code });
});
