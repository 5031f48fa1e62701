import { opponent } from '../../core/opponent.js';
import { PointSet } from '../../core/point-set.js';
import type { LoaStep, LoaTold } from './step.js';

/** The stones that the move took, and the groups that it joined or broke, as the board shows them. */
export function* groupFacts({ color, played, before, after }: LoaStep): Generator<LoaTold> {
  if (played.text === 'pass') return;
  const other = opponent(color);
  const { width, height } = before;
  const taken = PointSet.of(width, height, [played.to]);
  if (played.capture) yield { key: 'captures', target: taken };

  const earlier = before.groups(color);
  const own = after.groups(color);
  const left = PointSet.of(width, height, [played.from]);
  const now = own.find((group) => group.has(played.to))!;
  const joined = earlier.filter((group) => group.minus(left).intersects(now));
  if (joined.length > 1) yield { key: 'joins', target: now, values: { groups: joined.length } };
  for (const group of earlier)
    if (isBroken(group.minus(left), own)) yield { key: 'breaks-own', target: group.minus(left) };
  for (const group of before.groups(other))
    if (isBroken(group.minus(taken), after.groups(other)))
      yield { key: 'breaks', target: group.minus(taken) };
}

const isBroken = (stones: PointSet, groups: readonly PointSet[]) =>
  groups.filter((group) => group.intersects(stones)).length > 1;
