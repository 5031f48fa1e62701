/**
 * A board on a canvas. It knows no rules: it shows what `set` gives it, says which point the pointer is at, and
 * keeps itself sharp at every size and pixel density.
 */

import {
  aspect,
  center,
  fit,
  type Geometry,
  type Layout,
  type Pattern,
  type Point,
  placeAt,
  pointAt,
} from './geometry.js';
import { type Drag, followPointer, type PointerEvents } from './pointer.js';
import { drawShape, isUnderStones, type Shape } from './shapes.js';
import { STONE_RADIUS, Stones } from './stones.js';
import { drawSurface, type Labels } from './surface.js';
import { Theme } from './theme.js';

/** In CSS pixels; tiny boards would fill the window with a stone otherwise. */
const LARGEST_CELL = 84;

export interface BoardConfig {
  readonly columns: number;
  readonly rows: number;
  readonly pattern: Pattern;
  /** signs[y][x]: 1 black, -1 white, 0 empty. */
  readonly signs: ArrayLike<ArrayLike<number>>;
  readonly labels: Labels | null;
  readonly wood: boolean;
  readonly lastMove: Point | null;
  readonly ko: Point | null;
  /** A stone that is not there yet. */
  readonly ghost: { readonly at: Point; readonly sign: number } | null;
  /** A point where the side to play may not play. */
  readonly forbidden: Point | null;
  /** The point the keyboard is at. */
  readonly cursor: Point | null;
  readonly shapes: readonly Shape[];
  /**
   * Shapes below all of that, in this order. They are drawn anew only when this is another array: what stays while
   * the reader looks around.
   */
  readonly ground: readonly Shape[];
}

export class Board {
  private config: BoardConfig = {
    columns: 19,
    rows: 19,
    pattern: 'lines',
    signs: [],
    labels: null,
    wood: true,
    lastMove: null,
    ko: null,
    ghost: null,
    forbidden: null,
    cursor: null,
    shapes: [],
    ground: [],
  };
  private readonly context: CanvasRenderingContext2D | null;
  private readonly theme = new Theme(document.documentElement);
  private geometry: Geometry | null = null;
  private surface: HTMLCanvasElement | null = null;
  /** The surface with the ground on it. */
  private ground: HTMLCanvasElement | null = null;
  private stones: Stones | null = null;
  /** A stone that follows the pointer. */
  private drag: Drag | null = null;
  private frame = 0;

  /** `room` is the element whose content box the canvas fills as far as its shape allows. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly room: HTMLElement,
    events: PointerEvents,
  ) {
    this.context = canvas.getContext('2d');
    new ResizeObserver(() => this.layOut()).observe(room);
    // Zooming, or moving to another screen, changes the density without changing the size of anything.
    window.addEventListener('resize', () => this.layOut());
    const point = (x: number, y: number) => (this.geometry === null ? null : pointAt(this.geometry, x, y));
    const place = (x: number, y: number) => (this.geometry === null ? null : placeAt(this.geometry, x, y));
    followPointer(canvas, point, place, events, (drag) => {
      this.drag = drag;
      this.schedule();
    });
  }

  /** Changes what is shown; what is not named stays. Draws once before the next frame, however often it is called. */
  set(change: Partial<BoardConfig>): void {
    const before = this.config;
    this.config = { ...before, ...change };
    const { columns, rows, labels, pattern, wood } = this.config;
    const isSameLayout =
      columns === before.columns &&
      rows === before.rows &&
      pattern === before.pattern &&
      labels === before.labels;
    if (!isSameLayout || !this.geometry) {
      this.room.style.setProperty('--board-aspect', String(aspect(this.layout)));
      this.layOut();
    } else if (wood !== before.wood) {
      this.surface = this.ground = null;
    }
    if (this.config.ground !== before.ground) this.ground = null;
    this.schedule();
  }

  /** Reads the colours again. */
  refreshTheme(): void {
    this.theme.refresh();
    this.surface = this.ground = null;
    this.stones = null;
    this.schedule();
  }

  private get layout(): Layout {
    const { columns, rows, pattern, labels } = this.config;
    return { columns, rows, pattern, coordinates: labels !== null };
  }

