/** The walk of the vicinity function, as the text has it: into the depth, with marks that stay. */

import type { GoBoard, Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';

/** The orders of the directions, by their first letters; the first one is the text's. */
export const ORDERS = ['rldu', 'udlr', 'rdlu'] as const;

const STEPS: Readonly<Record<string, Vertex>> = { r: [1, 0], l: [-1, 0], d: [0, 1], u: [0, -1] };

export interface Visit {
  /** From the first point to the one that is visited. */
  readonly path: readonly Vertex[];
  /** The level that is left for the points beyond. */
  readonly left: number;
  /** The level that was left when the point was marked; null where it is marked now. */
  readonly was: number | null;
}

/** Every mark, and every return to a mark with more left than it was made with. */
export function* walk(
  on: GoBoard,
  order: string,
  path: readonly Vertex[],
  level: number,
  marks = new Map<string, number>(),
): Generator<Visit> {
  const [x, y] = path.at(-1)!;
  if (x < 0 || y < 0 || x >= on.width || y >= on.height || level === 0) return;
  const left = on.get([x, y]) === 0 ? level - 1 : level;
  const was = marks.get(`${x} ${y}`) ?? null;
  if (was === null || was < left) yield { path, left, was };
  if (was !== null) return;
  marks.set(`${x} ${y}`, left);
  for (const direction of order) {
    const [dx, dy] = STEPS[direction]!;
    yield* walk(on, order, [...path, [x + dx, y + dy]], left, marks);
  }
}

/** True when points of the vicinity get no mark in that order. */
export function misses(on: GoBoard, order: string, p: Vertex, level: number): boolean {
  const marks = [...walk(on, order, [p], level)].filter(({ was }) => was === null);
  return marks.length < on.vicinity(p, level).size;
}

/** The path, with a ring around its end. */
export function wayOf(path: readonly Vertex[]): readonly Shape[] {
  const segments = path.slice(1).map((to, i) => [path[i]!, to] as const);
  return [
    { kind: 'lines', segments, width: 0.1, paint: 'alive' },
    { kind: 'rings', points: path.slice(-1), radius: 0.42, width: 0.1, paint: 'alive' },
  ];
}
