/** Weak joints as an exhibit. */

import { LoaBoard, vertexName } from 'kakoi';
import joints from '../../web/algorithms/exhibits/joints.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { rowsOf, stonesOf } from '../support/plain-loa.js';
import { at, type Cells, parts } from '../support/plain-set.js';
import { randomNumbers } from '../support/random.js';
import { textsOf } from '../support/tiles.js';

test('walks the joints, tries each capture, and refutes the text on the arch', () => {
  const steps = run(joints);
  expect(told(steps)).toEqual([
    '0: Where can one capture cut these stones?',
    '1: Only corners of f4 and e3 touch.',
    '1: Only corners of e3 and f2 touch.',
    '3: Without b6 the rest still hangs together.',
    '4: Without c6 there are 2 parts: it cuts.',
    '3: Without d6 the rest still hangs together.',
    '3: Without b5 the rest still hangs together.',
    '3: Without d5 the rest still hangs together.',
    '3: Without f4 the rest still hangs together.',
    '4: Without e3 there are 2 parts: it cuts.',
    '4: Without f2 there are 2 parts: it cuts.',
    '3: Without g2 the rest still hangs together.',
    '5: Stones in windows of three or four: 5.',
    '7: This group has only such stones, and yet taking c6 cuts it.',
  ]);
  expect(steps[4]!.on!.toDiagram().split('\n')[1]).toBe('.X.X...');
  expect(steps[4]!.sets.Parts).toHaveLength(2);
  expect(setOf(steps.at(-1)!, 'Firm').toDiagram().split('\n').slice(0, 4)).toEqual([
    ...['.......', '.###...', '.#.#...', '.......'],
  ]);
  expect(textsOf(steps.at(-1)!, 'Solid').join('')).toBe('33');
});

test('says where there is nothing to say', () => {
  expect(told(run(joints, { on: '5/1b3/5/3b1/5 b' }))).toEqual([
    '0: Where can one capture cut these stones?',
    '1: There is no weak joint.',
    '3: Without b4 the rest still hangs together.',
    '3: Without d2 the rest still hangs together.',
    '5: Stones in windows of three or four: 0.',
    '6: No group has such stones alone, so the text says nothing of them.',
  ]);
  expect(told(run(joints, { on: '5/1bb2/1bb2/5/5 b' })).at(-1)).toBe(
    '7: This group has only such stones, and nothing cuts it.',
  );
});

/** The groups of squares 10·y + x: tens keep the ends of rows apart. */
function groupsOf(stones: readonly number[]): number {
  const left = new Set(stones);
  let groups = 0;
  for (const first of left) {
    groups++;
    left.delete(first);
    const todo = [first];
    for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
      for (const step of [-11, -10, -9, -1, 1, 9, 10, 11]) if (left.delete(one + step)) todo.push(one + step);
    }
  }
  return groups;
}

/** The stones whose capture leaves more groups than there are. */
function cutting(cells: Cells): string[] {
  const stones = cells.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [10 * y + x] : [])));
  const groups = groupsOf(stones);
  return stones
    .filter((one) => groupsOf(stones.filter((other) => other !== one)) > groups)
    .map((one) => `${one % 10},${Math.floor(one / 10)}`);
}

test('finds the weakJoints() of a side and what a plain recount finds to cut, on 1,000 random boards', () => {
  let isBlack = false;
  for (const on of positions(joints, 1000, [5, 5, 6, 7, 8])) {
    isBlack = !isBlack;
    const color = isBlack ? 'black' : 'white';
    const steps = run(joints, { on, choices: { color } });
    const found = steps.flatMap(({ line, sentence: { values } }) => (line === 1 && values ? [values] : []));
    const names = on.weakJoints(color).map(([one, other]) => [vertexName(one, on), vertexName(other, on)]);
    expect(found).toEqual(names.map(([one, other]) => ({ one, other })));
    const cells = stonesOf(rowsOf(on.toDiagram()), color);
    expect([...setOf(steps.at(-1)!, 'Cut')].map(String)).toEqual(cutting(cells));
  }
});

/** True when each stone stands in a window of three or four. */
function isFirm(cells: Cells): boolean {
  const count = (x: number, y: number) =>
    [at(cells, x, y), at(cells, x + 1, y), at(cells, x, y + 1), at(cells, x + 1, y + 1)].filter(Boolean)
      .length;
  return cells.every((row, y) =>
    row.every(
      (cell, x) =>
        !cell ||
        [
          [0, 0],
          [-1, 0],
          [0, -1],
          [-1, -1],
        ].some(([dx, dy]) => count(x + dx!, y + dy!) > 2),
    ),
  );
}

test('counts groups in windows of three or four, and those of them that one capture cuts', () => {
  const { position, judge } = joints.trial!;
  const random = randomNumbers(17);
  const kinds = [0, 0];
  for (let i = 0; i < 1000; i++) {
    const on = position(random);
    const color = i % 2 === 0 ? 'black' : 'white';
    const kind = judge(on, { color });
    const cells = stonesOf(rowsOf(on.toDiagram()), color);
    const isGroup = parts(cells, 8).length === 1 && isFirm(cells);
    expect(kind).toBe(isGroup ? Math.min(cutting(cells).length, 1) : null);
    if (kind !== null) kinds[kind]!++;
  }
  expect(kinds).toEqual([99, 28]);
});

test('calls the arch cut, and a block not', () => {
  const { judge } = joints.trial!;
  const on = LoaBoard.fromDiagram('XXX..\nX.X..\n.....\n...OO\n...OO');
  expect(judge(on, { color: 'black' })).toBe(1);
  expect(judge(on, { color: 'white' })).toBe(0);
  expect(judge(LoaBoard.empty(5), { color: 'white' })).toBeNull();
});
