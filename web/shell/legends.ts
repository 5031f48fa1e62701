/** The legends of overlays: their symbols are drawn as the board draws what they stand for. */

import type { BoardLayer } from 'kakoi/board';
import { type CanvasFrame, CanvasPainter, type Overlay, type Theme } from 'kakoi/pictures';
import { make } from './elements.js';
import { type LegendEntry, legendInWords } from './words.js';

/** An overlay as the shell knows it, whatever its game. */
export type AnyOverlay = BoardLayer & Pick<Overlay<'go'>, 'title' | 'legend'>;

/** The height of a legend's symbols, in CSS pixels. */
const SYMBOL = 20;

/** Writes the legend where the place wants it, by default after its title. */
export function addLegend(place: HTMLElement, { legend }: AnyOverlay): void {
  if (legend.length === 0) return;
  const list = place.querySelector<HTMLElement>('ul.legend') ?? document.createElement('ul');
  list.className = 'legend';
  list.append(...legend.map(lineOf));
  if (!list.isConnected) place.firstElementChild!.after(list);
}

function lineOf(entry: LegendEntry): HTMLLIElement {
  const symbol = make('canvas');
  symbol.setAttribute('aria-hidden', 'true');
  return make('li', {}, symbol, legendInWords(entry));
}

/** Draws the symbols of all legends as the board draws what they stand for. */
export function drawLegends(overlays: Readonly<Record<string, AnyOverlay>>, theme: Theme): void {
  for (const [id, { legend }] of Object.entries(overlays)) {
    const symbols = document.querySelectorAll<HTMLCanvasElement>(`[data-overlay="${id}"] .legend canvas`);
    symbols.forEach((canvas, i) => {
      const entry = legend[i];
      if (entry !== undefined) drawSymbol(canvas, entry, theme);
    });
  }
}

/**
 * Draws a symbol on a strip of board as wide as the entry says, with a point in the middle of every square.
 */
function drawSymbol(canvas: HTMLCanvasElement, { shapes, columns = 1 }: LegendEntry, theme: Theme): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const cell = Math.round(SYMBOL * (window.devicePixelRatio || 1));
  const frame: CanvasFrame = {
    columns,
    rows: 1,
    pattern: 'lines',
    cell,
    width: columns * cell,
    height: cell,
    left: cell / 2,
    top: cell / 2,
    labels: 0,
  };
  canvas.width = frame.width;
  canvas.height = frame.height;
  canvas.style.width = `${columns * SYMBOL}px`;
  canvas.style.height = `${SYMBOL}px`;
  context.fillStyle = theme.board;
  context.fillRect(0, 0, frame.width, frame.height);
  new CanvasPainter(frame, theme).paint(context, shapes);
}
