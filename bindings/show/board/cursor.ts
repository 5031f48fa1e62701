/** The keyboard on a board: Enter lets the arrows choose a point, Enter or the space bar presses it, Escape leaves. */

import type { Vertex } from '../../js/api.js';
import type { Section } from '../pictures/geometry/section.js';

interface CursorEvents {
  moved(point: Vertex | null): void;
  press(point: Vertex): void;
  /** The part of the board on which it moves. */
  section(): Section;
  /** The point where the cursor enters the board. */
  entry(): Vertex;
}

const ARROWS: Readonly<Record<string, Vertex>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Cursor {
  /** The cursor's point; null as long as the keys are the page's. */
  point: Vertex | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    signal: AbortSignal,
    private readonly events: CursorEvents,
  ) {
    canvas.addEventListener('keydown', (event) => this.take(event) && event.preventDefault(), { signal });
    canvas.addEventListener('blur', () => this.leave(), { signal });
  }

  leave(): void {
    if (this.point !== null) this.moveTo(null);
  }

  /** Acts on a key; false leaves the key to the page. */
  private take({ key, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
    const { point } = this;
    if (point === null) {
      if (key !== 'Enter') return false;
      this.moveTo(this.events.entry());
      return true;
    }
    const step = ARROWS[key];
    if (step !== undefined) {
      const { left, top, right, bottom } = this.events.section();
      const clamp = (value: number, least: number, most: number): number =>
        Math.max(least, Math.min(most, value));
      this.moveTo([clamp(point[0] + step[0], left, right), clamp(point[1] + step[1], top, bottom)]);
    } else if (key === 'Enter' || key === ' ') this.events.press(point);
    else if (key === 'Escape') this.leave();
    else return false;
    return true;
  }

  private moveTo(point: Vertex | null): void {
    this.point = point;
    this.events.moved(point);
  }
}
