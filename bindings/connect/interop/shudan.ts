/** Makes maps for the props of Shudan, Sabaki's board component. Its signMap is the result of GoBoard.toSignMap(). */

import type { ByColor, Color, PointSet, ScalarMap, Sign, SignMap } from '../../js/api.js';
import { isMap } from '../../js/core/scalar-map.js';
import { validateOptions } from '../../js/core/validate.js';
import { checkMap, checkNumber, checkObject, checkSet, notA } from './check.js';
import { pointsOf, type Sided } from './sides.js';

/** The mark that Shudan draws on a point. */
type Marker = {
  type?: 'circle' | 'cross' | 'triangle' | 'square' | 'point' | 'loader' | 'label';
  /** The text, drawn with the type 'label', otherwise shown as a tooltip. */
  label?: string;
};

/** A small translucent stone. */
type GhostStone = {
  sign: Sign;
  type?: 'good' | 'interesting' | 'doubtful' | 'bad';
  faint?: boolean;
};

/** A glow of strength 1 to 9. */
type Heat = {
  strength: number;
  text?: string;
};

/**
 * The `paintMap`: black's points 1, white's −1. Accepts the results of area(), passAlive() and score(), or
 * any two sets.
 */
export function paintMap(source: ByColor<Sided>): SignMap;
/**
 * Also accepts a map like that of ownership(). Its values are used as they are, or scaled down if some are beyond ±1.
 */
export function paintMap(source: ByColor<Sided> | ScalarMap): number[][];
export function paintMap(source: ByColor<Sided> | ScalarMap): number[][] {
  if (isMap(source)) {
    const scale = Math.max(1, largest(source));
    return source.toMap().map((row) => row.map((value) => value / scale));
  }
  const { black, white } = checkObject(source, 'pair of sides {black, white}') as ByColor<Sided>;
  const [first, second] = [pointsOf(black), pointsOf(white)];
  const map = mapOf<number>(first, 0);
  fill(map, second, -1, first);
  fill(map, first, 1, first);
  return map;
}

/**
 * The `markerMap` with a type of marker for each set: `{ cross: score.dead, square: score.seki }`. Where sets
 * overlap, the last one shows. Throws 'bad-option' for other types or no set at all, and 'size-mismatch'.
 */
export function markerMap(
  marks: Partial<Record<Exclude<Marker['type'], 'label' | undefined>, PointSet>>,
): (Marker | null)[][] {
  const entries = Object.entries(checkObject(marks, 'record of sets by marker type'));
  const [, first] = entries[0] ?? [];
  const map = mapOf<Marker | null>(checkSet(first), null);
  for (const [type, set] of entries) {
    if (!(MARKERS as readonly string[]).includes(type)) throw notA('marker type', type);
    fill(map, set, { type: type as (typeof MARKERS)[number] }, first);
  }
  return map;
}

const MARKERS = ['circle', 'cross', 'triangle', 'square', 'point', 'loader'] as const;

/**
 * The `ghostStoneMap` with a stone of the given style on every point of the sets, for moves to consider, say.
 * Throws 'size-mismatch'.
 */
export function ghostStoneMap(
  source: Partial<ByColor<PointSet>>,
  style?: Omit<GhostStone, 'sign'>,
): (GhostStone | null)[][] {
  const sides: Partial<ByColor<PointSet>> = { ...checkObject(source, 'pair of sets {black, white}') };
  const look = validateOptions(style, ['type', 'faint']);
  const first = sides.black ?? sides.white;
  const map = mapOf<GhostStone | null>(checkSet(first), null);
  for (const [color, sign] of [
    ['black', 1],
    ['white', -1],
  ] as const satisfies readonly [Color, Sign][]) {
    const set = sides[color];
    if (set !== undefined) fill(map, set, { ...look, sign }, first!);
  }
  return map;
}

/**
 * The `heatMap` of a map's absolute values. `full`, by default the largest of them, gets the strength 9;
 * values that round to 0 show nothing. `text` returns the text on a point.
 */
export function heatMap(
  map: ScalarMap,
  options?: { full?: number; text?: (value: number) => string },
): (Heat | null)[][] {
  const { full, text } = validateOptions(options, ['full', 'text']);
  if (text !== undefined && typeof text !== 'function') throw notA('function for texts', text);
  const most = full ?? largest(checkMap(map));
  if (checkNumber(most, 'value for full heat') < 0) throw notA('value for full heat', full);
  return checkMap(map)
    .toMap()
    .map((row) =>
      row.map((value) => {
        const strength = most === 0 ? 0 : Math.round(Math.min(1, Math.abs(value) / most) * 9);
        if (strength === 0) return null;
        return text === undefined ? { strength } : { strength, text: text(value) };
      }),
    );
}

function largest(map: ScalarMap): number {
  let most = 0;
  for (const value of map.values) most = Math.max(most, Math.abs(value));
  return most;
}

function mapOf<T>({ width, height }: PointSet, value: T): T[][] {
  return Array.from({ length: height }, () => new Array<T>(width).fill(value));
}

function fill<T>(map: T[][], set: unknown, value: T, peer: PointSet): void {
  checkSet(set).intersects(peer); // throws when the sizes differ
  for (const [x, y] of set as PointSet) map[y]![x] = value;
}
