/** The eight steps of Senket's author as an exhibit. */

import { PointSet, type SenketBoard, type Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { Step } from '../../web/algorithms/exhibit.js';
import colouring from '../../web/algorithms/exhibits/colouring.js';
import { senket } from '../../web/algorithms/grounds/senket.js';
import { positions, run, told } from '../support/exhibits.js';
import { holds, nudged } from '../support/senket-boards.js';

/** All points of the shapes of that kind and paint in a step. */
function pointsOf(
  on: SenketBoard,
  { sets }: Step,
  name: string,
  kind: Shape['kind'],
  paint: string,
): PointSet {
  const shapes = sets[name] as readonly Shape[];
  const points = shapes.flatMap((shape) =>
    shape.kind === kind && 'points' in shape && 'paint' in shape && shape.paint === paint
      ? [...shape.points]
      : [],
  );
  return PointSet.of(on.size, on.size, points as [number, number][]);
}

test('lets a dead ring turn the ground around it grey', () => {
  const steps = run(colouring);
  expect(told(steps)).toEqual([
    '0: Which ground is Black’s, and which is White’s?',
    '1: At first every post counts: 27.',
    '2: No part of a loop: 10-7, 2-3.',
    '2: No part of a loop: 3-1.',
    '3: All others are joined to two posts, or to one and the edge: 24.',
    '4: Neighbours are straight and diagonal.',
    '5: Each fence separates three pairs of them.',
    '6: Sides of posts: 48. From each its colour will run, on that side only.',
    '7: Wave 1. New in colour: 57; new in grey: 42.',
    '7: Wave 2. New in colour: 7; new in grey: 39.',
    '7: Wave 3. New in colour: 2; new in grey: 10.',
    '7: Wave 4. New in colour: 0; new in grey: 10.',
    '7: Wave 5. New in colour: 0; new in grey: 8.',
    '7: Wave 6. New in colour: 0; new in grey: 11.',
    '7: Wave 7. New in colour: 0; new in grey: 5.',
    '7: Wave 8. New in colour: 0; new in grey: 1.',
    '8: Nothing changes any more: what is black is Black’s, and what is white is White’s.',
    '8: Empty points that are territory by the rule but lack its colour: 55.',
  ]);
  const on = senket.read(colouring.start);
  const colour = (paint: string) => pointsOf(on, steps.at(-1)!, 'Colours', 'squares', paint).toDiagram();
  const rows = colour('owner-black').split('\n');
  expect(rows.slice(5, 7)).toEqual(['....##.....', '....##.....']);
  expect([...rows.slice(0, 5), ...rows.slice(7)].join('')).not.toContain('#');
  expect(colour('owner-white').split('\n').slice(0, 4)).toEqual([
    '........###',
    '........###',
    '.........##',
    '...........',
  ]);
});

test('differs from the rule where it says so, in the way that it says, on 1,000 random boards', () => {
  const kinds = [0, 0, 0, 0];
  for (const on of positions(colouring, 1000, [5, 7, 7])) {
    const last = run(colouring, { on }).at(-1)!;
    const territories = on.score().claims.filter(({ state }) => state === 'valid');
    const free = on.posts('black').or(on.posts('white')).not();
    const inside = new Map(
      [...free].map((point) => [
        String(point),
        territories.find((claim) => holds(claim, nudged(point, on.size))),
      ]),
    );
    const [black, white] = (['owner-black', 'owner-white'] as const).map((paint) =>
      pointsOf(on, last, 'Colours', 'squares', paint),
    ) as [PointSet, PointSet];
    const differs = [...free].filter((point) => {
      const is = black.has(point) ? 'black' : white.has(point) ? 'white' : undefined;
      return is !== inside.get(String(point))?.color;
    });
    const marked = pointsOf(on, last, 'Rule', 'frames', 'focus');
    expect(marked.equals(PointSet.of(on.size, on.size, differs))).toBe(true);
    const seen = new Set(inside.values());
    const owns = (point: Vertex) => inside.get(String(point)) !== undefined;
    const hidden = territories.filter((claim) => !seen.has(claim));
    const kind = differs.some(owns) ? 0 : differs.length > 0 ? 1 : hidden.length > 0 ? 2 : null;
    expect(colouring.trial!.judge(on, {})).toBe(kind);
    kinds[kind ?? 3]!++;
  }
  expect(kinds).toEqual([4, 14, 147, 835]);
});
