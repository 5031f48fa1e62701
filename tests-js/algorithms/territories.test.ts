/** The rounds of territory as an exhibit. */

import type { SenketBoard } from 'kakoi';
import territories from '../../web/algorithms/exhibits/territories.js';
import { senket } from '../../web/algorithms/grounds/senket.js';
import { outlined, rounds } from '../../web/algorithms/parts/claims.js';
import { isTerritory } from '../../web/algorithms/parts/claims-picture.js';
import { positions, run, told } from '../support/exhibits.js';
import { randomNumbers } from '../support/random.js';
import { randomBoard } from '../support/senket-boards.js';

test('works from both corners to the strip in the middle, where the fronts meet', () => {
  const steps = run(territories);
  expect(told(steps)).toEqual([
    '0: Whose is the ground between these fences?',
    '1: Black’s own fences and the border close off ground, whatever lies in it. Claims: 5.',
    '1: White’s own fences and the border close off ground, whatever lies in it. Claims: 5.',
    '4: Black’s claim of 1 at 1-7 counts: rivals lie around it only, or are void.',
    '4: White’s claim of 1 at 6-1 counts: rivals lie around it only, or are void.',
    '3: Black’s claim of 4 at 6-2 is void: it holds ground of White’s territory at 6-1.',
    '3: White’s claim of 4 at 1-7 is void: it holds ground of Black’s territory at 1-7.',
    '6: Black’s claim of 8 at 4-7 counts: it is tied to own territory, and no such rival meets it.',
    '6: White’s claim of 8 at 6-3 counts: it is tied to own territory, and no such rival meets it.',
    '3: Black’s claim of 11 at 6-4 is void: it holds ground of White’s territory at 6-3.',
    '3: White’s claim of 11 at 6-7 is void: it holds ground of Black’s territory at 4-7.',
    '7: Black’s claim of 12 at 6-6 is void: White’s claim at 6-5 meets it by the same right.',
    '7: White’s claim of 12 at 6-5 is void: Black’s claim at 6-6 meets it by the same right.',
    '8: Every claim is decided. Rounds: 5.',
    '9: A set of Black’s: (9 + 3)² = 144, by its area and its prisoners.',
    '9: A set of White’s: (9 + 3)² = 144, by its area and its prisoners.',
    '10: The game stands at 144 for Black and 144 for White.',
  ]);
  expect(steps.slice(-3).map(({ counts }) => counts)).toEqual([
    { Black: 144, White: 0 },
    { Black: 144, White: 144 },
    { Black: 144, White: 144 },
  ]);
});

/** Chains from edge to edge, each of a random colour: fronts advance and meet here. */
function chains(size: number, random: () => number): SenketBoard {
  const strands: string[] = [];
  for (let i = 0; i < size + (size >> 1) - 2; i++) {
    if (random() < 0.25) continue;
    const posts: string[] = [];
    let [x, y] = i < size - 1 ? [1, size - 1 - i] : [1 + 2 * (i - size + 2), 1];
    for (; x <= size && y <= size; x += 2, y += 1) posts.push(`${x}-${y}`);
    strands.push(`${random() < 0.5 ? 'X' : 'O'} ${posts.join(' ')}`);
  }
  return senket.read(`${size}: ${strands.join('; ')}`);
}

function* boards(): Generator<SenketBoard> {
  yield* positions(territories, 400, [3, 5, 7, 11]);
  const random = randomNumbers(9);
  for (let i = 0; i < 300; i++) yield randomBoard(9, 20 + Math.floor(30 * random()), random);
  for (let i = 0; i < 300; i++) yield chains(7, random);
}

test('decides every claim as the engine does, and comes to its score, on 1,000 random boards', () => {
  const whys: Record<string, number> = {};
  for (const on of boards()) {
    const score = on.score();
    const decisions = [...rounds(outlined(on))].flat();
    expect(decisions.length).toBe(score.claims.length);
    for (const decision of decisions) {
      const { claim } = decision.claim;
      const isSame = (claim.state === 'valid') === isTerritory(decision);
      if (!isSame || (claim.reason?.kind === 'contains-territory') !== (decision.why === 'shares'))
        throw new Error(`${senket.write(on)}: ${claim.color} ${claim.area} ${decision.why}`);
      whys[decision.why] = (whys[decision.why] ?? 0) + 1;
    }
    const steps = run(territories, { on });
    expect(steps.at(-1)!.counts).toEqual({ Black: score.black.total, White: score.white.total });
    expect(steps.filter(({ line }) => line === 9).length).toBe(
      score.black.sets.length + score.white.sets.length,
    );
  }
  expect(whys).toEqual({ alone: 48, inside: 3827, meets: 106, shares: 1384 });
});
