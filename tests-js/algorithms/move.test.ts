/** The lines of the BinMatrix for a move as an exhibit. */

import { type GoBoard, opponent, type Vertex } from 'kakoi';
import move from '../../web/algorithms/exhibits/move.js';
import { positions, run, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('asks for moves where there are none', () => {
  expect(told(run(move, { points: [] }))).toEqual(['0: Press points: Black begins.']);
});

test('tells a capture, a quiet move, a suicide and a ko', () => {
  const all = told(run(move));
  expect(all.slice(0, 13)).toEqual([
    '0: X is the side to move, O the other. Black begins.',
    '2: Black plays A4. P is X with the new stone.',
    '2: S is the enemies beside it: B4 A3.',
    '3: S spreads over whole chains. Liberties left: 2.',
    '4: Back from those liberties. Safe stones: 3.',
    '5: What is not reached is captured: B4.',
    '9: One stone, but P is not what X was a move ago: no ko.',
    '12: O xor N takes B4 off the board.',
    '14: White to play.',
    '2: White plays E1. P is X with the new stone.',
    '2: It touches no stone of Black’s. N stays as it was.',
    '7: No capture, but it has liberties: 2.',
    '14: Black to play.',
  ]);
  expect(all[22]).toBe('7: No capture, and no liberty: suicide. White plays elsewhere.');
  expect(all.at(-1)).toBe('9: Black would stand as a move ago, at the price of one stone: ko.');
});

test('brings the captured stone back in black where the else is read as a compiler reads it', () => {
  const points: Vertex[] = [
    [0, 0],
    [4, 3],
  ];
  const last = (read: string) => run(move, { choices: { read }, points }).at(-1)!.on!.toDiagram();
  expect(last('meant')).toBe('X.X..\nOX.X.\nOOX..\n....O');
  expect(last('compiled')).toBe('XXX..\nOX.X.\nOOX..\n....O');
  const all = told(run(move, { choices: { read: 'compiled' } }));
  expect(all.slice(12, 14)).toEqual([
    '8: The else runs, and N still has B4.',
    '12: O xor N puts B4 back, as stones of Black’s.',
  ]);
});

test('plays as GoBoard does, ko and suicide included, in 1,000 random sequences', () => {
  const random = randomNumbers(7);
  const met = new Set<string>();
  for (const on of positions(move, 1000, [3, 4, 5])) {
    const points = Array.from(
      { length: 12 },
      (): Vertex => [pick(random, on.width), pick(random, on.height)],
    );
    let [board, ko, turn]: [GoBoard, Vertex | null, 'black' | 'white'] = [on, null, 'black'];
    for (const point of points) {
      const legality = board.legality(turn, point, { ko });
      met.add(legality);
      if (legality !== 'legal') continue;
      ({ board, ko } = board.play(turn, point, { ko }));
      turn = opponent(turn);
    }
    const { on: last } = run(move, { on, points }).at(-1)!;
    if (!last!.equals(board)) throw new Error(`${on.toDiagram()}\n${points.join(' ')}\n${last!.toDiagram()}`);
  }
  expect([...met].sort()).toEqual(['ko', 'legal', 'occupied', 'suicide']);
});

test('counts no board that differs as it is meant, and those with a stale N as a compiler reads it', () => {
  const random = randomNumbers(3);
  const { position, judge } = move.trial!;
  const boards = Array.from({ length: 100 }, () => position(random));
  expect(boards.filter((on) => judge(on, { read: 'meant' }) !== null)).toEqual([]);
  const odd = boards.filter((on) => judge(on, { read: 'compiled' }) === 0);
  expect(odd.map((on) => boards.indexOf(on))).toEqual(boards.flatMap((on, i) => (isStale(on) ? [i] : [])));
  expect(odd.length).toBeGreaterThan(10);
});

/** True when, in the same moves, one that touches no enemy comes while the last that did has captured. */
function isStale(on: GoBoard): boolean {
  let [board, ko, turn]: [GoBoard, Vertex | null, 'black' | 'white'] = [on, null, 'black'];
  let state = Number(on.stones('black').toBigInt() % 2147483646n) + 1;
  let isLeft = false;
  for (let i = 0; i < 50; i++) {
    state = (state * 16807) % 2147483647;
    const point: Vertex = [state % on.width, Math.floor(state / on.width) % on.height];
    const legality = board.legality(turn, point, { ko });
    if (legality === 'occupied') continue;
    const one = board.empties().minus(board.empties()).with(point);
    const touches = one.border().intersects(board.stones(opponent(turn)));
    if (touches) isLeft = legality === 'ko';
    if (legality !== 'legal') continue;
    if (!touches && isLeft) return true;
    const played = board.play(turn, point, { ko });
    if (touches) isLeft = !played.captured.isEmpty;
    [board, ko, turn] = [played.board, played.ko, opponent(turn)];
  }
  return false;
}

function pick(random: () => number, size: number): number {
  return Math.floor(random() * size);
}
