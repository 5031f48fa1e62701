/** The influence of a stone: step by step, and as Petersen drafted it. */

import { type GoBoard, type PointSet, type Vertex, vertexName } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { type Choice, exhibit, type Step, said } from '../exhibit.js';
import { boardOf } from '../grounds/go.js';
import { badges, countOf, drafted } from '../parts/draft.js';

const REACHES: Choice['answers'] = [1, 2, 3, 4, 5].map((reach) => [`${reach}`, said('{reach}', { reach })]);

export default exhibit<'go'>({
  kind: 'go',
  start: '......./......./..X..O./..X..../....O../......./.......',
  choices: {
    way: {
      words: said('Run it'),
      answers: [
        ['right', said('as it is right')],
        ['drafted', said('as drafted')],
      ],
    },
    reach: { words: said('Reach'), first: '3', answers: REACHES },
  },
  pressed: { words: said('The stone'), most: 1, start: [[2, 2]] },
  listing: [
    'Frontier = the chain of the stone',
    'reach times:',
    '  Next = Frontier.Border & empty − Counted',
    '  Counted = Counted | Next',
    '  Frontier = Next − O.Border',
    'as drafted, vicinity(p, count), from count = max:',
    '  off board, count ≤ 0 or mark(p) ≥ count: return 0',
    '  mark(p) = count',
    '  a probe, count > max: return 1 for O, else 0',
    '  X: mark(p) = max, the four beside it with max',
    '  O: return 0',
    '  empty: hold = the four beside it with max + 1',
    '    number = 1, plus, unless hold > 0,',
    '    the four beside it with count − 1',
  ],
  told: {
    by: said('Kjeld Petersen, “Vicinity function”, Sensei’s Library'),
    idea: said(
      'How many empty points does a stone get to, step by step, before an enemy stands in the way? Points beside an enemy are reached, but the way ends there.',
    ),
    written: said(
      'The draft asks the four neighbours of an empty point for enemies, by calls that mark them, and then goes on to the same four: all turn back, so nothing beyond the first step is counted. What an empty point does is told here after the description; the rest is the draft’s frame.',
    ),
    right: said(
      'The stones are a frontier, and all of it takes a step at once: what is new is counted, and what stands beside an enemy goes no further. Nothing is asked by a mark.',
    ),
    cost: said('A step is a few operations on whole sets.'),
  },
  trial: {
    words: said('Random boards of 5×5 to 7×7, from their first black stone.'),
    kinds: [said('where the draft counts too few points')],
    position: (random) => boardOf(5 + Math.floor(3 * random()), 5 + Math.floor(3 * random()), random),
    judge: (on, { reach }) => {
      const [stone] = on.stones('black');
      if (stone === undefined) return null;
      return countOf(on, stone, Number(reach)) < influenceOf(on, stone, Number(reach)).size ? 0 : null;
    },
  },
  *steps({ on, points, choices }) {
    const [first = [...on.empties().not()][0]] = points;
    if (first === undefined) {
      yield { line: 0, sets: {}, sentence: said('Influence begins at a stone. Put one on the board.') };
      return;
    }
    const place = vertexName(first, on);
    if (on.get(first) === 0) {
      yield { line: 0, sets: {}, sentence: said('At {place} there is no stone: press one.', { place }) };
      return;
    }
    const reach = Number(choices.reach);
    const about = { place, reach };
    yield { line: 0, sets: {}, sentence: said('How far does {place} get? Reach: {reach}.', about) };
    yield* choices.way === 'drafted'
      ? drafted(on, first, reach, influenceOf(on, first, reach))
      : rounds(on, first, reach);
  },
});

function influenceOf(on: GoBoard, stone: Vertex, reach: number): PointSet {
  return on.influence(on.get(stone) === 1 ? 'black' : 'white', reach, { chain: stone });
}

function* rounds(on: GoBoard, stone: Vertex, reach: number): Generator<Step<'go'>> {
  const enemies = on.stones(on.get(stone) === 1 ? 'white' : 'black');
  let Frontier = on.chainAt(stone)!.stones;
  let Counted = Frontier.minus(Frontier);
  let Numbers: readonly Shape[] = [];
  yield { line: 1, sets: { Frontier }, sentence: said('The frontier begins as the chain of the stone.') };
  for (let n = 1; n <= reach && !Frontier.isEmpty; n++) {
    const Next = Frontier.border().and(on.empties()).minus(Counted);
    const found = said('Step {n}: the empty points beside the frontier that are new.', { n });
    yield { line: 3, sets: { Frontier, Next }, sentence: found };
    Counted = Counted.or(Next);
    Numbers = [...Numbers, ...badges(Next, 'group-2', () => `${n}`)];
    const all = said('They are counted: {points} by now.', { points: Counted.size });
    yield { line: 4, sets: { Frontier, Counted, Numbers }, sentence: all };
    Frontier = Next.minus(enemies.border());
    const held = said('Beside an enemy the way ends. Held there: {held}.', {
      held: Next.size - Frontier.size,
    });
    yield { line: 5, sets: { Frontier, Counted, Numbers: [...Numbers] }, sentence: held };
  }
  const counts = { Counted: Counted.size, influence: influenceOf(on, stone, reach).size };
  const sets = { Counted, Numbers: [...Numbers] };
  yield {
    line: 2,
    sets,
    counts,
    sentence: Frontier.isEmpty ? said('No way goes on.') : said('The reach is used up.'),
  };
}
