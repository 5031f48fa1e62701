/** A board as SVG: its surface, its stones, and marks below and above them. It knows no game. */

import { at, CELL, element, n, type Point, text } from './markup.js';
import { outline } from './outline.js';
import { SERIES, THEMES, type Theme, type ThemeName } from './theme.js';

export type Side = 'black' | 'white';

/** What pictures of every game can be asked for. */
export interface PictureOptions {
  /** Default 'light'. */
  readonly theme?: ThemeName;
  /** Of the picture, in pixels; default: as large as its frame. */
  readonly width?: number;
  /** Default true. */
  readonly coordinates?: boolean;
}

interface Surface {
  readonly columns: number;
  readonly rows: number;
  /** Stones stand where lines cross, in squares of a chequered board, or are small posts on many points. */
  readonly kind: 'lines' | 'squares' | 'points';
  readonly columnNames: readonly string[];
  /** From the top. */
  readonly rowNames: readonly string[];
  readonly stars: readonly Point[];
  /** For those who do not see the picture. */
  readonly title: string;
}

const RADIUS = { lines: 9.5, squares: 8, points: 5.4 };
/** From the outermost points to the edge of the picture, and to the names of lines, in units. */
const MARGINS = { bare: 15, named: 26, names: 18.5 };

export class Picture {
  readonly theme: Theme;
  private readonly definitions = new Map<string, string>();
  private readonly under: string[] = [];
  private readonly stones: string[] = [];
  private readonly over: string[] = [];
  /** Pictures of both themes can stand in one page. */
  private readonly prefix: string;

  constructor(
    private readonly surface: Surface,
    private readonly options: PictureOptions,
  ) {
    const name = options.theme ?? 'light';
    this.theme = THEMES[name];
    this.prefix = `k${name[0]}${surface.kind[0]}`;
  }

  // ─────────────────────────────────────────────────────────── stones

  stone(side: Side, [x, y]: Point): void {
    const href = this.define(side === 'black' ? 'b' : 'w', (id) => this.stoneDefinition(id, side));
    this.stones.push(`<use href="#${href}" x="${x * CELL}" y="${y * CELL}"/>`);
  }

  private stoneDefinition(id: string, side: Side): string {
    const [light, body, edge, rim] = this.theme[side];
    const radius = RADIUS[this.surface.kind];
    const stops = [
      [0, light],
      [side === 'black' ? 0.55 : 0.5, body],
      [1, edge],
    ] as const;
    const gradient = element(
      'radialGradient',
      { id: `${id}g`, cx: 0.4, cy: 0.36, r: 0.66, fx: 0.33, fy: 0.28 },
      stops.map(([offset, color]) => element('stop', { offset, 'stop-color': color })).join(''),
    );
    const shadow = this.define('s', (name) =>
      element(
        'radialGradient',
        { id: name },
        [
          element('stop', { offset: 0.78, 'stop-color': this.theme.shadow, 'stop-opacity': 0.5 }),
          element('stop', { offset: 1, 'stop-color': this.theme.shadow, 'stop-opacity': 0 }),
        ].join(''),
      ),
    );
    const circles = [
      element('circle', { cx: 0.5, cy: 1, r: radius + 1.4, fill: `url(#${shadow})` }),
      element('circle', { r: radius, fill: `url(#${id}g)`, stroke: rim, 'stroke-width': 0.5 }),
    ];
    return gradient + element('g', { id }, circles.join(''));
  }

  // ─────────────────────────────────────────────────────────── below the stones

  /** What a side holds: tinted, and hatched in its own direction, which also tells in black and white. */
  area(side: Side, points: Iterable<Point>): void {
    this.held(side, outline(points, CELL, 0.4, 5));
  }

  /** The same for outlines that the game gives, rings of corners. */
  polygon(side: Side, rings: readonly (readonly Point[])[]): void {
    this.held(side, rings.map((ring) => `M${ring.map(at).join('L')}Z`).join(''));
  }

