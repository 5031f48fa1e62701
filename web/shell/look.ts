/** The look of the board: its layers, its coordinates and its colours. */

import { drawLegends } from './legends.js';
import { recall } from './preferences.js';
import { render } from './render.js';
import type { PageState } from './state.js';
import { applyTheme } from './theme.js';

/** Shows these layers from now on. */
export function useLayers(page: PageState, ids: Iterable<string>): void {
  page.shown = new Set(ids);
  activate(page);
}

/** Shows these layers instead of the reader's own; with null the reader's again. */
export function useLayersOfMode(page: PageState, ids: readonly string[] | null): void {
  page.layersOfMode = ids;
  activate(page);
}

function activate(page: PageState): void {
  const shown = new Set(page.layersOfMode ?? page.shown);
  page.active = Object.entries(page.overlays).flatMap(([id, overlay]) => (shown.has(id) ? [overlay] : []));
  render(page);
}

/** Shows the board as the last visit left it; the switches for that come later, with the settings. */
export function recallLook(page: PageState): void {
  useWood(page, recall('wood') !== 'off');
  useCoordinates(page, recall('coordinates') !== 'off');
}

export function useWood(page: PageState, wood: boolean): void {
  if (wood === page.wood) return;
  page.wood = wood;
  refreshTheme(page);
}

export function useCoordinates(page: PageState, coordinates: boolean): void {
  if (coordinates === page.coordinates) return;
  page.coordinates = coordinates;
  render(page);
}

/** To be called when the page has become light or dark. */
export function refreshTheme(page: PageState): void {
  page.theme = applyTheme(page.wood);
  drawLegends(page.overlays, page.theme);
  page.record?.redraw();
  render(page);
  page.hooks.themeChanged?.(page);
}
