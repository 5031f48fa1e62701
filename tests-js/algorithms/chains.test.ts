/** Chains that are kept as stones come, as an exhibit. */

import type { Color, GoBoard, Vertex } from 'kakoi';
import type { Step } from '../../web/algorithms/exhibit.js';
import chains from '../../web/algorithms/exhibits/chains.js';
import { groundOf } from '../../web/algorithms/grounds/index.js';
import { positions, run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';

test('begins, joins, merges and captures as the moves of the beginning say', () => {
  expect(told(run(chains))).toEqual([
    '0: What does each move do to the chains?',
    '3: C4 begins a chain.',
    '3: D4 begins a chain.',
    '7: D4 takes a liberty of C4.',
    '3: E4 begins a chain.',
    '7: E4 takes a liberty of D4.',
    '3: E3 begins a chain.',
    '7: E3 takes a liberty of E4.',
    '3: D5 begins a chain.',
    '7: D5 takes a liberty of D4.',
    '4: F3 joins the chain E3.',
    '3: D3 begins a chain.',
    '7: D3 takes a liberty of D4, E3.',
    '8: No liberty is left to D4: captured.',
    '9: Empty again, and liberties of the chains around: D4.',
    '3: D2 begins a chain.',
    '7: D2 takes a liberty of D3.',
    '5: C5 merges the chains C4, D5 into one.',
    '5: E2 merges the chains E3, D2 into one.',
    '5: D4 merges the chains E4, D3, C5 into one.',
    '3: C3 begins a chain.',
    '7: C3 takes a liberty of C5.',
    '3: C2 begins a chain.',
    '7: C2 takes a liberty of E3, C3.',
    '4: F4 joins the chain E3.',
    '7: F4 takes a liberty of C5.',
    '3: B3 begins a chain.',
    '7: B3 takes a liberty of C3.',
    '8: No liberty is left to C3: captured.',
    '9: Empty again, and liberties of the chains around: C3.',
  ]);
  const last = run(chains).at(-1)!;
  expect(last.on!.toDiagram().split('\n')).toEqual([
    '.......',
    '.......',
    '..XX...',
    '..XXXO.',
    '.X.XOO.',
    '..XOO..',
    '.......',
  ]);
  expect(setOf(last, 'Freed').toDiagram().split('\n')[4]).toBe('..#....');
});

test('leaves out what the rules do not allow, and asks for moves where there are none', () => {
  const on = '.XO/XO./...';
  const says = (points: Vertex[]) => told(run(chains, { on, points }));
  expect(says([])).toEqual(['0: Press points: Black begins.']);
  expect(says([[1, 0]])).toContain('1: The rules allow no stone at B3: it is left out.');
  const ko: Vertex[] = [
    [1, 3],
    [1, 2],
    [1, 1],
  ]; // Black takes at B2, White may not take back at once
  const taken = run(chains, {
    on: '.XO./XO.O/.XO./....',
    points: [[2, 1], [1, 1], ...ko.slice(0, 1), [1, 1]],
  });
  expect(told(taken).filter((line) => line.startsWith('1:'))).toEqual([
    '1: The rules allow no stone at B3: it is left out.',
  ]);
});

/** The chains by the numbers on their first stones: '2,3 black 4'. */
function numbersIn(step: Step): string[] {
  return [...(step.sets.Libs as Iterable<unknown>)]
    .map((badge) => {
      const { at, text, paint } = badge as { at: Vertex; text: string; paint: string };
      return `${at} ${paint.replace('stone-', '')} ${text}`;
    })
    .sort();
}

test('keeps the chains and liberties that chains() finds, after 1,000 random records', () => {
  const random = randomNumbers(7);
  for (const on of positions(chains, 1000, [3, 5, 7])) {
    const point = (): Vertex => [Math.floor(random() * on.width), Math.floor(random() * on.width)];
    const points = Array.from({ length: 12 }, point);
    let board: GoBoard = on;
    let ko: Vertex | null = null;
    points.forEach((x, turn) => {
      const color: Color = turn % 2 === 0 ? 'black' : 'white';
      if (board.legality(color, x, { ko }) === 'legal') ({ board, ko } = board.play(color, x, { ko }));
    });
    const last = run(chains, { on, points }).at(-1)!;
    expect(last.on!.toDiagram()).toBe(board.toDiagram());
    const expected = board.chains().map(({ color, stones, liberties }) => {
      return `${[...stones][0]} ${color} ${liberties.size}`;
    });
    expect(numbersIn(last)).toEqual(expected.sort());
  }
});

test('its program leaves out what ko forbids, as the exhibit does', () => {
  const on = '.XO./X.XO/.XO./....'; // C3 is Black's last liberty to take
  const points: Vertex[] = [[3, 3], [1, 1], [2, 1]]; // biome-ignore format: moves
  const program = require('../../web/algorithms/programs/chains.js').default;
  const ended = run(chains, { on, points }).at(-1)!;
  expect(told([ended])).toEqual(['1: The rules allow no stone at C3: it is left out.']);
  expect(program(groundOf('go').read(on), {}, points)).toMatch(new RegExp(`^${ended.counts?.chains} chains`));
});
