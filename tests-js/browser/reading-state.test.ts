/** The state of reading as plain values: what presses on stones ask about, and what becomes of it. No page is needed. */

import { GoBoard, init, PointSet, type Vertex } from 'kakoi';
import {
  type Asked,
  asking,
  attemptIn,
  line,
  moved,
  picked,
  played,
  practises,
  takesMoves,
} from '../../web/go/reading/state.js';
import type { Trial } from '../../web/go/reading/trial.js';

const ROWS = ['X . O O', 'X . . .', '. X . O', 'X . . .'];
let board: GoBoard;
beforeAll(async () => {
  await init();
  board = GoBoard.fromDiagram(ROWS.join('\n'));
});

const chain = (...points: Vertex[]) => PointSet.of(4, 4, points);
const LEFT: Vertex[] = [
  [0, 0],
  [0, 1],
];
const TOP: Vertex[] = [
  [2, 0],
  [3, 0],
];

/** The stones asked about after presses, each with these ways to press. */
function press(...presses: readonly (readonly [Vertex, ('joins' | 'isShifted')?])[]): Asked | null {
  return presses.reduce<Asked | null>(
    (asked, [point, way]) =>
      picked(asked, board, point, { joins: way === 'joins', isShifted: way === 'isShifted' }),
    null,
  );
}

test('a press asks about the chain, and a second one on the same stone lets go of it', () => {
  expect(press([[0, 0]])!.group.equals(chain(...LEFT))).toBe(true);
  expect(press([[0, 0]], [[0, 0]])).toBeNull();
  // Another stone of the chain asks about it anew.
  expect(press([[0, 0]], [[0, 1]])!.pressed).toEqual([[0, 1]]);
  expect(press([[0, 0]], [[2, 0]])!.group.equals(chain(...TOP))).toBe(true);
});

test('a chain that the record marks stays asked about when its stone is pressed', () => {
  const marked = { ...press([[0, 0]])!, isChosen: false };
  expect(picked(marked, board, [0, 0], { joins: false, isShifted: false })).toEqual(press([[0, 0]]));
});

test('chains of one colour join a group and leave it again', () => {
  const joined = press([[0, 0]], [[1, 2], 'joins']);
  expect([...joined!.group]).toEqual([...LEFT, [1, 2]]);
  expect(joined!.pressed).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect(press([[0, 0]], [[1, 2], 'joins'], [[0, 1], 'joins'])!.group.equals(chain([1, 2]))).toBe(true);
  expect(press([[0, 0]], [[0, 0], 'joins'])).toBeNull();
  expect(press([[0, 0]], [[2, 0], 'joins'])!.group.equals(chain(...TOP))).toBe(true);
});

test('another chain is read with a chain while a pair is waited for or the shift key is held, but not with a group of several', () => {
  const [shifted, waited] = [
    press([[0, 0]], [[2, 0], 'isShifted']),
    picked({ ...press([[0, 0]])!, pairs: true }, board, [2, 0], { joins: false, isShifted: false }),
  ];
  for (const asked of [shifted, waited]) {
    expect(asked!.group.equals(chain(...LEFT)) && asked!.other!.equals(chain(...TOP))).toBe(true);
    expect(asked!.pairs).toBe(false);
  }
  const several = press([[0, 0]], [[1, 2], 'joins'], [[2, 0], 'isShifted']);
  expect([several!.group.equals(chain(...TOP)), several!.other]).toEqual([true, null]);
});

test('in another position the chains are as long as they are there, and a group of which stones are gone is not asked about', () => {
  const pair = press([[0, 0]], [[1, 2], 'isShifted'])!;
  const longer = moved(pair, board.with([1, 1], 'white').with([0, 2], 'white'))!;
  expect([longer.group.equals(chain(...LEFT)), longer.other!.equals(chain([1, 2]))]).toEqual([true, true]);
  const connected = moved(pair, board.with([0, 2], 'black'))!;
  expect([connected.group.size, connected.other]).toEqual([5, null]);
  expect(moved(pair, board.with([0, 1], null))).toBeNull();
  expect(moved(pair, board.with([1, 2], null))!.other).toBeNull();
  expect(moved(pair, GoBoard.empty(5))).toBeNull();
});

test('an attempt is laid aside before the reader’s move that nobody would answer', () => {
  const trial = { toPlay: 'black', problem: null, taken: 0, takeBack: () => trial.taken++ };
  const on = played(trial as unknown as Trial, 'black');
  const state = { ...asking(press([[0, 0]])), practice: { hinted: null, isSpoilt: true } };
  expect(attemptIn(state)).toBeNull();
  expect(attemptIn({ ...state, practice: null, on })).toBeNull();
  const solving = { ...state, on };
  expect(attemptIn(solving)).toBe(solving);
  expect(trial.taken).toBe(0);
  expect(attemptIn({ ...state, on: { ...on, is: 'thinking' } })).toEqual(solving);
  expect(trial.taken).toBe(1);
  expect([practises(state), practises(solving)]).toEqual([false, true]);
});

test('moves are taken on the reader’s turn until it is over, and from either side while a line is shown', () => {
  const trial = { toPlay: 'black' } as unknown as Trial;
  const own = played(trial, 'black');
  expect([own, played(trial, 'white'), line(trial), { ...own, is: 'over' as const }].map(takesMoves)).toEqual(
    [true, false, true, false],
  );
});
