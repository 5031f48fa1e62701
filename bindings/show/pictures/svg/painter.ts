/** Shapes as SVG. */

import { arrowCorners } from '../geometry/arrow.js';
import { outlineOf } from '../geometry/outline.js';
import {
  AREA,
  ARROW_TAIL,
  BADGE,
  BAND,
  BORDER_WIDTH,
  CROSS_WIDTH,
  FENCE,
  HATCH,
  heatOf,
  LINE_DASHES,
  MARK_RIM,
  OPACITY,
  OUTLINE,
  SQUARE,
  TILE_ROUND,
  TRIED,
} from '../geometry/sizes.js';
import { badgeText, LINE_STEP, SECOND_LINE } from '../geometry/text.js';
import type {
  BadgeShape,
  CaptionsShape,
  FencesShape,
  HatchShape,
  HeatShape,
  Point,
  Rings,
  Segment,
  Shape,
  StonesShape,
} from '../shapes.js';
import type { Theme } from '../theme.js';
import type { Definitions } from './defs.js';
import { at, CELL, element, length, text } from './markup.js';

/** The theme and definitions that every shape is drawn with. */
interface Pen {
  readonly theme: Theme;
  readonly definitions: Definitions;
}

/** The elements of a shape; none where it shows nothing. */
export function shapeMarkup<K extends Shape['kind']>(
  shape: Extract<Shape, { kind: K }>,
  theme: Theme,
  definitions: Definitions,
): string[] {
  const draw = DRAW[shape.kind as K] as (shape: Extract<Shape, { kind: K }>, pen: Pen) => string[];
  return draw(shape, { theme, definitions });
}

