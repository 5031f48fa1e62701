/** The area of a loop as an exhibit. */

import { SenketBoard, senketLoopArea, type Vertex } from 'kakoi';
import loop from '../../web/algorithms/exhibits/loop.js';
import { run, setOf, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';
import { postOf } from '../support/senket-boards.js';

const posts = (text: string, size = 9): Vertex[] => text.split(' ').map((post) => postOf(post, size));

test('walks around the heart, and counts the points in it', () => {
  const steps = run(loop);
  expect(told(steps)).toEqual([
    '0: How many unit squares does the loop hold?',
    '1: The walk begins at 5-1.',
    '3: 5-1 to 7-2: 5·2 − 7·1 = 3.',
    '3: 7-2 to 8-4: 7·4 − 8·2 = 12.',
    '3: 8-4 to 9-6: 8·6 − 9·4 = 12.',
    '3: 9-6 to 8-8: 9·8 − 8·6 = 24.',
    '3: 8-8 to 6-7: 8·7 − 6·8 = 8.',
    '3: 6-7 to 5-5: 6·5 − 5·7 = −5.',
    '3: 5-5 to 4-7: 5·7 − 4·5 = 15.',
    '3: 4-7 to 2-8: 4·8 − 2·7 = 18.',
    '3: 2-8 to 1-6: 2·6 − 1·8 = 4.',
    '3: 1-6 to 2-4: 1·4 − 2·6 = −8.',
    '3: 2-4 to 3-2: 2·2 − 3·4 = −8.',
    '3: 3-2 to 5-1: 3·1 − 5·2 = −7.',
    '4: Half of 68: the area is 34.',
    '5: 5-5 to 4-3 is −5, and the way back 5: a strand changes nothing.',
    '6: Points inside: 29. Fences: 12.',
    '7: 29 + 12 / 2 − 1 = 34. The engine says 34.',
  ]);
  expect(setOf(steps.at(-2)!, 'Inside').toDiagram().split('\n')).toEqual([
    '.........',
    '.........',
    '.##...##.',
    '.###.###.',
    '.###.###.',
    '..#####..',
    '..#####..',
    '...###...',
    '.........',
  ]);
  const { sets } = steps.at(-3)!;
  expect(sets.Strands).toMatchObject([{ segments: [posts('5-5 4-3'), posts('4-3 6-4')] }]);
});

test('says what is not a loop, and what is none yet', () => {
  const last = (text: string) => told(run(loop, { points: posts(text) })).at(-1);
  expect(last('5-1')).toBe(
    '1: Press the posts of a loop in order, each a knight’s step from the one before.',
  );
  expect(last('5-1 7-2')).toBe('2: The loop is open still between 7-2 and 5-1: press the next post.');
  expect(last('5-1 7-2 8-4')).toBe('2: The loop is open still between 8-4 and 5-1: press the next post.');
  expect(last('5-1 7-2 7-4 5-5')).toBe('2: From 7-2 to 7-4 is no knight’s step, so no fence joins them.');
  expect(last('3-3 5-4 4-6 2-5 3-3')).toBe(last('3-3 5-4 4-6 2-5'));
  expect(last('3-3 5-4 4-6 2-5')).toBe('7: 4 + 4 / 2 − 1 = 5. The engine says 5.');
  expect(last('3-3 5-4 4-2 3-4 5-3 4-5 2-4 1-2')).toBe(
    '4: These fences cross, or come to a post twice: they make no loop.',
  );
});

test('takes the largest loop of the board when no post is pressed', () => {
  const last = (on: string) => told(run(loop, { on, points: [] })).at(-1);
  expect(last('7: X 1-2 3-3 2-5')).toBe(
    '1: Press the posts of a loop in order, each a knight’s step from the one before.',
  );
  expect(last('9: X 3-3 5-4 4-6 2-5 3-3; O 6-7 8-8 9-6 7-5 6-7')).toBe(
    '7: 4 + 4 / 2 − 1 = 5. The engine says 5.',
  );
});

const STEPS = [-2, -1, 1, 2].flatMap((dx) => [-2, -1, 1, 2].map((dy): Vertex => [dx, dy]));
const KNIGHTS = STEPS.filter(([dx, dy]) => Math.abs(dx * dy) === 2);

/** A square of fences some of which are pushed outwards or inwards by a knight's step, as long as it stays a loop. */
function randomLoop(random: () => number): Vertex[] {
  const below = (limit: number) => Math.floor(limit * random());
  let ring = posts('7-7 9-8 8-10 6-9', 15);
  for (let i = below(7); i > 0; i--) {
    const at = below(ring.length);
    const [dx, dy] = KNIGHTS[below(8)]!;
    const pushed = [ring[at]!, ring[(at + 1) % ring.length]!].map(([x, y]): Vertex => [x + dx, y + dy]);
    const bent = [...ring.slice(0, at + 1), ...pushed, ...ring.slice(at + 1)];
    try {
      senketLoopArea(bent);
      ring = bent;
    } catch {
      // It would cross itself.
    }
  }
  return ring;
}

test('comes to the area of the loop in both ways, on 1,000 random loops', () => {
  const random = randomNumbers(12);
  const on = SenketBoard.empty(32);
  const areas = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    const points = randomLoop(random).map(([x, y]): Vertex => [x + 8, y + 8]);
    const area = senketLoopArea(points);
    const steps = run(loop, { on, points: i % 2 === 0 ? points : [...points].reverse() });
    expect(steps.find(({ line }) => line === 4)!.counts!.area).toBe(area);
    expect(steps.at(-1)!.counts).toEqual({
      inside: area + 1 - points.length / 2,
      fences: points.length,
      area,
    });
    areas.add(area);
  }
  expect(areas.size).toBe(19);
});
