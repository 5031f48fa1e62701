/**
 * A board on a canvas. It knows no rules: it shows the shapes that `set` gives it, says which point the pointer is at, and keeps
 * itself sharp at every size and pixel density.
 */

import {
  aspectOf,
  type CanvasFrame,
  CanvasPainter,
  fitCanvas,
  type Layout,
  type Picture,
  type Point,
  placeAt,
  pointAt,
  type Shape,
  type Theme,
} from 'kakoi/pictures';
import { type Drag, followPointer, type PointerEvents } from './pointer.js';

/** In CSS pixels; tiny boards would fill the window with a stone otherwise. */
const LARGEST_CELL = 84;

export interface BoardConfig {
  /** The empty board: what it shows besides is up to `ground` and `shapes`. */
  readonly picture: Pick<Picture, 'columns' | 'rows' | 'pattern' | 'labels' | 'board'>;
  readonly theme: Theme;
  readonly coordinates: boolean;
  /** Drawn anew only when this is another array: what stays while the reader looks around. */
  readonly ground: readonly Shape[];
  /** Over the ground. */
  readonly shapes: readonly Shape[];
  /** What is shown over all of that while something is dragged from a point to a place. */
  readonly dragged: (from: Point, to: Point) => readonly Shape[];
}

export class Board {
  private readonly context: CanvasRenderingContext2D | null;
  private painter: CanvasPainter | null = null;
  private frame: CanvasFrame | null = null;
  private surface: HTMLCanvasElement | null = null;
  /** The surface with the ground on it. */
  private ground: HTMLCanvasElement | null = null;
  private drag: Drag | null = null;
  private request = 0;

  /** `room` is the element whose content box the canvas fills as far as its form allows. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly room: HTMLElement,
    events: PointerEvents,
    private config: BoardConfig,
  ) {
    this.context = canvas.getContext('2d');
    new ResizeObserver(() => this.layOut()).observe(room);
    // Zooming, or moving to another screen, changes the density without changing the size of anything.
    window.addEventListener('resize', () => this.layOut());
    const point = (x: number, y: number) => (this.frame === null ? null : pointAt(this.frame, x, y));
    const place = (x: number, y: number) => (this.frame === null ? null : placeAt(this.frame, x, y));
    followPointer(canvas, point, place, events, (drag) => {
      this.drag = drag;
      this.schedule();
    });
  }

  /** Changes what is shown; what is not named stays. Draws once before the next frame, however often it is called. */
  set(change: Partial<BoardConfig>): void {
    const before = this.config;
    this.config = { ...before, ...change };
    const [now, then] = [layoutOf(this.config), layoutOf(before)];
    const isSameLayout = (Object.keys(now) as (keyof Layout)[]).every((key) => now[key] === then[key]);
    if (!isSameLayout || this.frame === null) {
      this.room.style.setProperty('--board-aspect', String(aspectOf(now)));
      this.layOut();
    } else if (this.config.theme !== before.theme) {
      this.painter = this.surface = this.ground = null;
    }
    if (this.config.ground !== before.ground) this.ground = null;
    this.schedule();
  }

  private layOut(): void {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth, clientHeight } = this.room;
    if (clientWidth === 0 || clientHeight === 0) return;
    const layout = layoutOf(this.config);
    const frame = fitCanvas(layout, clientWidth * ratio, clientHeight * ratio, LARGEST_CELL * ratio);
    this.frame = frame;
    this.painter = this.surface = this.ground = null;
    if (this.canvas.width !== frame.width || this.canvas.height !== frame.height) {
      this.canvas.width = frame.width;
      this.canvas.height = frame.height;
    }
    // For programs that look at the page: where the points are, in pixels of the canvas.
    const { cell, left, top } = frame;
    Object.assign(this.canvas.dataset, { cell, left, top });
    this.canvas.style.width = `${frame.width / ratio}px`;
    this.canvas.style.height = `${frame.height / ratio}px`;
    // Setting the size of a canvas clears it, so waiting for the next frame would flicker.
    this.draw();
  }

  private schedule(): void {
    if (this.request === 0) this.request = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
    const { context, frame, config } = this;
    if (context === null || frame === null) return;
    this.painter ??= new CanvasPainter(frame, config.theme);
    this.surface ??= this.drawSurface(this.painter);
    this.ground ??= this.drawGround(this.painter, this.surface);
    context.drawImage(this.ground, 0, 0);
    this.painter.paint(context, config.shapes);
    if (this.drag === null) return;
    const { from, x, y } = this.drag;
    this.painter.paint(context, config.dragged(from, placeAt(frame, x, y)));
  }

  private drawSurface(painter: CanvasPainter): HTMLCanvasElement {
    const { picture, coordinates } = this.config;
    const [canvas, context] = canvasFor(painter.frame);
    if (context !== null) painter.paintBoard(context, picture.board, coordinates ? picture.labels : null);
    return canvas;
  }

  private drawGround(painter: CanvasPainter, surface: HTMLCanvasElement): HTMLCanvasElement {
    const { ground } = this.config;
    if (ground.length === 0) return surface;
    const [canvas, context] = canvasFor(painter.frame);
    context?.drawImage(surface, 0, 0);
    if (context !== null) painter.paint(context, ground);
    return canvas;
  }
}

function layoutOf({ picture: { columns, rows, pattern }, coordinates }: BoardConfig): Layout {
  return { columns, rows, pattern, coordinates };
}

function canvasFor({ width, height }: CanvasFrame): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')];
}
