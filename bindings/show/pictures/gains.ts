/** Numbers of moves as a picture: the larger the square, the more a move there gains or loses; the best have a ring. */

import type { ScalarMap, Vertex } from '../../js/api.js';
import { type LegendEntry, legendEntry } from './overlay.js';
import { said } from './said.js';
import type { Point, Shape } from './shapes.js';

const GAIN = 'candidate';
const LOSS = 'bad';

/** The points where a move gains most, and how much; null where none gains anything. NaN is no move. */
export function bestOf(
  values: ScalarMap,
): { readonly points: readonly Vertex[]; readonly gain: number } | null {
  let gain = 0;
  let points: Vertex[] = [];
  values.values.forEach((value, i) => {
    if (!(value > 0) || value < gain) return;
    if (value > gain) points = [];
    gain = value;
    points.push([i % values.width, Math.floor(i / values.width)]);
  });
  return gain > 0 ? { points, gain } : null;
}

/** '+226', '−15', '±0'. */
export function signed(value: number): string {
  return value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`;
}

const rising: readonly (readonly [Point, number])[] = [
  [[-0.2, 0], 0.2],
  [[0.35, 0], 0.5],
  [[1.05, 0], 1],
];

export function gainLegend(): LegendEntry[] {
  return [
    legendEntry(said('gains, little to much'), [heat(GAIN, rising)], 2),
    legendEntry(said('loses'), [heat(LOSS, rising)], 2),
    legendEntry(said('gains most'), [best([[0, 0]])]),
  ];
}

/** `scale` makes of a gain the measure of its square, whose side is that measure's share of the largest one's. */
export function gainShapes(values: ScalarMap, scale: (gain: number) => number): Shape[] {
  const { values: numbers, width } = values;
  let most = 0;
  for (const value of numbers) most = Math.max(most, Math.abs(value) || 0);
  const [losses, gains]: [Point, number][][] = [[], []];
  numbers.forEach((value, i) => {
    if (value === 0 || Number.isNaN(value)) return;
    const cells = value > 0 ? gains! : losses!;
    cells.push([[i % width, Math.floor(i / width)], scale(Math.abs(value)) / scale(most)]);
  });
  const top = bestOf(values);
  const [first] = top?.points ?? [];
  return [
    heat(LOSS, losses!),
    heat(GAIN, gains!),
    ...(top && first ? [best(top.points), plate(first, signed(top.gain))] : []),
  ];
}

function heat(paint: typeof GAIN | typeof LOSS, cells: readonly (readonly [Point, number])[]): Shape {
  return { kind: 'heat', cells, paint, name: 'worth' };
}

function best(points: readonly Point[]): Shape {
  return { kind: 'rings', points, radius: 0.42, width: 0.09, paint: 'focus', name: 'best' };
}

/** A number above the point, or below it in the first row. */
export function plate([x, y]: Vertex, text: string): Shape {
  const at: Point = [x, y < 1 ? y + 0.85 : y - 0.85];
  return {
    kind: 'plates',
    captions: [{ lines: [text], at, size: 0.5 }],
    paint: 'badge-ink',
    ground: 'cursor',
  };
}