const DRAW: { readonly [K in Shape['kind']]: (shape: Extract<Shape, { kind: K }>, pen: Pen) => string[] } = {
  faded: ({ shapes, opacity }, { theme, definitions }) => [
    element('g', { opacity }, shapes.flatMap((shape) => shapeMarkup(shape, theme, definitions)).join('')),
  ],
  area: (shape, pen) => filled(shape, pen, squaresPath(shape.points, AREA), 'evenodd'),
  outline: (shape, pen) =>
    stroked(shape, pen, squaresPath(shape.points, OUTLINE), OUTLINE.width, {
      'stroke-dasharray': shape.dashed ? dashes(OUTLINE.dashes) : undefined,
    }),
  region: (shape, pen) => filled(shape, pen, ringsPath(shape.rings), 'evenodd'),
  border: (shape, pen) =>
    stroked(shape, pen, ringsPath(shape.rings), BORDER_WIDTH, { 'stroke-linejoin': 'round' }),
  hatch: hatchMarkup,
  lines: (shape, pen) =>
    stroked(shape, pen, segmentsPath(shape.segments), shape.width, {
      'stroke-linecap': 'round',
      'stroke-dasharray': shape.dashed ? dashes(LINE_DASHES) : undefined,
    }),
  bands: (shape, pen) =>
    stroked(shape, pen, segmentsPath(shape.segments), BAND.width, {
      'stroke-opacity': BAND.opacity,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  arrows: (shape, pen) =>
    filled(shape, pen, [...shape.segments].map((segment) => arrowPath(segment, shape.width)).join('')),
  discs: (shape, pen) =>
    // A line without length and with round ends is the shortest way to write a disc.
    stroked(shape, pen, dotsPath(shape.points), 2 * shape.radius, { 'stroke-linecap': 'round' }),
  rings: ({ name, points, radius, width, paint }, { theme }) =>
    [...points].map(([x, y]) =>
      element('circle', {
        class: name,
        cx: x * CELL,
        cy: y * CELL,
        r: radius * CELL,
        stroke: theme[paint],
        'stroke-width': width * CELL,
      }),
    ),
  frames: (shape, pen) => stroked(shape, pen, boxesPath(shape.points, shape.half), shape.width),
  crosses: (shape, pen) =>
    stroked(
      shape,
      pen,
      [...shape.points].map((point) => crossPath(point, shape.arm)).join(''),
      shape.arm * CROSS_WIDTH,
      {
        'stroke-linecap': 'round',
      },
    ),
  squares: (shape, pen) => filled(shape, pen, boxesPath(shape.points, SQUARE), undefined, rim(pen.theme)),
  heat: heatMarkup,
  badge: badgeMarkup,
  tile: badgeMarkup,
  stones: stonesMarkup,
  fences: fencesMarkup,
  captions: captionMarkup,
  plates: captionMarkup,
  grid({ columns, rows, paint, frame }, { theme }) {
    const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
    const lines = [
      ...Array.from({ length: columns }, (_, x) => `M${x * CELL} 0V${bottom}`),
      ...Array.from({ length: rows }, (_, y) => `M0 ${y * CELL}H${right}`),
    ].join('');
    const look = { stroke: theme[paint], 'stroke-width': 0.8, 'stroke-linecap': 'square' };
    const grid = element('path', { d: lines, ...look });
    if (frame === undefined) return [grid];
    return [
      grid,
      element('rect', { width: right, height: bottom, stroke: theme[frame], 'stroke-width': 1.5 }),
    ];
  },
  chequers({ columns, rows, paint }, { theme }) {
    const squares = (isDark: boolean): Point[] =>
      Array.from({ length: columns * rows }, (_, i): Point => [i % columns, Math.floor(i / columns)]).filter(
        ([x, y]) => ((x + y) % 2 === 1) === isDark,
      );
    const frame = { x: -CELL / 2, y: -CELL / 2, width: columns * CELL, height: rows * CELL };
    return [
      element('path', { d: boxesPath(squares(false), 0.5), fill: theme['square-light'] }),
      element('path', { d: boxesPath(squares(true), 0.5), fill: theme['square-dark'] }),
      element('rect', { ...frame, stroke: theme[paint], 'stroke-width': 0.8 }),
    ];
  },
};

// ─────────────────────────────────────────────────────────── paths

type Painted = Extract<Shape, { paint: unknown }>;

function filled(
  { name, paint }: Painted,
  { theme }: Pen,
  d: string,
  rule?: string,
  look: Readonly<Record<string, string | number>> = {},
): string[] {
  return d === ''
    ? []
    : [element('path', { class: name, d, fill: theme[paint], 'fill-rule': rule, ...look })];
}

function stroked(
  { name, paint }: Painted,
  { theme }: Pen,
  d: string,
  width: number,
  look: Readonly<Record<string, string | number | undefined>> = {},
): string[] {
  if (d === '') return [];
  return [element('path', { class: name, d, stroke: theme[paint], 'stroke-width': width * CELL, ...look })];
}

function dashes(lengths: readonly number[]): string {
  return lengths.map(length).join(' ');
}

function squaresPath(points: Iterable<Point>, { inset, round }: { inset: number; round: number }): string {
  return outlineOf(points, CELL, inset * CELL, round * CELL);
}

function ringsPath(rings: Rings): string {
  return rings.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
}

function segmentsPath(segments: Iterable<Segment>): string {
  return [...segments]
    .map(([from, to]) => `M${at(from)}${at(from) === at(to) ? 'h0' : `L${at(to)}`}`)
    .join('');
}

function dotsPath(points: Iterable<Point>): string {
  return [...points].map((point) => `M${at(point)}h0`).join('');
}

function boxesPath(points: Iterable<Point>, half: number): string {
  const side = length(2 * half);
  return [...points].map(([x, y]) => `M${at([x - half, y - half])}h${side}v${side}h-${side}z`).join('');
}

function crossPath([x, y]: Point, arm: number): string {
  const side = length(2 * arm);
  return `M${at([x - arm, y - arm])}l${side} ${side}m0-${side}l-${side} ${side}`;
}

function arrowPath(segment: Segment, width: number): string {
  const corners = arrowCorners(segment, width);
  if (corners.length === 0) return '';
  const [[x, y], radius] = [segment[0], ARROW_TAIL * width];
  const r = length(radius);
  // The tail by relative commands from the corner that the head's path ends in.
  const [tip] = corners as [Point];
  const tail = at([x - radius - tip[0], y - tip[1]]);
  const across = length(2 * radius);
  return `M${corners.map(at).join('L')}zm${tail}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`;
}

// ─────────────────────────────────────────────────────────── marks of several elements

function hatchMarkup(
  { name, rings, except, rising, paint }: HatchShape,
  { theme, definitions }: Pen,
): string[] {
  const pattern = definitions.define(`h${paint}`, (id) =>
    element(
      'pattern',
      {
        id,
        width: HATCH.step * CELL * Math.SQRT1_2,
        height: 4,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${rising ? 45 : -45})`,
      },
      element('path', { d: 'M2 0V4', stroke: theme[paint], 'stroke-width': HATCH.width * CELL }),
    ),
  );
  const look = { 'fill-rule': 'evenodd', fill: `url(#${pattern})` };
  if (except.length === 0) return [element('path', { class: name, d: ringsPath(rings), ...look })];
  // The exception is cut out: with all of the plane around it, the 'evenodd' rule turns it inside out.
  const everything = 'M-999-999H9999V9999H-999z';
  const outside = ringsPath(except);
  const clip = definitions.define(`c${definitions.size}`, (id) =>
    element('clipPath', { id }, element('path', { d: everything + outside, 'clip-rule': 'evenodd' })),
  );
  return [element('path', { class: name, d: ringsPath(rings), ...look, 'clip-path': `url(#${clip})` })];
}

/** The attributes of a mark's rim; none where the theme has no rim. */
function rim(theme: Theme): Record<string, string | number> {
  const stroke = theme['mark-rim'];
  return stroke === '#0000' ? {} : { stroke, 'stroke-width': CELL * MARK_RIM };
}

/** Squares of about the same strength share an element, and so an opacity. */
function heatMarkup({ name, cells, paint }: HeatShape, { theme }: Pen): string[] {
  const byTenth = new Map<number, string[]>();
  for (const [point, strength] of cells) {
    const tenth = Math.round(strength * 10) / 10;
    byTenth.set(tenth, [...(byTenth.get(tenth) ?? []), boxesPath([point], heatOf(strength).half)]);
  }
  return [...byTenth]
    .sort(([a], [b]) => a - b)
    .map(([tenth, paths]) =>
      element('path', {
        class: name,
        d: paths.join(''),
        fill: theme[paint],
        'fill-opacity': heatOf(tenth).opacity,
        ...rim(theme),
      }),
    );
}

function badgeMarkup(
  { kind, name, at: [x, y], text: words, size, paint, ink }: BadgeShape,
  { theme }: Pen,
): string[] {
  const [cx, cy, r] = [x * CELL, y * CELL, BADGE * size * CELL];
  const fill = theme[paint];
  const body =
    kind === 'badge'
      ? element('circle', { cx, cy, r, fill })
      : element('rect', { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, rx: r * TILE_ROUND, fill });
  if (words === '') return [body];
  const look = { fill: theme[ink], 'font-size': badgeText(words) * size * CELL, 'font-weight': 650 };
  return [body, element('text', { class: name, x: cx, y: cy, dy: '.36em', ...look }, text(words))];
}

function stonesMarkup({ points, side, look }: StonesShape, { theme, definitions }: Pen): string[] {
  const list = [...points];
  if (list.length === 0) return [];
  const href = `#${definitions.stone(side)}`;
  const uses = list.map(([x, y]) => `<use href="${href}" x="${x * CELL}" y="${y * CELL}"/>`);
  if (look === 'built') return uses;
  const rim = look === 'tried' ? triedRims(list, theme, definitions) : [];
  return [element('g', { opacity: OPACITY[look] }, uses.join('')), ...rim];
}

function triedRims(points: readonly Point[], theme: Theme, { radius }: Definitions): string[] {
  const dashed = { 'stroke-dasharray': dashes(TRIED.dashes.map((part) => part * radius)) };
  const look = { stroke: theme.tried, 'stroke-width': TRIED.width * CELL, ...dashed };
  return points.map(([x, y]) => element('circle', { cx: x * CELL, cy: y * CELL, r: radius * CELL, ...look }));
}

/** A line with a rim, so that it stands out from grounds of its own colour. */
function fencesMarkup({ segments, side, look }: FencesShape, { theme }: Pen): string[] {
  const d = segmentsPath(segments);
  if (d === '') return [];
  const isTried = look === 'tried';
  const ends = {
    'stroke-linecap': isTried ? undefined : 'round',
    'stroke-dasharray': isTried ? dashes(FENCE.dashes) : undefined,
    opacity: look === 'built' ? undefined : OPACITY[look],
  };
  const rim = isTried ? theme.tried : theme[`fence-${side}-rim`];
  const width = FENCE.width * CELL;
  return [
    element('path', { d, stroke: rim, 'stroke-width': width + 2 * FENCE.rim * CELL, ...ends }),
    element('path', {
      class: `fences ${side}`,
      d,
      stroke: theme[`stone-${side}`],
      'stroke-width': width,
      ...ends,
    }),
  ];
}

/** The first of the captions: a picture can be looked at from as near as need be. */
function captionMarkup({ kind, name, captions, paint, ground }: CaptionsShape, { theme }: Pen): string[] {
  const [caption] = captions;
  if (caption === undefined) return [];
  const {
    lines,
    at: [x, y],
    size,
  } = caption;
  const first = y - ((lines.length - 1) * LINE_STEP * size) / 2;
  const isPlate = kind === 'plates';
  const plate = { width: (lines[0]?.length ?? 0) * 0.6 + 0.9, height: 1.5 };
  const texts = lines.map((line, i) => {
    const height = (i === 0 ? size : size * SECOND_LINE) * CELL;
    const halo = { stroke: theme[ground], 'stroke-width': height * 0.2, 'paint-order': 'stroke' };
    const look = { fill: theme[paint], 'font-size': height, 'font-weight': 650, ...(isPlate ? {} : halo) };
    const middle = (first + i * LINE_STEP * size) * CELL;
    return element('text', { class: name, x: x * CELL, y: middle, dy: '.36em', ...look }, text(line));
  });
  if (!isPlate) return texts;
  const [width, height] = [plate.width * size * CELL, plate.height * size * CELL];
  const box = { x: x * CELL - width / 2, y: y * CELL - height / 2, width, height, rx: height / 2 };
  return [element('rect', { ...box, fill: theme[ground], 'fill-opacity': 0.9 }), ...texts];
}
