/** Stones, drawn once for a size and a theme and stamped from then on: a slider moves hundreds of them a frame. */

import type { Side } from '../shapes.js';
import type { Theme } from '../theme.js';

export class StoneStamps {
  private readonly stamps = new Map<Side, OffscreenCanvas>();

  /** Both lengths are in pixels. */
  constructor(
    private readonly cell: number,
    private readonly radius: number,
    private readonly theme: Theme,
  ) {}

  /** Draws a stone around the pixel [x, y]. */
  draw(context: CanvasRenderingContext2D, side: Side, x: number, y: number): void {
    const stamp = this.stamps.get(side) ?? drawStone(this.cell, this.radius, this.theme, side);
    this.stamps.set(side, stamp);
    context.drawImage(stamp, Math.round(x - stamp.width / 2), Math.round(y - stamp.height / 2));
  }
}

function drawStone(cell: number, radius: number, theme: Theme, side: Side): OffscreenCanvas {
  // Even, like the distance of its neighbours from it, or stones would sit half a pixel off the lines.
  const size = 2 * Math.ceil(cell * 0.7);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const middle = size / 2;

  const body = context.createRadialGradient(
    middle - radius * 0.36,
    middle - radius * 0.42,
    radius * 0.08,
    middle - radius * 0.1,
    middle - radius * 0.12,
    radius * 1.16,
  );
  body.addColorStop(0, theme[`stone-${side}-light`]);
  body.addColorStop(side === 'black' ? 0.55 : 0.5, theme[`stone-${side}`]);
  body.addColorStop(1, theme[`stone-${side}-edge`]);

  context.shadowColor = theme['stone-shadow'];
  context.shadowBlur = cell * 0.1;
  context.shadowOffsetX = cell * 0.025;
  context.shadowOffsetY = cell * 0.055;
  context.fillStyle = body;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();

  context.shadowColor = 'transparent';
  context.lineWidth = Math.max(0.75, cell * 0.022);
  context.strokeStyle = theme[`stone-${side}-rim`];
  context.stroke();
  return canvas;
}
