/** Captions, written into regions. */

import { LINE_STEP, SECOND_LINE } from '../geometry/text.js';
import type { Caption, CaptionsShape, Point } from '../shapes.js';
import { FONT, type Paint } from '../theme.js';
import { pixelOf } from './frame.js';
import type { Pen } from './pen.js';
import { stamp } from './stamps.js';

/** In CSS pixels: smaller captions are left out, larger ones only shout, on plates above all. */
const LEGIBLE = 8.5;
const LARGEST = 26;
const LARGEST_ON_PLATE = 14;

/** The first caption that is legible. */
export function drawCaption(pen: Pen, { kind, captions, paint, ground }: CaptionsShape): void {
  const { context, frame, theme } = pen;
  const ratio = globalThis.devicePixelRatio || 1;
  const isPlate = kind === 'plates';
  const largest = isPlate ? LARGEST_ON_PLATE : LARGEST;
  const pixels = ({ size }: Caption): number => Math.min(size * frame.cell, largest * ratio);
  const isLegible = (caption: Caption): boolean =>
    pixels(caption) * (caption.lines.length > 1 ? SECOND_LINE : 1) >= LEGIBLE * ratio;
  const caption = captions.find(isLegible);
  if (caption === undefined) return;
  const size = pixels(caption);
  const { lines, at } = caption;
  if (isPlate) {
    drawPlate(pen, at, lines[0] ?? '', size, paint, ground);
    return;
  }
  const [x, y] = pixelOf(frame, at);
  const first = y - ((lines.length - 1) * LINE_STEP * size) / 2;
  context.lineJoin = 'round';
  context.strokeStyle = theme[ground];
  context.fillStyle = theme[paint];
  lines.forEach((line, i) => {
    const height = i === 0 ? size : size * SECOND_LINE;
    setFont(context, height);
    context.lineWidth = height * 0.2;
    const middle = first + i * LINE_STEP * size + height * 0.04;
    context.strokeText(line, x, middle);
    context.fillText(line, x, middle);
  });
}

function setFont(context: CanvasText & CanvasTextDrawingStyles, size: number): void {
  context.font = `650 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

/** A single line of text on a plate with a shadow. */
function drawPlate(pen: Pen, at: Point, line: string, size: number, paint: Paint, ground: Paint): void {
  const { theme } = pen;
  // Letters are no wider than high.
  const room = Math.ceil(size * (1 + line.length / 2));
  stamp(pen, [at], `plate ${paint} ${ground} ${size} ${line}`, room, Math.ceil(size * 1.5), (context) => {
    setFont(context, size);
    const width = context.measureText(line).width + size * 0.9;
    const height = size * 1.5;
    context.fillStyle = theme[ground];
    context.globalAlpha = 0.9;
    context.shadowColor = theme['stone-shadow'];
    context.shadowBlur = size * 0.3;
    context.roundRect(-width / 2, -height / 2, width, height, height / 2);
    context.fill();
    context.shadowColor = 'transparent';
    context.globalAlpha = 0.3;
    context.lineWidth = size * 0.08;
    context.fillStyle = context.strokeStyle = theme[paint];
    context.stroke();
    context.globalAlpha = 1;
    context.fillText(line, 0, size * 0.04);
  });
}
