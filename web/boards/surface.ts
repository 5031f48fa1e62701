/** What lies under the stones: the wood or plain surface, the grid, the star points, the coordinates. */

import { starPoints } from 'kakoi/svg';
import { center, type Geometry, type Pattern } from './geometry.js';
import type { Theme } from './theme.js';

export interface Labels {
  /** From left to right. */
  readonly columns: readonly string[];
  /** From top to bottom. */
  readonly rows: readonly string[];
}

export function drawSurface(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  pattern: Pattern,
  wood: boolean,
  labels: Labels | null,
): void {
  const { width, height } = geometry;
  context.fillStyle = theme.color(wood ? 'board-wood' : 'board-plain');
  context.fillRect(0, 0, width, height);
  if (wood) drawGrain(context, geometry, theme);
  if (pattern === 'lines') drawGrid(context, geometry, theme);
  else if (pattern === 'squares') drawSquares(context, geometry, theme);
  else drawHoles(context, geometry, theme);
  if (labels !== null) drawLabels(context, geometry, theme, labels);
}

/** Long, faint, slightly wavy streaks; the same ones every time, so that nothing flickers on a redraw. */
function drawGrain(context: CanvasRenderingContext2D, { width, height, cell }: Geometry, theme: Theme): void {
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, theme.color('board-wood-light'));
  light.addColorStop(1, theme.color('board-wood-shade'));
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);

  let state = 20;
  const random = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  context.strokeStyle = theme.color('board-grain');
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

function drawGrid(context: CanvasRenderingContext2D, geometry: Geometry, theme: Theme): void {
  const { columns, rows, cell } = geometry;
  const line = Math.max(1, Math.round(cell / 36));
  // A line of an odd number of pixels is sharp when its middle lies on the middle of a pixel.
  const sharp = line % 2 === 1 ? 0.5 : 0;
  const [left, top] = center(geometry, [0, 0]);
  const [right, bottom] = center(geometry, [columns - 1, rows - 1]);
  context.strokeStyle = theme.color('board-line');
  context.lineWidth = line;
  context.lineCap = 'square';
  context.beginPath();
  for (let x = left; x <= right; x += cell) {
    context.moveTo(x + sharp, top + sharp);
    context.lineTo(x + sharp, bottom + sharp);
  }
  for (let y = top; y <= bottom; y += cell) {
    context.moveTo(left + sharp, y + sharp);
    context.lineTo(right + sharp, y + sharp);
  }
  context.stroke();
  context.lineCap = 'butt';

  context.fillStyle = theme.color('board-line');
  for (const star of starPoints(columns, rows)) {
    const [x, y] = center(geometry, star);
    context.beginPath();
    context.arc(x + sharp, y + sharp, Math.max(1.5, cell * 0.09), 0, 2 * Math.PI);
    context.fill();
  }
}

/** Tints on the surface, so that the grain runs through; the top left square is a light one, as on every board. */
function drawSquares(context: CanvasRenderingContext2D, geometry: Geometry, theme: Theme): void {
  const { columns, rows, cell } = geometry;
  const [left, top] = center(geometry, [0, 0]).map((middle) => middle - cell / 2) as [number, number];
  const line = Math.max(1, Math.round(cell / 40));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      context.fillStyle = theme.color((x + y) % 2 === 0 ? 'board-square-light' : 'board-square-dark');
      context.fillRect(left + x * cell, top + y * cell, cell, cell);
    }
  }
  context.strokeStyle = theme.color('board-line');
  context.lineWidth = line;
  context.strokeRect(left - line / 2, top - line / 2, columns * cell + line, rows * cell + line);
}

/** Faint lines, to see a knight's step by, a hole at every point, and the frame, which is a wall to both sides. */
function drawHoles(context: CanvasRenderingContext2D, geometry: Geometry, theme: Theme): void {
  const { columns, rows, cell } = geometry;
  const [left, top] = center(geometry, [0, 0]);
  const [right, bottom] = center(geometry, [columns - 1, rows - 1]);
  context.strokeStyle = context.fillStyle = theme.color('board-line');
  context.lineWidth = Math.max(1, Math.round(cell / 40));
  const sharp = context.lineWidth % 2 === 1 ? 0.5 : 0;
  context.globalAlpha = 0.2;
  context.beginPath();
  for (let x = left; x <= right; x += cell) {
    context.moveTo(x + sharp, top);
    context.lineTo(x + sharp, bottom);
  }
  for (let y = top; y <= bottom; y += cell) {
    context.moveTo(left, y + sharp);
    context.lineTo(right, y + sharp);
  }
  context.stroke();
  context.globalAlpha = 0.75;
  context.beginPath();
  for (let y = top; y <= bottom; y += cell) {
    for (let x = left; x <= right; x += cell) {
      context.moveTo(x + sharp, y + sharp);
      context.arc(x + sharp, y + sharp, Math.max(1, cell * 0.065), 0, 2 * Math.PI);
    }
  }
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = Math.max(1.5, cell * 0.075);
  context.strokeRect(left + sharp, top + sharp, right - left, bottom - top);
}

function drawLabels(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  labels: Labels,
): void {
  const { columns, rows, cell, left, top, width, height, labels: offset } = geometry;
  const ratio = globalThis.devicePixelRatio || 1;
  const legible = Math.max(cell * 0.34, Math.min(cell * 0.62, 9 * ratio));
  const size = Math.min(legible, 15 * ratio);
  // On a crowded board only every second label has room.
  const every = cell < 13 * ratio ? 2 : 1;
  context.fillStyle = theme.color('board-label');
  context.font = `500 ${size}px ${theme.color('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let x = 0; x < columns; x += every) {
    const label = labels.columns[x] ?? '';
    context.fillText(label, left + x * cell, top - offset);
    context.fillText(label, left + x * cell, height - top + offset);
  }
  for (let y = (rows - 1) % every; y < rows; y += every) {
    const label = labels.rows[y] ?? '';
    context.fillText(label, left - offset, top + y * cell);
    context.fillText(label, width - left + offset, top + y * cell);
  }
}
