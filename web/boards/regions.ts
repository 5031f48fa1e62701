/** Regions bounded by rings of corners, and what is written into them. */

import { center, type Geometry, type Point } from './geometry.js';
import type { Theme } from './theme.js';

/** Closed rings; holes are rings as well, since all are filled by the 'evenodd' rule. */
export type Rings = readonly (readonly Point[])[];

/** Lines of text around a place: the first is as tall as `size` cells, others are smaller. */
export interface Caption {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly size: number;
}

/** How large a further line of a caption is, and how far the middles of two lines are apart, in sizes. */
export const SECOND_LINE = 0.62;
export const LINE_STEP = 0.86;

/** In CSS pixels: smaller captions are left out, larger ones only shout, on plates above all. */
const LEGIBLE = 8.5;
const LARGEST = 26;
const LARGEST_ON_PLATE = 14;

/** Adds the rings to a new path. */
export function traceRings(context: CanvasRenderingContext2D, geometry: Geometry, rings: Rings): void {
  context.beginPath();
  addRings(context, geometry, rings);
}

function addRings(context: CanvasRenderingContext2D, geometry: Geometry, rings: Rings): void {
  for (const ring of rings) {
    ring.forEach((corner, i) => {
      const [x, y] = center(geometry, corner);
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
}

/** In the stroke colour. */
export function drawHatching(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  rings: Rings,
  except: Rings,
  rising: boolean,
): void {
  const { width, height, cell } = geometry;
  context.save();
  traceRings(context, geometry, rings);
  context.clip('evenodd');
  context.beginPath();
  context.rect(0, 0, width, height);
  addRings(context, geometry, except);
  context.clip('evenodd');
  context.beginPath();
  const step = Math.max(5, cell * 0.36);
  for (let x = -height; x < width + height; x += step) {
    context.moveTo(x, rising ? height : 0);
    context.lineTo(x + height, rising ? 0 : height);
  }
  context.lineWidth = Math.max(1, cell * 0.05);
  context.stroke();
  context.restore();
}

/** The first caption that is legible, in `ink`, with a halo or on a plate of the other colour. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  captions: readonly Caption[],
  ink: string,
  ground: { readonly color: string; readonly isPlate: boolean },
): void {
  const ratio = globalThis.devicePixelRatio || 1;
  const largest = ground.isPlate ? LARGEST_ON_PLATE : LARGEST;
  const pixels = ({ size }: Caption): number => Math.min(size * geometry.cell, largest * ratio);
  const legible = (caption: Caption): boolean =>
    pixels(caption) * (caption.lines.length > 1 ? SECOND_LINE : 1) >= LEGIBLE * ratio;
  const caption = captions.find(legible);
  if (caption === undefined) return;
  const size = pixels(caption);
  const [x, y] = center(geometry, caption.at);
  const first = y - ((caption.lines.length - 1) * LINE_STEP * size) / 2;
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = context.fillStyle = ground.color;
  if (ground.isPlate) drawPlate(context, theme, caption, x, y, size, ink);
  context.fillStyle = ink;
  caption.lines.forEach((line, i) => {
    const height = i === 0 ? size : size * SECOND_LINE;
    context.font = `650 ${height}px ${theme.color('font')}`;
    context.lineWidth = height * 0.2;
    const middle = first + i * LINE_STEP * size + height * 0.04;
    if (!ground.isPlate) context.strokeText(line, x, middle);
    context.fillText(line, x, middle);
  });
  context.restore();
}

/** Under a single line of text. */
function drawPlate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { lines }: Caption,
  x: number,
  y: number,
  size: number,
  rim: string,
): void {
  context.font = `650 ${size}px ${theme.color('font')}`;
  const width = context.measureText(lines[0] ?? '').width + size * 0.9;
  const height = size * 1.5;
  context.save();
  context.globalAlpha = 0.9;
  context.shadowColor = theme.color('stone-shadow');
  context.shadowBlur = size * 0.3;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fill();
  context.shadowColor = 'transparent';
  context.globalAlpha = 0.3;
  context.lineWidth = size * 0.08;
  context.strokeStyle = rim;
  context.stroke();
  context.restore();
}
