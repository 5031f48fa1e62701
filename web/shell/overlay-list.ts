/**
 * The list of overlays beside the board, made from their own descriptions: a switch for each with its title
 * and legend. The page adds explanations: an element with `data-overlay` is the place of that overlay,
 * `data-on` means that it is on at first, and its legend goes into a `ul` of the class `legend`. An overlay whose
 * place is elsewhere belongs to a mode, which shows it: it gets its legend there, and no switch.
 */

import type { BoardLayer } from 'kakoi/board';
import { type CanvasFrame, CanvasPainter, type Overlay, type Theme } from 'kakoi/pictures';
import { element } from './elements.js';
import { type LegendEntry, legendInWords, say } from './words.js';

/** An overlay as the shell knows it, whatever its game. */
export type AnyOverlay = BoardLayer & Pick<Overlay<'go'>, 'title' | 'legend'>;

type Overlays = Readonly<Record<string, AnyOverlay>>;

/** The number of layers that never hide each other: all may be on. */
const FEW = 3;

/** The height of a legend's symbols, in CSS pixels. */
const SYMBOL = 20;

export function listOverlays(overlays: Overlays): void {
  const list = element('overlays');
  if (Object.keys(overlays).length > FEW) list.prepend(stackSwitch());
  for (const [id, overlay] of Object.entries(overlays)) {
    const place =
      document.querySelector<HTMLElement>(`[data-overlay="${id}"]`) ?? document.createElement('div');
    if (place.isConnected && place.parentElement !== list) {
      placeFor(place).append(...overlay.legend.map(lineOf));
      continue;
    }
    const about = document.createElement('div');
    about.className = 'about';
    about.append(...folded([...place.childNodes]));
    if (overlay.legend.length > 0) placeFor(about).append(...overlay.legend.map(lineOf));
    place.replaceChildren(switchOf(id, 'on' in place.dataset), labelOf(id, overlay.title), about);
    place.dataset.overlay = id;
    place.classList.add('overlay');
    list.append(...(place.parentElement === list ? [] : [place]));
  }
}

/** Folds the explanations behind a word that opens them; controls stay in view. */
function folded(nodes: readonly ChildNode[]): ChildNode[] {
  const isText = (node: ChildNode): boolean =>
    node instanceof HTMLParagraphElement && !node.querySelector('button');
  const texts = nodes.filter(isText);
  if (texts.length === 0) return [...nodes];
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = say('What it shows');
  details.append(summary, ...texts);
  return [...nodes.filter((node) => !texts.includes(node)), details];
}

function stackSwitch(): HTMLElement {
  const row = document.createElement('div');
  row.className = 'stack-row';
  const title = document.createElement('h2');
  title.textContent = say('Layers');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = 'switch';
  box.id = 'stack';
  box.autocomplete = 'off';
  const label = document.createElement('label');
  label.htmlFor = 'stack';
  label.textContent = say('several at once');
  row.append(title, box, label);
  return row;
}

function switchOf(id: string, isOn: boolean): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = 'switch';
  box.id = `overlay-${id}`;
  box.autocomplete = 'off';
  box.checked = isOn;
  return box;
}

function labelOf(id: string, title: string): HTMLLabelElement {
  const label = document.createElement('label');
  label.htmlFor = `overlay-${id}`;
  label.textContent = say(title);
  return label;
}

/** The place where the page wants the legend, by default before everything else. */
function placeFor(about: HTMLElement): HTMLElement {
  const wanted = about.querySelector<HTMLElement>('ul.legend');
  if (wanted !== null) return wanted;
  const list = document.createElement('ul');
  list.className = 'legend';
  about.prepend(list);
  return list;
}

function lineOf(entry: LegendEntry): HTMLLIElement {
  const item = document.createElement('li');
  const symbol = document.createElement('canvas');
  symbol.setAttribute('aria-hidden', 'true');
  item.append(symbol, legendInWords(entry));
  return item;
}

/** Draws the symbols of all legends as the board draws what they stand for. */
export function drawLegends(overlays: Overlays, theme: Theme): void {
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
