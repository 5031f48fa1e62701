/**
 * What can be drawn on a board besides stones. A shape names points and a colour, a custom property of the style
 * sheet without its dashes; it knows nothing of why.
 */

import { center, type Geometry, type Point } from './geometry.js';
import { traceOutline } from './outline.js';
import { STONE_RADIUS } from './stones.js';
import type { Theme } from './theme.js';

export type Shape =
  /** A tinted area, under the stones. */
  | { readonly kind: 'area'; readonly points: Iterable<Point>; readonly color: string }
  /** A line around the points, over the stones. */
  | {
      readonly kind: 'outline';
      readonly points: Iterable<Point>;
      readonly color: string;
      readonly dashed?: boolean;
    }
  /** Lines between neighbouring points. */
  | { readonly kind: 'links'; readonly points: Iterable<Point>; readonly color: string }
  | {
      readonly kind: 'dots' | 'squares' | 'crosses';
      readonly points: Iterable<Point>;
      readonly color: string;
    }
  /** Squares of their own size and opacity, by strengths of 0 to 1. */
  | {
      readonly kind: 'heat';
      readonly cells: Iterable<readonly [at: Point, strength: number]>;
      readonly color: string;
    }
  /** A short text on a round badge. */
  | {
      readonly kind: 'badge';
      readonly at: Point;
      readonly text: string;
      readonly color: string;
      readonly ink: string;
    };

/** Draws one shape. */
export function drawShape(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  shape: Shape,
): void {
  const { cell } = geometry;
  const color = theme.color(shape.color);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.beginPath();
  switch (shape.kind) {
    case 'area':
      traceOutline(context, geometry, shape.points, 0.03, 0.3);
      context.fill('evenodd');
      break;
    case 'outline':
      traceOutline(context, geometry, shape.points, 0.04, 0.34);
      context.lineWidth = Math.max(1.5, cell * 0.07);
      if (shape.dashed) context.setLineDash([cell * 0.2, cell * 0.13]);
      context.stroke();
      context.setLineDash([]);
      break;
    case 'links':
      traceLinks(context, geometry, shape.points);
      context.lineCap = 'round';
      context.lineWidth = Math.max(1.5, cell * 0.11);
      context.stroke();
      context.lineCap = 'butt';
      break;
    case 'dots':
      for (const point of shape.points) {
        const [x, y] = center(geometry, point);
        context.moveTo(x, y);
        context.arc(x, y, cell * 0.15, 0, 2 * Math.PI);
      }
      context.fill();
      break;
    case 'squares':
      for (const point of shape.points) {
        const [x, y] = center(geometry, point);
        const half = Math.max(1.5, Math.round(cell * 0.14));
        context.rect(x - half, y - half, 2 * half, 2 * half);
      }
      context.fill();
      break;
    case 'crosses':
      for (const point of shape.points) {
        const [x, y] = center(geometry, point);
        const arm = cell * 0.13;
        context.moveTo(x - arm, y - arm);
        context.lineTo(x + arm, y + arm);
        context.moveTo(x + arm, y - arm);
        context.lineTo(x - arm, y + arm);
      }
      context.lineWidth = Math.max(1.25, cell * 0.07);
      context.stroke();
      break;
    case 'heat':
      for (const [at, strength] of shape.cells) {
        const [x, y] = center(geometry, at);
        const half = Math.round(cell * (0.07 + 0.2 * strength));
        context.globalAlpha = 0.3 + 0.7 * strength;
        context.fillRect(x - half, y - half, 2 * half, 2 * half);
      }
      context.globalAlpha = 1;
      break;
    case 'badge': {
      const [x, y] = center(geometry, shape.at);
      context.arc(x, y, cell * STONE_RADIUS * 0.66, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = theme.color(shape.ink);
      context.font = `650 ${cell * (shape.text.length > 1 ? 0.36 : 0.44)}px ${theme.color('font')}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(shape.text, x, y + cell * 0.03);
      break;
    }
  }
}

function traceLinks(context: CanvasRenderingContext2D, geometry: Geometry, points: Iterable<Point>): void {
  const list = [...points];
  const members = new Set(list.map(([x, y]) => y * 64 + x));
  for (const [x, y] of list) {
    const [px, py] = center(geometry, [x, y]);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if (!members.has((y + dy) * 64 + x + dx)) continue;
      context.moveTo(px, py);
      context.lineTo(px + dx * geometry.cell, py + dy * geometry.cell);
    }
  }
}
