/** What the mouse, a pen or a finger does on a board: points, presses, drags. */

import type { Point } from 'kakoi/pictures';
import { isSame } from './points.js';

export interface PointerEvents {
  /** The mouse or pen moved to another point, or away (null). A finger never hovers. */
  hover(point: Point | null): void;
  /** The mouse or pen moved, between points too, or away (null). */
  roam(place: Point | null): void;
  /** A click on a point, or a finger's tap. */
  press(point: Point, byTouch: boolean): void;
  /** A drag begins at the point; whether there is something to be dragged. */
  lift(point: Point): boolean;
  /** What was dragged is let go, off the board (null) too. */
  drop(from: Point, to: Point | null): void;
}

/** A drag under way: from where, and where the pointer is, in pixels of the canvas. */
export interface Drag {
  readonly from: Point;
  readonly x: number;
  readonly y: number;
}

/** A pointer that moves less than that, in CSS pixels, was meant to press. */
const SLACK = 5;

/** `placeAt` gives the place of a pixel of the canvas, `pointAt` the point nearest to it; `dragged` hears of every move of a drag, null at its end. */
export function followPointer(
  canvas: HTMLCanvasElement,
  pointAt: (x: number, y: number) => Point | null,
  placeAt: (x: number, y: number) => Point | null,
  events: PointerEvents,
  dragged: (drag: Drag | null) => void,
): void {
  let hovered: Point | null = null;
  /** Where the button went down, until it is clear whether that is a drag. */
  let start: { readonly event: PointerEvent; readonly point: Point } | null = null;
  let drag: Drag | null = null;
  /**
   * Where the button went down: a click that ends elsewhere is not a press. Undefined for clicks that no
   * pointer made.
   */
  let pressed: Point | null | undefined;
  let byTouch = false;

  const place = (event: MouseEvent): [x: number, y: number] => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const pointUnder = (event: MouseEvent): Point | null => pointAt(...place(event));
  const hover = (point: Point | null): void => {
    if (isSame(point, hovered)) return;
    hovered = point;
    events.hover(point);
  };
  const beginDrag = (event: PointerEvent): void => {
    if (start === null) return;
    const { event: down, point: from } = start;
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
    start = null;
    if (!events.lift(from)) return;
    canvas.setPointerCapture(event.pointerId);
    pressed = null;
    drag = { from, x: 0, y: 0 };
  };
  const endDrag = (to: Point | null): void => {
    start = null;
    if (drag === null) return;
    const { from } = drag;
    drag = null;
    dragged(null);
    events.drop(from, to);
  };

  canvas.addEventListener('pointerdown', (event) => {
    byTouch = event.pointerType === 'touch';
    pressed = event.isPrimary && event.button === 0 ? pointUnder(event) : null;
    start = pressed ? { event, point: pressed } : null;
  });
  canvas.addEventListener('pointermove', (event) => {
    beginDrag(event);
    if (event.pointerType !== 'touch') {
      hover(pointUnder(event));
      events.roam(placeAt(...place(event)));
    }
    if (drag === null) return;
    const [x, y] = place(event);
    drag = { ...drag, x, y };
    dragged(drag);
  });
  canvas.addEventListener('pointerup', (event) => endDrag(pointUnder(event)));
  canvas.addEventListener('pointercancel', () => endDrag(null));
  canvas.addEventListener('pointerleave', () => {
    hover(null);
    events.roam(null);
  });
  // A finger that drags a stone must not scroll the page.
  canvas.addEventListener(
    'touchmove',
    (event) => {
      if (drag !== null) event.preventDefault();
    },
    { passive: false },
  );
  // Keeps the keyboard focus where it was, so that the arrow keys go on stepping through the game.
  canvas.addEventListener('mousedown', (event) => event.preventDefault());
  canvas.addEventListener('click', (event) => {
    const point = pointUnder(event);
    if (point !== null && (pressed === undefined || isSame(point, pressed))) events.press(point, byTouch);
    pressed = undefined;
  });
}
