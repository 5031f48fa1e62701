/** Marks that several overlays of Go have in common. */

import type { Point, Shape, Side } from '../shapes.js';
import type { Paint } from '../theme.js';

/** The ground of a side. */
export function held(side: Side, points: Iterable<Point>): Shape {
  return { kind: 'area', points, paint: `area-${side}`, name: `area ${side}` };
}

/** Whose each of the points is. */
export function owned(side: Side, points: Iterable<Point>): Shape {
  return { kind: 'squares', points, paint: `owner-${side}`, name: 'owner' };
}

/** Points of neither side. */
export function neutral(name: string, points: Iterable<Point>): Shape {
  return { kind: 'crosses', points, arm: 0.13, paint: 'neutral', name };
}

export function dots(name: string, points: Iterable<Point>, paint: Paint): Shape {
  return { kind: 'discs', points, radius: 0.15, paint, name };
}

/** A region that a dashed line sets off. */
export function setOff(name: string, points: Iterable<Point>): Shape[] {
  return [
    { kind: 'area', points, paint: 'vital-area' },
    { kind: 'outline', points, paint: 'vital', dashed: true, name },
  ];
}
