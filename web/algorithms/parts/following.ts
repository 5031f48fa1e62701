/** Stones of Lines of Action followed from neighbour to neighbour, and what that says of their being one group. */

import { type LoaBoard, type PointSet, vertexName } from 'kakoi';
import { type Step, said, union } from '../exhibit.js';
import { bandsOf } from './bands.js';

export type Steps<Result = void> = Generator<Step<'loa'>, Result>;

/** Grows the group of the first stone that is in none of the groups so far, ring by ring. */
function* grow(
  on: LoaBoard,
  X: PointSet,
  line: number,
  windows: number,
  so: PointSet[] = [],
): Steps<PointSet> {
  const rest = X.minus(union(X, so));
  const before = X.size - rest.size;
  let fresh = rest.first();
  let T = fresh;
  const places = () => [...fresh].map((stone) => vertexName(stone, on)).join(', ');
  while (!fresh.isEmpty) {
    yield {
      line,
      sets: { X, Groups: bandsOf([...so, T]) },
      sentence:
        T.size === 1
          ? said('A group begins: {places}.', { places: places() })
          : said('Neighbours come in: {places}.', { places: places() }),
      counts: { windows, stones: before + T.size },
    };
    fresh = fresh.border(8).and(rest).minus(T);
    T = T.or(fresh);
  }
  return T;
}

/** Grows all groups, one after the other. */
export function* byGroups(on: LoaBoard, X: PointSet): Steps {
  const groups: PointSet[] = [];
  for (let left = X.size; left > 0; left -= groups.at(-1)!.size)
    groups.push(yield* grow(on, X, 1, 0, groups));
  const n = groups.length;
  yield {
    line: 2,
    sets: { X, Groups: bandsOf(groups) },
    sentence: n > 1 ? said('Groups: {n}. Not connected.', { n }) : said('Groups: {n}. Connected.', { n }),
    counts: { windows: 0, stones: X.size },
  };
}

/** Grows the first group, and asks whether any stone is left out; the windows were counted before. */
export function* byFirst(on: LoaBoard, X: PointSet, line: number, end: number, windows: number): Steps {
  const T = yield* grow(on, X, line, windows);
  const Left = X.minus(T);
  yield {
    line: end,
    sets: { X, Groups: bandsOf([T]), Left },
    sentence: Left.isEmpty
      ? said('No stone is left out. Connected.')
      : said('Stones left out: {n}. Not connected.', { n: Left.size }),
    counts: { windows, stones: T.size },
  };
}
