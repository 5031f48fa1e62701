/** Posts, and the fences between them. */

import { center, type Geometry, type Point } from './geometry.js';
import type { Segment } from './shapes.js';
import { STONE_RADIUS } from './stones.js';
import type { Theme } from './theme.js';

/** Built; dead; about to be built; or built in thought only, which is dashed. */
export type Look = 'built' | 'faded' | 'planned' | 'tried';

const ALPHA: Record<Look, number> = { built: 1, faded: 0.42, planned: 0.5, tried: 0.75 };

/** How dark shadows are. They are plain copies: hundreds of blurred ones would take a tenth of a second. */
const SHADOW = 0.5;

export function drawPosts(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  points: Iterable<Point>,
  color: string,
  look: Look,
): void {
  const { cell } = geometry;
  const radius = cell * STONE_RADIUS.holes;
  const body = context.createRadialGradient(
    -radius * 0.36,
    -radius * 0.42,
    radius * 0.08,
    -radius * 0.1,
    -radius * 0.12,
    radius * 1.16,
  );
  body.addColorStop(0, theme.color(`${color}-light`));
  body.addColorStop(0.55, theme.color(color));
  body.addColorStop(1, theme.color(`${color}-edge`));
  context.save();
  context.globalAlpha = ALPHA[look];
  context.fillStyle = body;
  context.strokeStyle = theme.color(look === 'tried' ? 'tried' : `${color}-rim`);
  context.lineWidth = look === 'tried' ? Math.max(1.5, cell * 0.07) : Math.max(0.75, cell * 0.03);
  if (look === 'tried') context.setLineDash([radius * 0.6, radius * 0.45]);
  for (const point of points) {
    const [x, y] = center(geometry, point);
    context.translate(x, y);
    if (look === 'built') {
      context.globalAlpha = SHADOW;
      context.fillStyle = theme.color('stone-shadow');
      context.beginPath();
      context.arc(cell * 0.02, cell * 0.05, radius * 1.04, 0, 2 * Math.PI);
      context.fill();
      context.globalAlpha = ALPHA[look];
      context.fillStyle = body;
    }
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.translate(-x, -y);
  }
  context.restore();
}

/** A line with a rim, so that it stands out from grounds of its own colour. */
export function drawFences(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  segments: Iterable<Segment>,
  color: string,
  look: Look,
): void {
  const { cell } = geometry;
  const width = Math.max(2, cell * 0.15);
  const rim = Math.max(1, cell * 0.035);
  const path = new Path2D();
  for (const [from, to] of segments) {
    path.moveTo(...center(geometry, from));
    path.lineTo(...center(geometry, to));
  }
  context.save();
  // Dashes with round ends would run into each other.
  context.lineCap = look === 'tried' ? 'butt' : 'round';
  if (look === 'tried') context.setLineDash([cell * 0.24, cell * 0.13]);
  context.lineWidth = width + 2 * rim;
  if (look === 'built') {
    context.translate(cell * 0.02, cell * 0.05);
    context.globalAlpha = SHADOW;
    context.strokeStyle = theme.color('stone-shadow');
    context.stroke(path);
    context.translate(-cell * 0.02, -cell * 0.05);
  }
  context.globalAlpha = ALPHA[look];
  context.strokeStyle = theme.color(look === 'tried' ? 'tried' : `${color}-fence-rim`);
  context.stroke(path);
  context.lineWidth = width;
  context.strokeStyle = theme.color(color);
  context.stroke(path);
  context.restore();
}
