/**
 * What can be drawn on a board besides stones. A shape names points and a colour, a custom property of the style
 * sheet without its dashes; it knows nothing of why.
 */

import { outlinePath } from 'kakoi/svg';
import { center, type Geometry, type Point } from './geometry.js';
import { drawFences, drawPosts, type Look } from './posts.js';
import { type Caption, drawCaption, drawHatching, type Rings, traceRings } from './regions.js';
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
  /** Broad bands from point to point, under the stones; a band to its own beginning is a disc. */
  | { readonly kind: 'bands'; readonly segments: Iterable<Segment>; readonly color: string }
  /** Thin lines from point to point, over the stones. */
  | {
      readonly kind: 'segments';
      readonly segments: Iterable<Segment>;
      readonly color: string;
      readonly dashed?: boolean;
    }
  /** From the middle of a point to the edge of the stone at another. */
  | { readonly kind: 'arrow'; readonly from: Point; readonly to: Point; readonly color: string }
  /** Lines between neighbouring points. */
  | { readonly kind: 'links'; readonly points: Iterable<Point>; readonly color: string }
  | {
      /** Rings lie around stones. */
      readonly kind: 'dots' | 'squares' | 'crosses' | 'rings';
      readonly points: Iterable<Point>;
      readonly color: string;
    }
  /** Squares of their own size and opacity, by strengths of 0 to 1. */
  | {
      readonly kind: 'heat';
      readonly cells: Iterable<readonly [at: Point, strength: number]>;
      readonly color: string;
    }
  /** Posts, or fences from post to post; the colour is a stone's. */
  | { readonly kind: 'posts'; readonly points: Iterable<Point>; readonly color: string; readonly look: Look }
  | {
      readonly kind: 'fences';
      readonly segments: Iterable<Segment>;
      readonly color: string;
      readonly look: Look;
    }
  /** A region of any shape, filled or its border alone. */
  | { readonly kind: 'region' | 'border'; readonly rings: Rings; readonly color: string }
  /** Lines across a region, but not across those it excepts. */
  | {
      readonly kind: 'hatching';
      readonly rings: Rings;
      readonly except: Rings;
      readonly color: string;
      readonly rising: boolean;
    }
  /** The first of the captions that is legible, none where none is; on plates they are lines of their own. */
  | {
      readonly kind: 'captions';
      readonly captions: readonly Caption[];
      readonly color: string;
      readonly halo: string;
    }
  | {
      readonly kind: 'plates';
      readonly captions: readonly Caption[];
      readonly color: string;
      readonly ink: string;
    }
  /** A short text on a round badge, or on a tile. */
  | {
      readonly kind: 'badge' | 'tile';
      /** Between points too. */
      readonly at: Point;
      readonly text: string;
      readonly color: string;
      readonly ink: string;
      /** 1 is the size for a stone. */
      readonly scale?: number;
    };

export type Segment = readonly [from: Point, to: Point];