  private held(side: Side, path: string): void {
    if (path === '') return;
    const [fill, hatching] = this.theme.area[side];
    const pattern = this.define(side === 'black' ? 'hb' : 'hw', (id) =>
      element(
        'pattern',
        {
          id,
          width: 4,
          height: 4,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${side === 'black' ? 45 : -45})`,
        },
        element('path', { d: 'M2 0V4', stroke: hatching, 'stroke-width': 1.1 }),
      ),
    );
    this.under.push(
      element('path', { class: `area ${side}`, d: path, fill, 'fill-rule': 'evenodd' }),
      element('path', { d: path, fill: `url(#${pattern})`, 'fill-rule': 'evenodd' }),
    );
  }

  /** The border of a claim that holds nothing. */
  dashed(name: string, rings: readonly (readonly Point[])[], color: string): void {
    const d = rings.map((ring) => `M${ring.map(at).join('L')}Z`).join('');
    const look = { stroke: color, 'stroke-width': 1.4, 'stroke-dasharray': '3 2.4' };
    this.under.push(element('path', { class: name, d, ...look }));
  }

  tint(points: Iterable<Point>, color: string, opacity: number): void {
    const d = outline(points, CELL, 0.4, 5);
    if (d !== '') {
      this.under.push(element('path', { d, fill: color, 'fill-opacity': opacity, 'fill-rule': 'evenodd' }));
    }
  }

  /** Broad bands from point to point; one to its own beginning is a disc. */
  bands(segments: Iterable<readonly [Point, Point]>, color: string): void {
    const d = segmentPath(segments);
    const look = { stroke: color, 'stroke-opacity': 0.6, 'stroke-width': 18.5, 'stroke-linecap': 'round' };
    this.under.push(element('path', { d, ...look }));
  }

  // ─────────────────────────────────────────────────────────── above the stones

  outline(name: string, points: Iterable<Point>, color: string, isDashed = false): void {
    const d = outline(points, CELL, 0.9, 6);
    const dashes = isDashed ? '4 2.6' : undefined;
    if (d === '') return;
    this.over.push(
      element('path', {
        class: name,
        d,
        fill: 'none',
        stroke: color,
        'stroke-width': 1.5,
        'stroke-dasharray': dashes,
      }),
    );
  }

  /** Lines between neighbouring points of the set. */
  links(points: Iterable<Point>, color: string): void {
    const list = [...points];
    const members = new Set(list.map(([x, y]) => y * 64 + x));
    const d = list.flatMap(([x, y]) => [
      members.has(y * 64 + x + 1) ? `M${at([x, y])}h${CELL}` : '',
      members.has((y + 1) * 64 + x) ? `M${at([x, y])}v${CELL}` : '',
    ]);
    this.stroke('links', d.join(''), color, 2.2);
  }

  segments(name: string, segments: Iterable<readonly [Point, Point]>, color: string, width: number): void {
    this.stroke(name, segmentPath(segments), color, width);
  }

  /** Lines of a side's colour that show on every ground, above what is held and below the stones. */
  fences(side: Side, segments: Iterable<readonly [Point, Point]>): void {
    const d = segmentPath(segments);
    if (d === '') return;
    const [, body] = this.theme[side];
    const casing = side === 'black' ? this.theme.black[3] : '#4b372099';
    const look = { d, 'stroke-linecap': 'round' };
    this.under.push(
      element('path', { ...look, stroke: casing, 'stroke-width': 4.4 }),
      element('path', { class: `fences ${side}`, ...look, stroke: body, 'stroke-width': 3 }),
    );
  }

  dots(name: string, points: Iterable<Point>, color: string, size = 6): void {
    // A line without length and with round ends is the shortest way to write a disc.
    this.stroke(name, [...points].map((point) => `M${at(point)}h0`).join(''), color, size);
  }

  crosses(name: string, points: Iterable<Point>, color: string, arm = 3): void {
    const path = ([x, y]: Point) =>
      `M${n(x * CELL - arm)} ${n(y * CELL - arm)}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
    this.stroke(name, [...points].map(path).join(''), color, arm / 1.8);
  }

  squares(name: string, points: Iterable<Point>, color: string): void {
    this.heat(
      name,
      [...points].map((point) => [point, 0.45] as const),
      color,
    );
  }

  /** Squares whose size tells a strength of 0 to 1. */
  heat(name: string, cells: Iterable<readonly [Point, number]>, color: string): void {
    const d = [...cells].map(([[x, y], strength]) => {
      const half = 1 + 4.6 * strength;
      return `M${n(x * CELL - half)} ${n(y * CELL - half)}h${n(2 * half)}v${n(2 * half)}h${n(-2 * half)}z`;
    });
    if (d.length > 0)
      this.over.push(
        element('path', {
          class: name,
          d: d.join(''),
          fill: color,
          stroke: this.theme.label,
          'stroke-width': 0.4,
        }),
      );
  }

  ring(name: string, [x, y]: Point, color: string): void {
    const r = RADIUS[this.surface.kind] - 2.6;
    const look = { fill: 'none', stroke: color, 'stroke-width': 1.7 };
    this.over.push(element('circle', { class: name, cx: x * CELL, cy: y * CELL, r, ...look }));
  }

  arrow(name: string, from: Point, to: Point, color: string): void {
    const marker = this.define(`a${color.slice(1)}`, (id) =>
      element(
        'marker',
        { id, orient: 'auto', viewBox: '0 0 4 4', refX: 3, refY: 2, markerWidth: 4, markerHeight: 4 },
        element('path', { d: 'M0 0L4 2L0 4Z', fill: color }),
      ),
    );
    this.over.push(
      element('path', {
        class: name,
        d: `M${at(from)}L${at(to)}`,
        stroke: color,
        'stroke-width': 1.3,
        'stroke-opacity': 0.85,
        'marker-end': `url(#${marker})`,
      }),
    );
  }

