/** A board on a canvas: sharp at every size and pixel density, followed by the mouse, by fingers and by the keyboard. */

import type { Vertex } from '../../js/api.js';
import { badOption, show } from '../../js/core/errors.js';
import { sameVertex } from '../../js/core/vertex.js';
import { type CanvasFrame, fitCanvas, placeAt, pointAt } from '../pictures/canvas/frame.js';
import { CanvasPainter } from '../pictures/canvas/painter.js';
import { checkVertex } from '../pictures/check.js';
import { aspectOf, type Layout, shownOf } from '../pictures/geometry/layout.js';
import { isInSection, type Section } from '../pictures/geometry/section.js';
import { layersOf, type Picture } from '../pictures/overlay.js';
import { inWords } from '../pictures/said.js';
import type { Point, Shape } from '../pictures/shapes.js';
import { THEMES, type Theme } from '../pictures/theme.js';
import { changed, DEFAULTS } from './config.js';
import { Cursor } from './cursor.js';
import { type Drag, followPointer } from './pointer.js';
import { movesStones, pointName, sideAt } from './position.js';
import { layersAt, sceneOf } from './scene.js';
import type { BoardConfig } from './types.js';

/** The device that pointed at a point or pressed it. */
export type BoardInput = 'mouse' | 'touch' | 'keyboard';

/** The events of a board; all of them optional. */
export interface BoardEvents {
  /** A click, a tap, or the keyboard's choice. */
  press?(point: Vertex, by: BoardInput): void;
  /** Another point is pointed at, or none. */
  point?(point: Vertex | null, by: BoardInput): void;
  /** The mouse or pen moved, between points too, or away. */
  roam?(place: Point | null): void;
  /** A drag begins at the point; whether there is something to be dragged. */
  lift?(point: Vertex): boolean;
  /** A dragged piece was let go; null: off the board. */
  drop?(from: Vertex, to: Vertex | null): void;
}

/** In CSS pixels; tiny boards would fill the window with a stone otherwise. */
const LARGEST_CELL = 240;

/** In CSS pixels: what a finger hits without looking twice. */
const FINGERTIP = 44;

