/** Badges and tiles with their texts, drawn once and stamped from then on: to set a text is most of what a badge costs. */

import { BADGE, TILE_ROUND } from '../geometry/sizes.js';
import { badgeText } from '../geometry/text.js';
import type { BadgeShape } from '../shapes.js';
import { FONT, type Theme } from '../theme.js';

/** The most stamps that are kept; a board has a few dozens. */
const MOST = 400;

export class BadgeStamps {
  private readonly stamps = new Map<string, OffscreenCanvas>();

  /** The cell is in pixels. */
  constructor(
    private readonly cell: number,
    private readonly theme: Theme,
  ) {}

  /** Draws the badge around the pixel [x, y]. */
  draw(context: CanvasRenderingContext2D, badge: BadgeShape, x: number, y: number): void {
    const { kind, paint, ink, size, text } = badge;
    const key = `${kind} ${paint} ${ink} ${size} ${text}`;
    const stamp = this.stamps.get(key) ?? drawBadge(this.cell * size, this.theme, badge);
    if (this.stamps.size >= MOST) this.stamps.clear();
    this.stamps.set(key, stamp);
    context.drawImage(stamp, Math.round(x - stamp.width / 2), Math.round(y - stamp.height / 2));
  }
}

function drawBadge(scaled: number, theme: Theme, { kind, paint, ink, text }: BadgeShape): OffscreenCanvas {
  const half = scaled * BADGE;
  const middle = Math.ceil(half * 1.2) + 1; // room for a text that is a little wider
  const canvas = new OffscreenCanvas(2 * middle, 2 * middle);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.fillStyle = theme[paint];
  if (kind === 'tile') context.roundRect(middle - half, middle - half, 2 * half, 2 * half, half * TILE_ROUND);
  else context.arc(middle, middle, half, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = theme[ink];
  context.font = `650 ${scaled * badgeText(text)}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (text !== '') context.fillText(text, middle, middle + scaled * 0.03);
  return canvas;
}
