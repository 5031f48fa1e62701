/** Stones with their light and shadow. */

import { STONE_RADIUS } from '../geometry/layout.js';
import type { Point, Side } from '../shapes.js';
import type { Pen } from './pen.js';
import { stamp } from './stamps.js';

export function drawStonesOf(pen: Pen, side: Side, points: Iterable<Point>): void {
  const { frame, theme } = pen;
  const { cell, pattern } = frame;
  const room = Math.ceil(cell * 0.7);
  stamp(pen, points, side, room, room, (context) => {
    const radius = cell * STONE_RADIUS[pattern];
    const body = context.createRadialGradient(
      -radius * 0.36,
      -radius * 0.42,
      radius * 0.08,
      -radius * 0.1,
      -radius * 0.12,
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
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fill();

    context.shadowColor = 'transparent';
    context.lineWidth = Math.max(0.75, cell * 0.022);
    context.strokeStyle = theme[`stone-${side}-rim`];
    context.stroke();
  });
}
