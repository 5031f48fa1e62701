/** The area of a loop of fences, counted in two ways. */

import { PointSet, type SenketBoard, type Vertex, vertexName } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { exhibit, said } from '../exhibit.js';
import { isWithin } from '../parts/claims.js';
import { areaOf, around, isClosed, isKnightsStep, loopOn, type Step, strandsAt } from '../parts/loops.js';

export default exhibit<'senket'>({
  kind: 'senket',
  start: '9: X 5-1 7-2 8-4 9-6 8-8 6-7 5-5 4-7 2-8 1-6 2-4 3-2 5-1; X 5-5 4-3 6-4',
  choices: {},
  pressed: {
    words: said('Next post of the loop'),
    most: 32,
    isWhole: isClosed,
    start: [[4, 8], [6, 7], [7, 5], [8, 3], [7, 1], [5, 2], [4, 4], [3, 2], [1, 1], [0, 3], [1, 5], [2, 7], [4, 8]], // biome-ignore format: a list of points
  },
  listing: [
    'twice = 0',
    'for each fence of the loop, from x-y to u-v',
    '  twice = twice + x·v − u·y',
    'area = |twice| / 2',
    'a strand is walked there and back: it adds 0',
    'inside = points that the loop surrounds',
    'area = inside + fences / 2 − 1',
  ],
  told: {
    by: said('The shoelace formula; Georg Pick, 1899'),
    idea: said(
      'How much ground does a loop hold? Walk around it and add up the triangles between each fence and one corner beyond the board: what lies outside the loop is added once and taken away once. Or count the points inside. Both ways give the same whole number.',
    ),
    cost: said('One product of two numbers for each end of a fence.'),
  },
  *steps({ on, points }) {
    const loop = points.length === 0 ? loopOn(on) : isClosed(points) ? points.slice(0, -1) : points;
    const name = (post: Vertex) => vertexName(post, on);
    yield { line: 0, sets: {}, sentence: said('How many unit squares does the loop hold?') };
    if (loop.length < 2) {
      const sentence = said('Press the posts of a loop in order, each a knight’s step from the one before.');
      yield { line: 1, sets: {}, sentence };
      return;
    }
    yield { line: 1, sets: {}, sentence: said('The walk begins at {place}.', { place: name(loop[0]!) }) };
    const walk = around(loop);
    let twice = 0;
    for (const [i, step] of walk.entries()) {
      const [from, to] = step;
      const ends = { from: name(from), to: name(to) };
      const Walked = lines(walk.slice(0, i + 1));
      const isLast = i === walk.length - 1;
      if (!isKnightsStep(step) || (isLast && i === 1)) {
        const sentence = isLast
          ? said('The loop is open still between {from} and {to}: press the next post.', ends)
          : said('From {from} to {to} is no knight’s step, so no fence joins them.', ends);
        yield { line: 2, sets: { Walked: lines(walk.slice(0, i)) }, sentence, counts: { twice } };
        return;
      }
      const { term, ...numbers } = termOf(on, step);
      twice += term;
      const values = { ...ends, ...numbers, term };
      const sentence = said('{from} to {to}: {x}·{v} − {u}·{y} = {term}.', values);
      yield { line: 3, sets: { Term: triangle(on, step, term), Walked }, sentence, counts: { twice } };
    }
    const engine = areaOf(loop);
    if (engine === null) {
      const sentence = said('These fences cross, or come to a post twice: they make no loop.');
      yield { line: 4, sets: { Walked: lines(walk) }, sentence, counts: { twice } };
      return;
    }
    const area = Math.abs(twice) / 2;
    const Area: Shape[] = [{ kind: 'region', rings: [loop], paint: 'vicinity-area' }];
    const half = said('Half of {twice}: the area is {area}.', { twice: Math.abs(twice), area });
    yield { line: 4, sets: { Area, Walked: lines(walk) }, sentence: half, counts: { twice, area } };
    const strands = strandsAt(on, loop);
    const [strand = walk[0]!] = strands;
    const { term } = termOf(on, strand);
    const values = { from: name(strand[0]), to: name(strand[1]), there: term, back: -term };
    const Strands = lines(strands);
    const cancel = said(
      '{from} to {to} is {there}, and the way back {back}: a strand changes nothing.',
      values,
    );
    yield { line: 5, sets: { Area: [...Area], Strands }, sentence: cancel, counts: { twice, area } };
    const ring = [...loop, loop[0]!];
    const others = PointSet.of(on.size, on.size, loop).not();
    const inner = [...others].filter((point) => isWithin([ring], point));
    const Inside = PointSet.of(on.size, on.size, inner);
    const [inside, fences] = [Inside.size, loop.length];
    yield {
      line: 6,
      sets: { Inside, Walked: lines(walk) },
      sentence: said('Points inside: {inside}. Fences: {fences}.', { inside, fences }),
      counts: { inside, fences },
    };
    const pick = inside + fences / 2 - 1;
    const sums = { inside, fences, pick, engine };
    const agree = said('{inside} + {fences} / 2 − 1 = {pick}. The engine says {engine}.', sums);
    yield { line: 7, sets: { Area: [...Area] }, sentence: agree, counts: { inside, fences, area: pick } };
  },
});

/** The ends of a fence in the author's coordinates, from the left and from the bottom, both from 1, and what they add. */
function termOf({ size }: SenketBoard, [from, to]: Step) {
  const [x, y, u, v] = [from[0] + 1, size - from[1], to[0] + 1, size - to[1]];
  return { x, y, u, v, term: x * v - u * y };
}

function lines(segments: readonly Step[]): Shape[] {
  return segments.length === 0 ? [] : [{ kind: 'lines', segments, width: 0.12, paint: 'focus' }];
}

/** The triangle whose area is half of a term, between the fence and 0-0, the corner that the coordinates count from. */
function triangle({ size }: SenketBoard, [from, to]: Step, term: number): Shape[] {
  return [{ kind: 'region', rings: [[[-1, size], from, to]], paint: term > 0 ? 'alive-area' : 'vital-area' }];
}
