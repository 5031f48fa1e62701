/** Posts and fences: those built, those dead, and those that are tried on top of a position. */

import type { Fence, SenketBoard } from '../../../js/api.js';
import { SIDES } from '../overlay.js';
import type { Look, Point, Segment, Shape, Side } from '../shapes.js';
import { viewOf } from './claims.js';

export function prisonerCross(points: Iterable<Point>): Shape {
  return { kind: 'crosses', points, arm: 0.17, paint: 'prisoner', name: 'prisoner' };
}

/** All pieces of the position; what the `base` lacks is tried only. With `dead`, prisoners are faded and crossed out. */
export function pieces(board: SenketBoard, base: SenketBoard, dead: boolean): Shape[] {
  const prisoners = new Set(dead ? prisonersOf(board).map(String) : []);
  const isDead = (point: Point): boolean => prisoners.has(String(point));
  return [
    ...SIDES.flatMap((side) => {
      const built = new Set(base.fences(side).map(fenceKey));
      const lookOf = (fence: Fence): Look => {
        if (!built.has(fenceKey(fence))) return 'tried';
        return isDead(fence.from) && isDead(fence.to) ? 'faded' : 'built';
      };
      return byLook(board.fences(side), lookOf, (fences, look) => fenceLines(side, segmentsOf(fences), look));
    }),
    ...SIDES.flatMap((side) => {
      const posts = [...board.posts(side)];
      const built = base.posts(side);
      const lookOf = (post: Point): Look => (!built.has(post) ? 'tried' : isDead(post) ? 'faded' : 'built');
      return [
        ...byLook(posts, lookOf, (points, look) => ({ kind: 'stones', points, side, look })),
        prisonerCross(posts.filter(isDead)),
      ];
    }),
  ];
}

/** Nobody has prisoners as long as territory means nothing. */
function prisonersOf(board: SenketBoard): Point[] {
  const { score, isEarly } = viewOf(board);
  return isEarly ? [] : score.claims.flatMap(({ prisoners }) => [...prisoners]);
}

/** The same for both directions of a fence. */
function fenceKey({ from, to }: Fence): string {
  return [from, to].map(String).sort().join('/');
}

function byLook<T>(
  all: readonly T[],
  lookOf: (one: T) => Look,
  shapeOf: (some: readonly T[], look: Look) => Shape,
): Shape[] {
  return (['faded', 'built', 'tried'] as const).flatMap((look) => {
    const some = all.filter((one) => lookOf(one) === look);
    return some.length === 0 ? [] : [shapeOf(some, look)];
  });
}

function fenceLines(side: Side, segments: Iterable<Segment>, look: Look): Shape {
  return { kind: 'fences', segments, side, look };
}

function segmentsOf(fences: readonly Fence[]): Segment[] {
  return fences.map(({ from, to }) => [from, to]);
}