/** A board on a canvas. It decides nothing: it shows what `set` gives it, and tells what is done to it. */
export class BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #room: HTMLElement;
  readonly #events: BoardEvents;
  /** The canvas's window: the canvas may be in another frame than the script. */
  readonly #window: Window & typeof globalThis;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #end = new AbortController();
  /** These two are missing where pages are not laid out, as in jsdom. */
  readonly #night: MediaQueryList | undefined;
  readonly #resized: ResizeObserver | undefined;
  #config = DEFAULTS;
  #scene: Picture | null = null;
  #painter: CanvasPainter | null = null;
  #frame: CanvasFrame | null = null;
  /** The empty board. */
  #surface: HTMLCanvasElement | null = null;
  /**
   * The surface with everything on it that does not follow the pointer: 'none' as long as it has been drawn at most once. Most
   * positions are only passed by.
   */
  #ground: HTMLCanvasElement | 'none' | null = null;
  #drag: Drag | null = null;
  #request = 0;
  #hovered: Vertex | null = null;
  #roamed: Point | null = null;
  /** The point that a finger tapped last, or where a piece was clicked: fingers do not hover. */
  #tapped: Vertex | null = null;
  readonly #keyboard: Cursor;

  /**
   * `room` is the element whose content box the canvas fills as far as its form allows; the shape of the board is its
   * custom property `--board-aspect`. Throws 'bad-option' for anything but a canvas in a room.
   */
  constructor(
    canvas: HTMLCanvasElement,
    room: HTMLElement,
    events: BoardEvents = {},
    config: Partial<BoardConfig> = {},
  ) {
    if (typeof canvas?.getContext !== 'function')
      throw badOption(`the canvas must be a canvas element, not ${show(canvas)}`);
    if (typeof room?.clientWidth !== 'number')
      throw badOption(`the room must be an element, not ${show(room)}`);
    if (typeof events !== 'object' || events === null)
      throw badOption(`events must be an object of functions, not ${show(events)}`);
    const view = canvas.ownerDocument?.defaultView ?? null;
    if (view === null) throw badOption('the canvas must be in a page that is shown');
    this.#canvas = canvas;
    this.#room = room;
    this.#events = events;
    this.#window = view;
    this.#night = view.matchMedia?.('(prefers-color-scheme: dark)');
    this.#context = canvas.getContext('2d');
    const { signal } = this.#end;
    this.#resized = view.ResizeObserver && new view.ResizeObserver(() => this.#layOut());
    this.#resized?.observe(room);
    // Zooming, or moving to another screen, changes the density without changing the size of anything.
    view.addEventListener('resize', () => this.#layOut(), { signal });
    this.#night?.addEventListener('change', () => this.#forget(), { signal });
    this.#keyboard = new Cursor(canvas, signal, {
      moved: (point) => this.#pointedAt(point, 'keyboard'),
      press: (point) => this.#press(point, 'keyboard'),
      section: () => this.#section,
      entry: () => this.#entry,
    });
    const point = (x: number, y: number) => (this.#frame === null ? null : pointAt(this.#frame, x, y));
    const place = (x: number, y: number) => (this.#frame === null ? null : placeAt(this.#frame, x, y));
    followPointer(
      canvas,
      point,
      place,
      {
        hover: (at) => {
          this.#hovered = at;
          this.#pointedAt(at, 'mouse');
        },
        roam: (at) => {
          this.#roamed = at;
          if (this.#followsPlaces) this.#schedule();
          this.#attempt(() => this.#events.roam?.(at), undefined);
        },
        press: (at, byTouch) => this.#press(at, byTouch ? 'touch' : 'mouse'),
        lift: (at) => this.#attempt(() => this.#events.lift?.(at) ?? false, false),
        // The board may have become smaller under the pointer.
        drag: (drag) => {
          const from = this.#drag?.from ?? null;
          this.#drag = drag !== null && this.#isThere(drag.from) ? drag : null;
          if (!sameVertex(from, this.#drag?.from ?? null)) this.#compose();
          this.#schedule();
        },
        drop: (from, to) => {
          if (this.#isThere(from)) this.#attempt(() => this.#events.drop?.(from, to), undefined);
        },
      },
      signal,
    );
    try {
      this.set(config);
    } catch (error) {
      this.disconnect();
      throw error;
    }
  }

  /**
   * Changes what is shown; what is not named stays, and undefined brings back the default. Draws once before the next frame,
   * however often it is called. Throws 'bad-option' for what cannot be shown, and shows what it did before.
   */
  set(change: Partial<BoardConfig>): void {
    const before = this.#config;
    const next = changed(before, change);
    const isOther = (...names: (keyof BoardConfig)[]) => names.some((name) => next[name] !== before[name]);
    const drawn =
      isOther('position', 'section', 'layers', 'layerOptions', 'marks', 'variations', 'base') ||
      !isEqual(next.lastMove, before.lastMove);
    const scene = drawn ? sceneOf(next, this.#drag?.from ?? null) : this.#scene;
    this.#config = next;
    if (isOther('position')) this.#tapped = null;
    const then = this.#layout;
    const [size, section] = [this.#size, this.#section];
    this.#scene = scene;
    if (!isEqual(this.#size, size) || !isEqual(this.#section, section)) this.#lookAway();
    const now = this.#layout;
    if (drawn) this.#ground = null;
    if (isOther('theme', 'material')) this.#painter = this.#surface = this.#ground = null;
    if (now !== null && (!isEqual(now, then) || this.#frame === null)) {
      this.#room.style.setProperty('--board-aspect', String(aspectOf(now)));
      this.#layOut();
    }
    if (now === null) this.#frame = null;
    this.#schedule();
  }

  /** All of what is shown. */
  get config(): BoardConfig {
    return this.#config;
  }

  /** The point that is pointed at: by the keyboard, by the mouse, or by the last tap. */
  get pointed(): Vertex | null {
    return this.#keyboard.point ?? this.#hovered ?? this.#tapped;
  }

  /** The place that is pointed at, between points too. */
  get place(): Point | null {
    return this.#keyboard.point ?? this.#roamed ?? this.#tapped;
  }

  /** Forgets what was tapped, and takes the keyboard off the board. */
  leave(): void {
    this.#tapped = null;
    this.#keyboard.leave();
    this.#schedule();
  }

  /** The picture as shown, with what follows the pointer; null without a position. */
  get picture(): Picture | null {
    const scene = this.#scene;
    if (scene === null) return null;
    const pointed = layersOf(this.#pointedShapes());
    return {
      ...scene,
      under: [...scene.under, ...pointed.under],
      over: [...scene.over, ...pointed.over, ...this.#config.shapes],
    };
  }

  /** The colors in which it is shown. */
  get theme(): Theme {
    const { theme, material } = this.#config;
    if (typeof theme === 'object') return theme;
    const name = theme === 'auto' ? (this.#night?.matches ? 'dark' : 'light') : theme;
    return THEMES[name][material];
  }

  /**
   * A canvas of its own with what is shown, that many pixels wide: for `toBlob()` or for another canvas. Throws 'bad-option'
   * without a position.
   */
  toCanvas(width = 1200): HTMLCanvasElement {
    const { picture } = this;
    const layout = this.#layout;
    if (typeof width !== 'number' || !(width >= 100 && width <= 8192))
      throw badOption(`width must be from 100 to 8192, not ${show(width)}`);
    if (picture === null || layout === null) throw badOption('there is no position to draw');
    const frame = fitCanvas(layout, width, width / aspectOf(layout));
    const [canvas, context] = this.#canvasFor(frame);
    if (context === null) return canvas;
    const painter = new CanvasPainter(frame, this.theme);
    painter.paintBoard(context, picture.board, this.#config.coordinates ? picture.labels : null);
    painter.paint(context, [...picture.under, ...picture.stones, ...picture.over]);
    return canvas;
  }

  /** The point in a few words, with the layers' words about it: 'D4: black stone; alive'. */
  describe(point: Vertex): string {
    const { position, layers, layerOptions, translation } = this.#config;
    if (position === null || this.#scene === null) return '';
    checkVertex(point, this.#size, 'the point');
    const side = sideAt(position, point);
    const stone = inWords({ text: side ?? 'empty' }, translation);
    const words = layersAt(layers, position, point, layerOptions, translation);
    return `${pointName(this.#scene, point)}: ${[stone, ...words].join('; ')}`;
  }

  /** Ends everything it does; the canvas stays as it is. */
  disconnect(): void {
    this.#end.abort();
    this.#resized?.disconnect();
    this.#window.cancelAnimationFrame(this.#request);
  }

  /** Nothing is pointed at on a board of another size, or on another part: the place may not be there. */
  #lookAway(): void {
    this.#hovered = this.#roamed = this.#tapped = this.#drag = null;
    this.#keyboard.leave();
  }

  #isThere(point: Vertex): boolean {
    return isInSection(this.#section, point);
  }

  get #layout(): Layout | null {
    if (this.#scene === null) return null;
    const { columns, rows, pattern } = this.#scene;
    return { columns, rows, pattern, coordinates: this.#config.coordinates, section: this.#section };
  }

  /** The part that is shown. */
  get #section(): Section {
    return shownOf(this.#scene ?? { columns: 1, rows: 1 });
  }

  get #size(): { readonly width: number; readonly height: number } {
    return { width: this.#scene?.columns ?? 1, height: this.#scene?.rows ?? 1 };
  }

  /** The point where the keyboard enters the board: the last move's if it is shown. */
  get #entry(): Vertex {
    const { lastMove } = this.#config;
    const { left, top, right, bottom } = this.#section;
    const at = lastMove === null ? null : 'to' in lastMove ? lastMove.to : lastMove;
    return at && this.#isThere(at) ? at : [Math.floor((left + right) / 2), Math.ceil((top + bottom) / 2)];
  }

  /** True when a layer tells places between points apart. */
  get #followsPlaces(): boolean {
    return this.#scene?.pattern === 'holes' && this.#config.layers.some(({ pointed }) => pointed);
  }

  #pointedAt(point: Vertex | null, by: BoardInput): void {
    this.#schedule();
    this.#attempt(() => this.#events.point?.(point, by), undefined);
  }

  /** A tap that has to be confirmed points only; all else presses. */
  #press(point: Vertex, by: BoardInput): void {
    const { position, confirm } = this.#config;
    if (position === null) return;
    const isEmpty = sideAt(position, point) === null;
    const waits = confirm && by === 'touch' && isEmpty && this.#isSmall && !movesStones(position);
    const isSecond = sameVertex(point, this.#tapped);
    this.#tapped = by === 'keyboard' || (isEmpty && (!waits || isSecond)) ? null : point;
    this.#schedule();
    const event = waits && !isSecond ? 'point' : 'press';
    this.#attempt(() => this.#events[event]?.(point, by), undefined);
  }

  get #isSmall(): boolean {
    return this.#frame !== null && this.#frame.cell / this.#density < FINGERTIP;
  }

  get #density(): number {
    return this.#window.devicePixelRatio || 1;
  }

  #canvasFor({ width, height }: CanvasFrame): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
    const canvas = this.#window.document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return [canvas, canvas.getContext('2d')];
  }

  #layOut(): void {
    const ratio = this.#density;
    const layout = this.#layout;
    const { clientWidth, clientHeight } = this.#room;
    if (layout === null || clientWidth === 0 || clientHeight === 0) return;
    const frame = fitCanvas(layout, clientWidth * ratio, clientHeight * ratio, LARGEST_CELL * ratio);
    this.#frame = frame;
    this.#painter = this.#surface = this.#ground = null;
    if (this.#canvas.width !== frame.width || this.#canvas.height !== frame.height) {
      this.#canvas.width = frame.width;
      this.#canvas.height = frame.height;
    }
    // For programs that look at the page: where the points are, in pixels of the canvas.
    const { cell, left, top } = frame;
    Object.assign(this.#canvas.dataset, { cell, left, top });
    this.#canvas.style.width = `${frame.width / ratio}px`;
    this.#canvas.style.height = `${frame.height / ratio}px`;
    // Setting the size of a canvas clears it, so waiting for the next frame would flicker.
    this.#draw();
  }

  #forget(): void {
    this.#painter = this.#surface = this.#ground = null;
    this.#schedule();
  }

  #compose(): void {
    this.#scene = sceneOf(this.#config, this.#drag?.from ?? null);
    this.#ground = null;
  }

  #schedule(): void {
    if (this.#request === 0) this.#request = this.#window.requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#window.cancelAnimationFrame(this.#request);
    this.#request = 0;
    const context = this.#context;
    const frame = this.#frame;
    const scene = this.#scene;
    if (context === null || frame === null || scene === null) {
      context?.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
      return;
    }
    this.#painter ??= new CanvasPainter(frame, this.theme);
    const painter = this.#painter;
    this.#surface ??= this.#drawSurface(painter, scene);
    const pointed = layersOf(this.#attempt(() => this.#pointedShapes(), []));
    if (pointed.under.length === 0 && this.#ground !== null) {
      if (this.#ground === 'none') this.#ground = this.#drawGround(painter, this.#surface, scene);
      context.drawImage(this.#ground, 0, 0);
      painter.paint(context, pointed.over);
    } else {
      this.#ground ??= 'none';
      context.drawImage(this.#surface, 0, 0);
      painter.paint(context, [
        ...scene.under,
        ...pointed.under,
        ...scene.stones,
        ...scene.over,
        ...pointed.over,
      ]);
    }
    painter.paint(context, [
      ...this.#config.shapes,
      ...this.#attempt(() => this.#aimed(), []),
      ...this.#cursorFrame(),
      ...this.#attempt(() => this.#draggedShapes(), []),
    ]);
  }

  /** Runs a caller's function: what it throws is reported, and the board goes on as if it had returned the other value. */
  #attempt<T>(call: () => T, otherwise: T): T {
    try {
      return call();
    } catch (error) {
      this.#window.reportError(error);
      return otherwise;
    }
  }

  #pointedShapes(): Shape[] {
    const { layers, layerOptions, position } = this.#config;
    const place = this.#followsPlaces ? this.place : this.pointed;
    if (this.#drag !== null) return [];
    return layers.flatMap(({ pointed }) => pointed?.(position as never, place, layerOptions as never) ?? []);
  }

  #aimed(): readonly Shape[] {
    const { position, toPlay, aim } = this.#config;
    const at = this.pointed;
    if (at === null || position === null || this.#drag !== null || sideAt(position, at) !== null) return [];
    if (aim !== null) return aim(at);
    if (toPlay === null || movesStones(position)) return [];
    return [{ kind: 'stones', points: [at], side: toPlay, look: 'planned' }];
  }

  #cursorFrame(): Shape[] {
    const at = this.#keyboard.point;
    return at === null ? [] : [{ kind: 'frames', points: [at], half: 0.5, width: 0.09, paint: 'cursor' }];
  }

  #draggedShapes(): readonly Shape[] {
    const { dragged, position } = this.#config;
    if (this.#drag === null || position === null) return [];
    const { from, place } = this.#drag;
    if (dragged !== null) return dragged(from, place);
    const side = movesStones(position) ? sideAt(position, from) : null;
    return side === null ? [] : [{ kind: 'stones', points: [place], side, look: 'built' }];
  }

  #drawSurface(painter: CanvasPainter, { board, labels }: Picture): HTMLCanvasElement {
    const [canvas, context] = this.#canvasFor(painter.frame);
    if (context !== null) painter.paintBoard(context, board, this.#config.coordinates ? labels : null);
    return canvas;
  }

  #drawGround(painter: CanvasPainter, surface: HTMLCanvasElement, scene: Picture): HTMLCanvasElement {
    const [canvas, context] = this.#canvasFor(painter.frame);
    if (context === null) return surface;
    context.drawImage(surface, 0, 0);
    painter.paint(context, [...scene.under, ...scene.stones, ...scene.over]);
    return canvas;
  }
}

/** True for plain data with the same content. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