  /** A short text on a disc. */
  badge(name: string, point: Point, value: string, color: string, ink: string, size = 12.6): void {
    const [x, y] = [point[0] * CELL, point[1] * CELL];
    this.over.push(
      element('circle', { cx: x, cy: y, r: size / 2, fill: color }),
      element(
        'text',
        { class: name, x, y, dy: '.36em', fill: ink, 'font-size': size * (value.length > 1 ? 0.62 : 0.74) },
        text(value),
      ),
    );
  }

  private stroke(name: string, d: string, color: string, width: number): void {
    if (d === '') return;
    this.over.push(
      element('path', { class: name, d, stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' }),
    );
  }

  // ─────────────────────────────────────────────────────────── the whole

  toString(): string {
    const { columns, rows, title } = this.surface;
    const margin = this.options.coordinates === false ? MARGINS.bare : MARGINS.named;
    const width = (columns - 1) * CELL + 2 * margin;
    const height = (rows - 1) * CELL + 2 * margin;
    const pixels = this.options.width;
    const board = this.drawBoard(margin, width, height);
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-margin} ${-margin} ${width} ${height}`,
      width: pixels,
      height: pixels === undefined ? undefined : Math.round((pixels * height) / width),
      role: 'img',
      fill: 'none',
      'font-family': 'system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans","DejaVu Sans",sans-serif',
      'text-anchor': 'middle',
    };
    const content = [
      element('title', {}, text(title)),
      element('defs', {}, [...this.definitions.values()].join('')),
      board,
      ...this.under,
      ...this.stones,
      ...this.over,
    ];
    return `${element('svg', attributes, content.join('\n'))}\n`;
  }

  private drawBoard(margin: number, width: number, height: number): string {
    const { theme, surface } = this;
    const wood = this.define('o', (id) =>
      element(
        'linearGradient',
        { id, x2: 0.5, y2: 1 },
        theme.board.map((color, offset) => element('stop', { offset, 'stop-color': color })).join(''),
      ),
    );
    const parts = [element('rect', { x: -margin, y: -margin, width, height, rx: 4, fill: `url(#${wood})` })];
    parts.push(surface.kind === 'squares' ? this.chequers() : this.grid());
    if (this.options.coordinates !== false) parts.push(this.names());
    return parts.join('\n');
  }

  private grid(): string {
    const { columns, rows, kind, stars } = this.surface;
    const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
    const lines = [
      ...Array.from({ length: columns }, (_, x) => `M${x * CELL} 0V${bottom}`),
      ...Array.from({ length: rows }, (_, y) => `M0 ${y * CELL}H${right}`),
    ].join('');
    const { line } = this.theme;
    const look = { stroke: line, 'stroke-width': kind === 'points' ? 0.35 : 0.8, 'stroke-linecap': 'square' };
    const dots = stars.map((point) => `M${at(point)}h0`).join('');
    return [
      element('path', { d: lines, ...look }),
      ...(dots === ''
        ? []
        : [element('path', { d: dots, stroke: line, 'stroke-width': 4.6, 'stroke-linecap': 'round' })]),
      ...(kind === 'points'
        ? [element('rect', { width: right, height: bottom, stroke: line, 'stroke-width': 1.2 })]
        : []),
    ].join('\n');
  }

  private chequers(): string {
    const { columns, rows } = this.surface;
    const dark: string[] = [];
    for (let y = 0; y < rows; y++) {
      for (let x = (y + 1) % 2; x < columns; x += 2) {
        dark.push(`M${x * CELL - CELL / 2} ${y * CELL - CELL / 2}h${CELL}v${CELL}h-${CELL}z`);
      }
    }
    const frame = { x: -CELL / 2, y: -CELL / 2, width: columns * CELL, height: rows * CELL };
    return [
      element('path', { d: dark.join(''), fill: this.theme.square }),
      element('rect', { ...frame, stroke: this.theme.line, 'stroke-width': 0.8 }),
    ].join('\n');
  }

  private names(): string {
    const { columns, rows, columnNames, rowNames, kind } = this.surface;
    const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
    const label = (x: number, y: number, name: string) => element('text', { x, y, dy: '.36em' }, text(name));
    return element(
      'g',
      { class: 'names', fill: this.theme.label, 'font-size': kind === 'points' ? 7 : 8 },
      [
        ...columnNames.flatMap((name, x) => [
          label(x * CELL, -MARGINS.names, name),
          label(x * CELL, bottom + MARGINS.names, name),
        ]),
        ...rowNames.flatMap((name, y) => [
          label(-MARGINS.names, y * CELL, name),
          label(right + MARGINS.names, y * CELL, name),
        ]),
      ].join(''),
    );
  }

  /** The id of a definition, made when it is first needed: a picture holds nothing that it does not use. */
  private define(name: string, make: (id: string) => string): string {
    const id = this.prefix + name;
    if (!this.definitions.has(id)) this.definitions.set(id, make(id));
    return id;
  }
}

/** A colour for the i-th of several things. */
export function seriesColor(i: number): string {
  return SERIES[i % SERIES.length] as string;
}

function segmentPath(segments: Iterable<readonly [Point, Point]>): string {
  return [...segments]
    .map(([from, to]) =>
      from[0] === to[0] && from[1] === to[1] ? `M${at(from)}h0` : `M${at(from)}L${at(to)}`,
    )
    .join('');
}

/** The stone nearest to the middle of the set: it carries the number. */
export function middleOf(points: Iterable<Point>): Point {
  const list = [...points];
  const mean = (axis: 0 | 1) => list.reduce((sum, point) => sum + point[axis], 0) / list.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = (point: Point) => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return list.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}
