/** The worth of a post on each free point to the side to play: the larger the square, the more it gains or loses. */

import type { Color, ScalarMap, SenketBoard, SenketMode, Vertex } from '../../js/api.js';
import { legendEntry } from '../overlay.js';
import { perBoard } from '../per-board.js';
import { nameOf, said } from '../said.js';
import type { Point, Shape } from '../shapes.js';
import type { SenketOverlayOptions, UncheckedSenket } from './claims.js';

const GAIN = 'candidate';
const LOSS = 'bad';

const inMode = (mode: SenketMode, color: Color) =>
  perBoard((board: SenketBoard) => board.moveValues(color, mode));

const found = {
  area: { black: /* @__PURE__ */ inMode('area', 'black'), white: /* @__PURE__ */ inMode('area', 'white') },
  posts: { black: /* @__PURE__ */ inMode('posts', 'black'), white: /* @__PURE__ */ inMode('posts', 'white') },
};

/** Null where it is not known yet. */
function valuesOf(board: SenketBoard, options: SenketOverlayOptions): ScalarMap | null {
  const { mode = 'area', toPlay = 'black', values } = options;
  return values === undefined ? found[mode][toPlay](board) : values;
}

/** The points where a post gains most, and how much; null where none gains anything. */
function bestOf(values: ScalarMap): { readonly points: readonly Vertex[]; readonly gain: number } | null {
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
function signed(value: number): string {
  return value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`;
}

function heat(paint: typeof GAIN | typeof LOSS, cells: readonly (readonly [Point, number])[]): Shape {
  return { kind: 'heat', cells, paint, name: 'worth' };
}

const rising: readonly (readonly [Point, number])[] = [
  [[-0.2, 0], 0.2],
  [[0.35, 0], 0.5],
  [[1.05, 0], 1],
];

export const worth: UncheckedSenket = {
  title: 'Worth of a move',
  get legend() {
    return [
      legendEntry(said('gains, little to much'), [heat(GAIN, rising)], 2),
      legendEntry(said('loses'), [heat(LOSS, rising)], 2),
      legendEntry(said('gains most'), [best([[0, 0]])]),
    ];
  },

  shapes(board, options) {
    const values = valuesOf(board, options);
    if (values === null) return [];
    // Squares of sums: without the logarithm all but the largest would look alike.
    const numbers = [...values.values];
    const most = numbers.reduce((max, value) => Math.max(max, Math.abs(value) || 0), 0);
    const cellsOf = (sign: number) =>
      numbers.flatMap((value, i): (readonly [Point, number])[] => {
        const size = value * sign;
        if (!(size > 0)) return [];
        return [[[i % values.width, Math.floor(i / values.width)], Math.log1p(size) / Math.log1p(most)]];
      });
    const top = bestOf(values);
    const [first] = top?.points ?? [];
    return [
      heat(LOSS, cellsOf(-1)),
      heat(GAIN, cellsOf(1)),
      ...(top && first ? [best(top.points), plate(first, signed(top.gain))] : []),
    ];
  },

  said(board, place, options) {
    const [x, y] = [Math.round(place[0]), Math.round(place[1])];
    const isOn = x >= 0 && y >= 0 && x < board.size && y < board.size;
    const values = isOn ? valuesOf(board, options) : null;
    const value = values?.at([x, y]);
    if (values === null || value === undefined || Number.isNaN(value)) return null;
    const { toPlay = 'black' } = options;
    const about = { value: signed(value), color: nameOf(toPlay) };
    return bestOf(values)?.gain === value
      ? said('a post is worth {value} to {color}, the most', about)
      : said('a post is worth {value} to {color}', about);
  },
};

function best(points: readonly Point[]): Shape {
  return { kind: 'rings', points, radius: 0.42, width: 0.09, paint: 'focus', name: 'best' };
}

/** Above the point, or below it in the first row. */
function plate([x, y]: Vertex, text: string): Shape {
  const at: Point = [x, y < 1 ? y + 0.85 : y - 0.85];
  return {
    kind: 'plates',
    captions: [{ lines: [text], at, size: 0.5 }],
    paint: 'badge-ink',
    ground: 'cursor',
  };
}
