/** The area of a loop of fences, beside that of claims on boards, which the engine counts another way. */

import { init, SenketBoard, senketLoopArea, type Vertex } from 'kakoi';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const isStep = ([ax, ay]: Vertex, [bx, by]: Vertex) => Math.abs((ax - bx) * (ay - by)) === 2;

test('a square of fences holds 5 unit squares, whichever way around and wherever it lies', () => {
  const square: Vertex[] = [
    [1, 0],
    [3, 1],
    [2, 3],
    [0, 2],
  ];
  expect(senketLoopArea(square)).toBe(5);
  expect(senketLoopArea([...square].reverse())).toBe(5);
  expect(senketLoopArea(square.map(([x, y]): Vertex => [31 - x, 31 - y]))).toBe(5);
  expect(senketLoopArea(['2-1', '4-2', '3-4', '1-3'])).toBe(5);
});

test('the loops around claims have their areas', () => {
  const random = randomNumbers(3);
  const areas = new Set<number>();
  let loops = 0;
  for (let round = 0; round < 150; round++) {
    let board = SenketBoard.empty(11);
    for (let i = 0; i < 45; i++) {
      const post: Vertex = [Math.floor(11 * random()), Math.floor(11 * random())];
      if (board.get(post) === 0) board = board.play(random() < 0.8 ? 'black' : 'white', post);
    }
    for (const { polygon, area } of board.score().claims) {
      if (polygon.length !== 1) continue;
      const ring = polygon[0]!.slice(1); // a ring ends where it begins
      // Claims at the border, and those whose outline runs along crossing fences, have other sides too.
      if (!ring.every((corner, i) => isStep(corner, ring[(i + 1) % ring.length]!))) continue;
      if (new Set(ring.map(String)).size < ring.length) continue;
      expect(senketLoopArea(ring)).toBe(area);
      areas.add(area);
      loops++;
    }
  }
  expect(loops).toBeGreaterThan(100);
  expect(areas.size).toBeGreaterThan(4);
});

test.each<[string, unknown, RegExp]>([
  [
    'open',
    [
      [1, 0],
      [3, 1],
      [2, 3],
    ],
    /^bad-option: the loop is open: 3-29 and 2-32 are not a knight's step apart$/,
  ],
  [
    'crossing itself',
    [
      [2, 1],
      [1, 3],
      [3, 2],
      [1, 1],
      [3, 0],
      [4, 2],
      [2, 3],
      [0, 2],
    ],
    /^illegal-move: .*cross/,
  ],
  [
    'twice at a post',
    [
      [1, 0],
      [3, 1],
      [2, 3],
      [0, 2],
      [1, 0],
      [3, 1],
      [2, 3],
      [0, 2],
    ],
    /^bad-option: the loop comes to 2-32 twice$/,
  ],
  [
    'too short',
    [
      [1, 0],
      [3, 1],
    ],
    /^bad-option: a loop is a list of three posts or more/,
  ],
  ['no list', 7, /^bad-option: a loop is a list/],
  ['of what are no posts', [[1, 0], [3, 1], null], /^bad-vertex: /],
  [
    'outside',
    [
      [1, 0],
      [3, 1],
      [40, 2],
    ],
    /^off-board: /,
  ],
])('a loop that is %s throws', (_, posts, message) => {
  expect(errorOf(() => senketLoopArea(wrong(posts)))).toMatch(message);
});

test('an endless loop ends', () => {
  const around: Vertex[] = [
    [1, 0],
    [3, 1],
    [2, 3],
    [0, 2],
  ];
  function* endless() {
    for (let i = 0; ; i++) yield around[i % 4]!;
  }
  expect(errorOf(() => senketLoopArea(endless()))).toMatch(/^bad-option: the loop comes to some post twice$/);
});
