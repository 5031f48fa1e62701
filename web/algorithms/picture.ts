/** A step as a layer of the board: the sets that are shown, each in its colour. */

import { PointSet } from 'kakoi';
import type { BoardLayer } from 'kakoi/board';
import type { Shape, Theme } from 'kakoi/pictures';
import type { Named, Step } from './exhibit.js';

type Paint = keyof Theme;

/** Colours that are told apart on wood, by day and by night. */
const PAINTS: readonly Paint[] = [
  'vital',
  'alive',
  'group-1',
  'group-2',
  'vicinity',
  'bad',
  'group-6',
  'focus',
];

/** The paints for every name in the run, in the order in which they come: those of its shapes, or one that no shapes have for a set. */
export function paintsOf(steps: readonly Step[]): ReadonlyMap<string, readonly Paint[]> {
  const own = new Map<string, Set<Paint>>();
  for (const [name, named] of steps.flatMap(({ sets }) => Object.entries(sets))) {
    const paints = own.get(name) ?? new Set();
    own.set(name, paints);
    if (!(named instanceof PointSet)) for (const paint of named.flatMap(paintsIn)) paints.add(paint);
  }
  const taken = new Set([...own.values()].flatMap((paints) => [...paints]));
  const free = PAINTS.filter((paint) => !taken.has(paint));
  let next = 0;
  return new Map(
    [...own].map(([name, paints]) => [name, paints.size > 0 ? [...paints] : [free[next++ % free.length]!]]),
  );
}

/** The paints that tell a shape from others; on a plate that is its ground, not its letters. */
function paintsIn(shape: Shape): readonly Paint[] {
  if (shape.kind === 'faded') return shape.shapes.flatMap(paintsIn);
  if ('ground' in shape) return [shape.ground];
  return 'paint' in shape ? [shape.paint] : [];
}

/** The names whose values are others than a step before. */
export function changedIn(step: Step, before: Step | undefined): string[] {
  return Object.entries(step.sets).flatMap(([name, value]) => {
    const old = before?.sets[name];
    const isSame = value instanceof PointSet && old instanceof PointSet ? value.equals(old) : value === old;
    return isSame ? [] : [name];
  });
}

/** True when there is nothing to be seen of it. */
export function isNothing(named: Named): boolean {
  return named instanceof PointSet ? named.isEmpty : named.length === 0;
}

/** The shapes of a named value. */
function shapesOf(named: Named, paint: Paint): readonly Shape[] {
  if (!(named instanceof PointSet)) return named;
  if (named.isEmpty) return [];
  return [
    { kind: 'faded', shapes: [{ kind: 'area', points: named, paint }], opacity: 0.42 },
    { kind: 'outline', points: named, paint },
  ];
}

/** The layer of a step: `shown` are the names of the sets to draw, `ground` what belongs to the position itself. */
export function layerOf(
  step: Step,
  paints: ReadonlyMap<string, readonly Paint[]>,
  shown: Iterable<string>,
  ground: readonly Shape[],
): BoardLayer {
  const names = [...shown].filter((name) => step.sets[name] !== undefined);
  const shapes = [
    ...ground,
    ...names.flatMap((name) => shapesOf(step.sets[name]!, paints.get(name)?.[0] ?? 'focus')),
  ];
  const inSet = (name: string, [x, y]: readonly [number, number]) => {
    const named = step.sets[name];
    return (
      named instanceof PointSet &&
      x >= 0 &&
      y >= 0 &&
      x < named.width &&
      y < named.height &&
      named.has([x, y])
    );
  };
  return {
    shapes: () => [...shapes],
    describe: (_board, point) => names.filter((name) => inSet(name, point)).join(', ') || null,
  };
}