/** Whether the shape lies under the stones. */
export function isUnderStones({ kind }: Shape): boolean {
  return kind === 'area' || kind === 'bands';
}

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
      context.fill(outlineOf(geometry, shape.points, 0.03, 0.3), 'evenodd');
      break;
    case 'outline':
      context.lineWidth = Math.max(1.5, cell * 0.07);
      if (shape.dashed) context.setLineDash([cell * 0.2, cell * 0.13]);
      context.stroke(outlineOf(geometry, shape.points, 0.04, 0.34));
      context.setLineDash([]);
      break;
    case 'bands':
      traceSegments(context, geometry, shape.segments);
      context.lineCap = context.lineJoin = 'round';
      context.lineWidth = cell * 0.94;
      context.globalAlpha = 0.62;
      context.stroke();
      context.globalAlpha = 1;
      context.lineCap = 'butt';
      context.lineJoin = 'miter';
      break;
    case 'segments':
      traceSegments(context, geometry, shape.segments);
      context.lineCap = 'round';
      context.lineWidth = Math.max(1.5, cell * 0.06);
      if (shape.dashed) context.setLineDash([cell * 0.1, cell * 0.14]);
      context.stroke();
      context.setLineDash([]);
      context.lineCap = 'butt';
      break;
    case 'arrow':
      drawArrow(context, geometry, shape.from, shape.to);
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
    case 'rings':
      for (const point of shape.points) {
        const [x, y] = center(geometry, point);
        context.moveTo(x + cell * 0.44, y);
        context.arc(x, y, cell * 0.44, 0, 2 * Math.PI);
      }
      context.lineWidth = Math.max(2, cell * 0.075);
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
    case 'posts':
      drawPosts(context, geometry, theme, shape.points, shape.color, shape.look);
      break;
    case 'fences':
      drawFences(context, geometry, theme, shape.segments, shape.color, shape.look);
      break;
    case 'region':
      traceRings(context, geometry, shape.rings);
      context.fill('evenodd');
      break;
    case 'border':
      traceRings(context, geometry, shape.rings);
      context.lineJoin = 'round';
      context.lineWidth = Math.max(2, cell * 0.075);
      context.stroke();
      context.lineJoin = 'miter';
      break;
    case 'hatching':
      drawHatching(context, geometry, shape.rings, shape.except, shape.rising);
      break;
    case 'captions':
      drawCaption(context, geometry, theme, shape.captions, color, {
        color: theme.color(shape.halo),
        isPlate: false,
      });
      break;
    case 'plates':
      drawCaption(context, geometry, theme, shape.captions, theme.color(shape.ink), { color, isPlate: true });
      break;
    case 'badge':
    case 'tile': {
      const [x, y] = center(geometry, shape.at);
      const size = cell * (shape.scale ?? 1);
      const half = size * 0.315;
      if (shape.kind === 'tile') context.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.4);
      else context.arc(x, y, half, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = theme.color(shape.ink);
      context.font = `650 ${size * (shape.text.length > 1 ? 0.36 : 0.44)}px ${theme.color('font')}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(shape.text, x, y + size * 0.03);
      break;
    }
  }
}

/** The border of the points, `inset` cells inside their squares, with corners of `round` cells. */
function outlineOf(
  { cell, left, top }: Geometry,
  points: Iterable<Point>,
  inset: number,
  round: number,
): Path2D {
  const path = new Path2D();
  path.addPath(
    new Path2D(outlinePath(points, { cell, inset: inset * cell, round: round * cell })),
    new DOMMatrix([1, 0, 0, 1, left, top]),
  );
  return path;
}

function traceSegments(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  segments: Iterable<Segment>,
): void {
  for (const [from, to] of segments) {
    const [x, y] = center(geometry, from);
    const [toX, toY] = center(geometry, to);
    context.moveTo(x, y);
    // A line without any length is not drawn everywhere, round ends or not.
    context.lineTo(toX === x && toY === y ? x + 0.01 : toX, toY);
  }
}

function drawArrow(context: CanvasRenderingContext2D, geometry: Geometry, from: Point, to: Point): void {
  const { cell } = geometry;
  const [x, y] = center(geometry, from);
  const [toX, toY] = center(geometry, to);
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return;
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const width = Math.max(2, cell * 0.085);
  const tip = length - cell * 0.42;
  const head = cell * 0.24;
  /** A point `along` the arrow and `aside` of it. */
  const at = (along: number, aside: number): Point => [
    x + dx * along - dy * aside,
    y + dy * along + dx * aside,
  ];
  context.moveTo(...at(tip, 0));
  for (const [along, aside] of [
    [tip - head, head * 0.62],
    [tip - head, width / 2],
    [0, width / 2],
    [0, -width / 2],
    [tip - head, -width / 2],
    [tip - head, -head * 0.62],
  ] as const) {
    context.lineTo(...at(along, aside));
  }
  context.closePath();
  context.moveTo(x + cell * 0.1, y);
  context.arc(x, y, cell * 0.1, 0, 2 * Math.PI);
  context.fill();
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
