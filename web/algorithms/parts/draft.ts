/** Petersen's draft of a stone's influence. The frame is his; what an empty point does is told after his description. */

import { type GoBoard, type PointSet, type Vertex, vertexName } from 'kakoi';
import type { Said, Shape, Theme } from 'kakoi/pictures';
import { type Step, said } from '../exhibit.js';

const AROUND: readonly Vertex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** All that a visit needs but its point and its count. */
interface Drafting {
  readonly on: GoBoard;
  /** The greatest count; greater ones are probes. */
  readonly max: number;
  /** The colour of the stone, as sign maps have it. */
  readonly sign: number;
  readonly marks: Map<string, number>;
}

interface Event {
  readonly at: Vertex;
  /** The stone goes on; the empty point probes, is held or counted, or has gone on in vain. */
  readonly what: 'stone' | 'probe' | 'held' | 'counted' | 'back';
}

/** One call: a probe leaves its mark, as every call does, and so the visit that follows turns back. */
function* visit(drafting: Drafting, at: Vertex, count: number): Generator<Event, number> {
  const { on, max, sign, marks } = drafting;
  const [x, y] = at;
  if (x < 0 || y < 0 || x >= on.width || y >= on.height || count <= 0) return 0;
  const key = `${x} ${y}`;
  if ((marks.get(key) ?? 0) >= count) return 0;
  marks.set(key, count);
  const stone = on.get(at);
  if (count > max) return stone === -sign ? 1 : 0;
  if (stone === -sign) return 0;
  const all = function* (to: number): Generator<Event, number> {
    let number = 0;
    for (const [dx, dy] of AROUND) number += yield* visit(drafting, [x + dx, y + dy], to);
    return number;
  };
  if (stone === sign) {
    yield { at, what: 'stone' };
    return yield* all(max);
  }
  const hold = yield* all(max + 1);
  yield { at, what: 'probe' };
  yield { at, what: hold > 0 ? 'held' : 'counted' };
  if (hold > 0) return 1;
  const beyond = yield* all(count - 1);
  yield { at, what: 'back' };
  return 1 + beyond;
}

interface About {
  readonly place: string;
  readonly max: number;
  readonly probe: number;
  readonly n: number;
}

function begin(on: GoBoard, stone: Vertex, max: number): Drafting {
  return { on, max, sign: on.get(stone), marks: new Map() };
}

/** The number that the draft returns. */
export function countOf(on: GoBoard, stone: Vertex, max: number): number {
  const events = visit(begin(on, stone, max), stone, max);
  for (;;) {
    const { done, value } = events.next();
    if (done) return value;
  }
}

type Paint = keyof Theme;

/** A text at each of the points. */
export function badges(points: Iterable<Vertex>, paint: Paint, text: (at: Vertex) => string): Shape[] {
  return [...points].map((at) => ({ kind: 'badge', at, text: text(at), paint, ink: 'badge-ink', size: 0.5 }));
}

const TOLD: Readonly<Record<Event['what'], (about: About) => readonly [line: number, Said]>> = {
  stone: (about) => [10, said('{place} is one of its stones. On to the four beside it, with {max}.', about)],
  probe: (about) => [
    12,
    said('{place} is empty. It asks the four for enemies, which marks them {probe}.', about),
  ],
  held: (about) => [13, said('{place} is beside an enemy: counted, and held. Number: {n}.', about)],
  counted: (about) => [13, said('{place} is counted. Number: {n}.', about)],
  back: (about) => [
    14,
    said('On from {place} to the four, but their marks are {probe}: all return 0.', about),
  ],
};

/** The run of the draft; `right` is what it should count. */
export function* drafted(on: GoBoard, stone: Vertex, max: number, right: PointSet): Generator<Step<'go'>> {
  const drafting = begin(on, stone, max);
  const markOf = ([x, y]: Vertex) => drafting.marks.get(`${x} ${y}`) ?? 0;
  const board = right.or(right.not());
  let Counted = board.minus(board);
  yield { line: 6, sets: { Counted }, sentence: said('The count begins with its most, {max}.', { max }) };
  for (const { at, what } of visit(drafting, stone, max)) {
    const isNew = what === 'counted' || what === 'held';
    if (isNew) Counted = Counted.with(at);
    const [line, sentence] = TOLD[what]({
      place: vertexName(at, on),
      max,
      probe: max + 1,
      n: Counted.size,
    });
    const Marks = badges([...board].filter(markOf), 'group-1', (point) => `${markOf(point)}`);
    const Here: Shape[] = [{ kind: 'rings', points: [at], radius: 0.42, width: 0.1, paint: 'alive' }];
    yield { line, sets: isNew ? { Counted, Here, Marks } : { Here, Marks }, sentence };
  }
  const about = { n: Counted.size, right: right.size };
  const sentence = said('The draft returns {n}; {right} would be right.', about);
  yield { line: 6, sets: { Counted, Missed: right.minus(Counted) }, sentence };
}
