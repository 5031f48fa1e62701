/** The vicinity of a point: Petersen's walk, which depends on its order, and the same without one. */

import { type GoBoard, PointSet, type Vertex, vertexName } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { type Choice, exhibit, said } from '../exhibit.js';
import { boardOf } from '../grounds/go.js';
import { misses, ORDERS, walk, wayOf } from '../parts/walk.js';

const ARROWS = [said('→ ← ↓ ↑'), said('↑ ↓ ← →'), said('→ ↓ ← ↑')] as const;
const LEVELS: Choice['answers'] = [1, 2, 3, 4].map((level) => [`${level}`, said('{level}', { level })]);

export default exhibit<'go'>({
  kind: 'go',
  start: '......./......./..XO.../...X.../....O../......./.......',
  choices: {
    level: { words: said('Level'), first: '2', answers: LEVELS },
    order: { words: said('Order'), answers: ORDERS.map((order, i) => [order, ARROWS[i]!]) },
  },
  pressed: { words: said('The first point'), most: 1, start: [[3, 3]] },
  listing: [
    'vicinity(p, level):',
    '  if p is off the board or marked: return',
    '  if level = 0: return',
    '  mark p',
    '  if p is empty: level = level − 1',
    '  for each q beside p, in order: vicinity(q, level)',
    'without an order: Near = spread(p)',
    'level − 1 times: Near = spread(Near.Grow)',
    'Missed = Near − Marked',
    'spread(S) = S | (S & stones).expandTo(stones).Grow',
  ],
  told: {
    by: said('Kjeld Petersen, “Vicinity function”, Sensei’s Library'),
    idea: said(
      'How near is near? Empty points on the way cost a step, stones of either colour none. The walk follows one direction to its end before it tries the next, and marks where it has been.',
    ),
    written: said(
      'The walk marks a point when it first comes there, perhaps by a detour that leaves few steps. It turns back when it comes again by a shorter way, and what lies behind is never seen. Other orders of the directions give other marks.',
    ),
    right: said(
      'A point belongs if some way to it has fewer empty points before it than the level says. Level by level, no detour comes before a shorter way, and there is no order to choose.',
    ),
    cost: said(
      'The walk marks a point once at most; without an order a level is a few operations on whole sets.',
    ),
  },
  trial: {
    words: said('Random boards of 5×5 to 7×7, from the point in the middle.'),
    kinds: [said('miss points'), said('miss none, but would in another order')],
    position: (random) => boardOf(5 + Math.floor(3 * random()), 5 + Math.floor(3 * random()), random),
    judge: (on, { level, order }) => {
      const missesIn = (one: string) => misses(on, one, middle(on), Number(level));
      return missesIn(order!) ? 0 : ORDERS.some(missesIn) ? 1 : null;
    },
  },
  *steps({ on, choices, points: [p = middle(on)] }) {
    const level = Number(choices.level);
    const first = { place: vertexName(p, on), level };
    yield { line: 0, sets: {}, sentence: said('Which points are near {place}, at level {level}?', first) };
    let Marked = PointSet.empty(on.width, on.height);
    let Left: readonly Shape[] = [];
    for (const { path, left, was } of walk(on, choices.order!, [p], level)) {
      const at = path.at(-1)!;
      if (was === null) {
        Marked = Marked.with(at);
        Left = [
          ...Left,
          { kind: 'badge', at, text: `${left}`, paint: 'group-1', ink: 'badge-ink', size: 0.5 },
        ];
      }
      const about = { place: vertexName(at, on), left, was: `${was}` };
      const sets = { Marked, Walk: wayOf(path), Left };
      if (was !== null)
        yield {
          line: 2,
          sets,
          sentence: said('{place} again, with {left} left, not {was}. But it is marked.', about),
        };
      else if (on.get(at) === 0)
        yield {
          line: 5,
          sets,
          sentence: said('{place} is marked. It is empty and takes a step. Left: {left}.', about),
        };
      else
        yield {
          line: 4,
          sets,
          sentence: said('{place} is marked. Its stone costs nothing. Left: {left}.', about),
        };
    }
    const stones = on.empties().not();
    const spread = (S: PointSet) => S.or(S.and(stones).expandTo(stones).grow());
    let Near = spread(Marked.minus(Marked).with(p));
    const alone = said('Level 1 without an order: {place} is empty, and alone.', first);
    const linked = said(
      'Level 1 without an order: all stones linked to {place}, and the points beside.',
      first,
    );
    yield { line: 7, sets: { Near }, sentence: on.get(p) === 0 ? alone : linked };
    for (let n = 2; n <= level; n++) {
      Near = spread(Near.grow());
      yield { line: 8, sets: { Near }, sentence: said('Level {n}: one more empty point on the way.', { n }) };
    }
    const Missed = Near.minus(Marked);
    const missed = said('Missed: {n}. On the way there, a detour came first and left its mark.', {
      n: Missed.size,
    });
    yield {
      line: 9,
      sets: { Near, Marked, Missed },
      sentence: Missed.isEmpty ? said('The walk missed nothing, in this order.') : missed,
      counts: { Marked: Marked.size, Near: Near.size },
    };
  },
});

function middle({ width, height }: GoBoard): Vertex {
  return [width >> 1, height >> 1];
}
