/** Captions, written into regions. */

import { LINE_STEP, SECOND_LINE } from '../geometry/text.js';
import type { Caption, CaptionsShape } from '../shapes.js';
import { FONT } from '../theme.js';
import { pixelOf } from './frame.js';
import type { Pen } from './pen.js';

/** In CSS pixels: smaller captions are left out, larger ones only shout, on plates above all. */
const LEGIBLE = 8.5;
const LARGEST = 26;
const LARGEST_ON_PLATE = 14;

/** The first caption that is legible. */
export function drawCaption(
  { context, frame, theme }: Pen,
  { kind, captions, paint, ground }: CaptionsShape,
): void {
  const ratio = globalThis.devicePixelRatio || 1;
  const isPlate = kind === 'plates';
  const largest = isPlate ? LARGEST_ON_PLATE : LARGEST;
  const pixels = ({ size }: Caption): number => Math.min(size * frame.cell, largest * ratio);
  const isLegible = (caption: Caption): boolean =>
    pixels(caption) * (caption.lines.length > 1 ? SECOND_LINE : 1) >= LEGIBLE * ratio;
  const caption = captions.find(isLegible);
  if (caption === undefined) return;
  const size = pixels(caption);
  const [x, y] = pixelOf(frame, caption.at);
  const first = y - ((caption.lines.length - 1) * LINE_STEP * size) / 2;
  const ink = theme[paint];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = context.fillStyle = theme[ground];
  if (isPlate) drawPlate(context, caption.lines[0] ?? '', x, y, size, ink, theme['stone-shadow']);
  context.fillStyle = ink;
  caption.lines.forEach((line, i) => {
    const height = i === 0 ? size : size * SECOND_LINE;
    context.font = `650 ${height}px ${FONT}`;
    context.lineWidth = height * 0.2;
    const middle = first + i * LINE_STEP * size + height * 0.04;
    if (!isPlate) context.strokeText(line, x, middle);
    context.fillText(line, x, middle);
  });
}

/** Under a single line of text. */
function drawPlate(
  context: CanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  size: number,
  rim: string,
  shadow: string,
): void {
  context.font = `650 ${size}px ${FONT}`;
  const width = context.measureText(line).width + size * 0.9;
  const height = size * 1.5;
  context.save();
  context.globalAlpha = 0.9;
  context.shadowColor = shadow;
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
