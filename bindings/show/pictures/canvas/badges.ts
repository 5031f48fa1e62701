/** Badges and tiles with their texts. */

import { BADGE, TILE_ROUND } from '../geometry/sizes.js';
import { badgeText } from '../geometry/text.js';
import type { BadgeShape } from '../shapes.js';
import { FONT } from '../theme.js';
import type { Pen } from './pen.js';
import { stamp } from './stamps.js';

export function drawBadge(pen: Pen, { kind, at, paint, ink, size, text }: BadgeShape): void {
  const { frame, theme } = pen;
  const scaled = frame.cell * size;
  const half = scaled * BADGE;
  const room = Math.ceil(half * 1.2) + 1; // for a text that is a little wider
  stamp(pen, [at], `${kind} ${paint} ${ink} ${size} ${text}`, room, room, (context) => {
    context.fillStyle = theme[paint];
    if (kind === 'tile') context.roundRect(-half, -half, 2 * half, 2 * half, half * TILE_ROUND);
    else context.arc(0, 0, half, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = theme[ink];
    context.font = `650 ${scaled * badgeText(text)}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    if (text !== '') context.fillText(text, 0, scaled * 0.03);
  });
}