  private layOut(): void {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth, clientHeight } = this.room;
    if (clientWidth === 0 || clientHeight === 0) return;
    const geometry = fit(this.layout, clientWidth * ratio, clientHeight * ratio, LARGEST_CELL * ratio);
    this.geometry = geometry;
    this.surface = this.ground = null;
    const radius = STONE_RADIUS[this.config.pattern];
    if (this.stones?.cell !== geometry.cell || this.stones.radius !== radius) this.stones = null;
    if (this.canvas.width !== geometry.width || this.canvas.height !== geometry.height) {
      this.canvas.width = geometry.width;
      this.canvas.height = geometry.height;
    }
    // For programs that look at the page: where the points are, in pixels of the canvas.
    const { cell, left, top } = geometry;
    Object.assign(this.canvas.dataset, { cell, left, top });
    this.canvas.style.width = `${geometry.width / ratio}px`;
    this.canvas.style.height = `${geometry.height / ratio}px`;
    // Setting the size of a canvas clears it, so waiting for the next frame would flicker.
    this.draw();
  }

  private schedule(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { context, geometry, theme, config } = this;
    if (context === null || geometry === null) return;
    this.surface ??= this.drawSurface(geometry);
    this.stones ??= new Stones(geometry.cell, STONE_RADIUS[config.pattern], theme);
    this.ground ??= this.drawGround(geometry, this.surface);
    context.drawImage(this.ground, 0, 0);

    const under = config.shapes.filter(isUnderStones);
    const over = config.shapes.filter((shape) => !isUnderStones(shape));
    for (const shape of under) drawShape(context, geometry, theme, shape);
    this.drawKo(context, geometry);
    this.drawStones(context, geometry, this.stones);
    for (const shape of over) drawShape(context, geometry, theme, shape);
    this.drawLastMove(context, geometry);
    if (config.forbidden !== null) {
      drawShape(context, geometry, theme, {
        kind: 'crosses',
        points: [config.forbidden],
        color: 'mark-forbidden',
      });
    }
    this.drawCursor(context, geometry);
    this.drawDragged(context, geometry, this.stones);
  }

  private drawGround(geometry: Geometry, surface: HTMLCanvasElement): HTMLCanvasElement {
    const { ground } = this.config;
    if (ground.length === 0) return surface;
    const canvas = canvasFor(geometry);
    const context = canvas.getContext('2d');
    context?.drawImage(surface, 0, 0);
    if (context !== null) for (const shape of ground) drawShape(context, geometry, this.theme, shape);
    return canvas;
  }

  private drawSurface(geometry: Geometry): HTMLCanvasElement {
    const canvas = canvasFor(geometry);
    const context = canvas.getContext('2d');
    const { pattern, wood, labels } = this.config;
    if (context !== null) drawSurface(context, geometry, this.theme, pattern, wood, labels);
    return canvas;
  }

  private drawStones(context: CanvasRenderingContext2D, geometry: Geometry, stones: Stones): void {
    const { columns, rows, signs, ghost } = this.config;
    const away = this.drag?.from;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const sign = signs[y]?.[x] ?? 0;
        if (sign === 0) continue;
        if (x === away?.[0] && y === away[1]) context.globalAlpha = 0.3;
        stones.draw(context, sign, ...center(geometry, [x, y]));
        context.globalAlpha = 1;
      }
    }
    if (ghost === null) return;
    context.globalAlpha = 0.5;
    stones.draw(context, ghost.sign, ...center(geometry, ghost.at));
    context.globalAlpha = 1;
  }

  /** A stone at the pointer; from a post, which stays, the line that would join it to another. */
  private drawDragged(context: CanvasRenderingContext2D, geometry: Geometry, stones: Stones): void {
    if (this.drag === null) return;
    const { from, x, y } = this.drag;
    if (this.config.pattern === 'holes') {
      const to = placeAt(geometry, x, y);
      drawShape(context, geometry, this.theme, { kind: 'segments', segments: [[from, to]], color: 'focus' });
      return;
    }
    stones.draw(context, this.config.signs[from[1]]?.[from[0]] ?? 0, x, y);
  }

  /** A ring near the rim: the middle of a stone belongs to the overlays. */
  private drawLastMove(context: CanvasRenderingContext2D, geometry: Geometry): void {
    const { lastMove } = this.config;
    if (lastMove === null) return;
    const [x, y] = center(geometry, lastMove);
    context.strokeStyle = this.theme.color('mark-last');
    context.lineWidth = Math.max(1.5, geometry.cell * 0.085);
    context.beginPath();
    context.arc(x, y, geometry.cell * (STONE_RADIUS[this.config.pattern] - 0.1), 0, 2 * Math.PI);
    context.stroke();
  }

  private drawKo(context: CanvasRenderingContext2D, geometry: Geometry): void {
    const { ko } = this.config;
    if (ko === null) return;
    const [x, y] = center(geometry, ko);
    const half = Math.round(geometry.cell * 0.24);
    context.strokeStyle = this.theme.color('mark-ko');
    context.lineWidth = Math.max(1.5, geometry.cell * 0.08);
    context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }

  private drawCursor(context: CanvasRenderingContext2D, geometry: Geometry): void {
    const { cursor } = this.config;
    if (cursor === null) return;
    const [x, y] = center(geometry, cursor);
    const half = geometry.cell * 0.5;
    context.strokeStyle = this.theme.color('mark-cursor');
    context.lineWidth = Math.max(2, geometry.cell * 0.09);
    context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }
}

function canvasFor({ width, height }: Geometry): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
