/** Turns what a mouse, a pen or a finger does on a board into points, presses and drags. */

import type { Vertex } from '../../js/api.js';
import { sameVertex } from '../../js/core/vertex.js';
import type { Point } from '../pictures/shapes.js';

export interface PointerEvents {
  /** The mouse or pen moved to another point, or away (null). A finger never hovers. */
  hover(point: Vertex | null): void;
  /** The mouse or pen moved, between points too, or away (null). */
  roam(place: Point | null): void;
  /** A click on a point, or a finger's tap. */
  press(point: Vertex, byTouch: boolean): void;
  /** A drag begins at the point; whether there is something to be dragged. */
  lift(point: Vertex): boolean;
  /** Called at every move of a drag, with null at its end. */
  drag(drag: Drag | null): void;
  /** Called when a dragged piece is let go, with null off the board. */
  drop(from: Vertex, to: Vertex | null): void;
}

/** A drag under way: from where, and the place where the pointer is. */
export interface Drag {
  readonly from: Vertex;
  readonly place: Point;
}

/** A pointer that moves less than that, in CSS pixels, was meant to press. */
const SLACK = 5;

/** `placeAt` gives the place of a pixel of the canvas, `pointAt` the point nearest to it; the signal ends it all. */
export function followPointer(
  canvas: HTMLCanvasElement,
  pointAt: (x: number, y: number) => Vertex | null,
  placeAt: (x: number, y: number) => Point | null,
  events: PointerEvents,
  signal: AbortSignal,
): void {
  let hovered: Vertex | null = null;
  /** The point where the button went down, until it is clear whether that is a drag. */
  let start: { readonly event: PointerEvent; readonly point: Vertex } | null = null;
  let from: Vertex | null = null;
  /**
   * The point where the button went down: a click that ends elsewhere is not a press. Undefined for clicks that no
   * pointer made.
   */
  let pressed: Vertex | null | undefined;
  let byTouch = false;

  const pixel = (event: MouseEvent): [x: number, y: number] => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const pointUnder = (event: MouseEvent): Vertex | null => pointAt(...pixel(event));
  const hover = (point: Vertex | null): void => {
    if (sameVertex(point, hovered)) return;
    hovered = point;
    events.hover(point);
  };
  const beginDrag = (event: PointerEvent): void => {
    if (start === null) return;
    const { event: down, point } = start;
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
    start = null;
    if (!events.lift(point)) return;
    canvas.setPointerCapture(event.pointerId);
    pressed = null;
    from = point;
  };
  const endDrag = (to: Vertex | null): void => {
    start = null;
    if (from === null) return;
    const lifted = from;
    from = null;
    events.drag(null);
    events.drop(lifted, to);
  };
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => canvas.addEventListener(name, listener, { signal, passive: false });

  on('pointerdown', (event) => {
    byTouch = event.pointerType === 'touch';
    pressed = event.isPrimary && event.button === 0 ? pointUnder(event) : null;
    start = pressed ? { event, point: pressed } : null;
  });
  on('pointermove', (event) => {
    beginDrag(event);
    const place = placeAt(...pixel(event));
    if (event.pointerType !== 'touch') {
      hover(pointUnder(event));
      events.roam(place);
    }
    if (from !== null && place !== null) events.drag({ from, place });
  });
  on('pointerup', (event) => endDrag(pointUnder(event)));
  on('pointercancel', () => endDrag(null));
  on('pointerleave', () => {
    hover(null);
    events.roam(null);
  });
  // A finger that drags a stone must not scroll the page.
  on('touchmove', (event) => from !== null && event.preventDefault());
  // Keeps the keyboard focus where it was, so that the arrow keys go on stepping through the game.
  on('mousedown', (event) => event.preventDefault());
  on('click', (event) => {
    const point = pointUnder(event);
    if (point !== null && (pressed === undefined || sameVertex(point, pressed))) events.press(point, byTouch);
    pressed = undefined;
  });
}
