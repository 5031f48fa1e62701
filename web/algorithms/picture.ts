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

/** A paint for every name in the run, in the order in which they come. */
export function paintsOf(steps: readonly Step[]): ReadonlyMap<string, Paint> {
  const names = new Set(steps.flatMap(({ sets }) => Object.keys(sets)));
  return new Map([...names].map((name, i) => [name, PAINTS[i % PAINTS.length]!]));
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
export function shapesOf(named: Named, paint: Paint): readonly Shape[] {
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
  paints: ReadonlyMap<string, Paint>,
  shown: Iterable<string>,
  ground: readonly Shape[],
): BoardLayer {
  const names = [...shown].filter((name) => step.sets[name] !== undefined);
  const shapes = [
    ...ground,
    ...names.flatMap((name) => shapesOf(step.sets[name]!, paints.get(name) ?? 'focus')),
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
