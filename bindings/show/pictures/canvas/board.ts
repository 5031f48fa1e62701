/** The ground of a board: the wood or plain surface, the lines or squares, the coordinates. */

import { shownOf } from '../geometry/layout.js';
import type { ChequersShape, GridShape, Labels } from '../shapes.js';
import { FONT, type Theme } from '../theme.js';
import { pixelOf } from './frame.js';
import type { Pen } from './pen.js';

/** A gradient across the board, with the grain of its wood. */
export function drawBackground({ context, frame, theme }: Pen): void {
  const { width, height, cell } = frame;
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, theme['board-from']);
  light.addColorStop(1, theme['board-to']);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  drawGrain(context, width, height, cell, theme);
}

/** Long, faint, slightly wavy streaks; the same ones every time, so that nothing flickers on a redraw. */
function drawGrain(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  cell: number,
  theme: Theme,
): void {
  let state = 20;
  const random = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  context.strokeStyle = theme.grain;
  for (let x = -cell; x < width + cell; x += cell * (0.12 + 0.3 * random())) {
    const sway = cell * (random() - 0.5) * 0.7;
    context.globalAlpha = 0.15 + 0.85 * random() ** 2;
    context.lineWidth = Math.max(0.6, cell * 0.07 * random());
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(x + sway, height / 3, x - sway, (2 * height) / 3, x + sway / 2, height);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The shift that makes lines of that many pixels sharp: odd ones to the middle of a pixel. */
const sharpen = (line: number): number => (line % 2 === 1 ? 0.5 : 0);

export function drawGrid({ context, frame, theme }: Pen, { columns, rows, frame: around }: GridShape): void {
  const { cell } = frame;
  const line = Math.max(1, Math.round(cell / 36));
  const sharp = sharpen(line);
  const [left, top] = pixelOf(frame, [0, 0]).map((edge) => edge + sharp) as [number, number];
  const [right, bottom] = [left + (columns - 1) * cell, top + (rows - 1) * cell];
  context.lineWidth = line;
  context.lineCap = 'square';
  for (let x = left; x <= right; x += cell) {
    context.moveTo(x, top);
    context.lineTo(x, bottom);
  }
  for (let y = top; y <= bottom; y += cell) {
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  context.stroke();
  if (around === undefined) return;
  context.strokeStyle = theme[around];
  context.lineWidth = Math.max(1.5, cell * 0.075);
  context.strokeRect(left, top, right - left, bottom - top);
}

/** Tints on the surface, so that the grain runs through. */
export function drawChequers({ context, frame, theme }: Pen, { columns, rows }: ChequersShape): void {
  const { cell } = frame;
  const [left, top] = pixelOf(frame, [-0.5, -0.5]);
  const line = Math.max(1, Math.round(cell / 40));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      context.fillStyle = theme[(x + y) % 2 === 0 ? 'square-light' : 'square-dark'];
      context.fillRect(left + x * cell, top + y * cell, cell, cell);
    }
  }
  context.lineWidth = line;
  context.strokeRect(left - line / 2, top - line / 2, columns * cell + line, rows * cell + line);
}

export function drawLabels({ context, frame, theme }: Pen, labels: Labels): void {
  const { cell, left, top, labels: offset } = frame;
  const section = shownOf(frame);
  const ratio = globalThis.devicePixelRatio || 1;
  const legible = Math.max(cell * 0.34, Math.min(cell * 0.62, 9 * ratio));
  const size = Math.min(legible, 15 * ratio);
  // On a crowded board only every second label has room.
  const every = cell < 13 * ratio ? 2 : 1;
  context.fillStyle = theme.label;
  context.font = `500 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const [west, north] = pixelOf(frame, [section.left, section.top]);
  const [east, south] = pixelOf(frame, [section.right, section.bottom]);
  for (let { left: x } = section; x <= section.right; x += every) {
    const label = labels.columns[x] ?? '';
    context.fillText(label, left + x * cell, north - offset);
    context.fillText(label, left + x * cell, south + offset);
  }
  for (let { bottom: y } = section; y >= section.top; y -= every) {
    const label = labels.rows[y] ?? '';
    context.fillText(label, west - offset, top + y * cell);
    context.fillText(label, east + offset, top + y * cell);
  }
}
