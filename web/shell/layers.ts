/**
 * The layers: a chip for each at the board's edge switches it on and off in any mode, and the mode Layers explains those that are
 * on. The page has the explanations: an element with `data-overlay` is the place of that overlay, `data-on` means that it is on at
 * first, and `data-exhibit` names the exhibit that shows how it is found. Overlays without a place belong to a mode, which shows
 * them.
 */

import { element, make } from './elements.js';
import { type AnyOverlay, addLegend } from './legends.js';
import { useLayers } from './look.js';
import type { Modes } from './modes.js';
import { makeOneStop } from './one-stop.js';
import { recall, remember } from './preferences.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/** Makes the chips and the explanations, and shows the layers of the last visit; `game` tells the pages apart. */
export function setUpLayers(page: PageState, modes: Modes, game: string): void {
  const list = element('overlays');
  const chips = new Map<string, HTMLElement>();
  const places = [...list.querySelectorAll<HTMLElement>('[data-overlay]')];
  for (const place of places) {
    const id = place.dataset.overlay!;
    chips.set(id, chipOf(id, page.overlays[id]!));
    explain(place, page.overlays[id]!);
  }
  const show = (): void => {
    for (const [id, chip] of chips)
      chip.setAttribute('aria-checked', String(page.layersOfMode === null && page.shown.has(id)));
    for (const place of places) place.hidden = !page.shown.has(place.dataset.overlay!);
  };
  const use = (ids: Iterable<string>): void => {
    useLayers(page, ids);
    remember(`layers-${game}`, [...page.shown].join(' '));
    show();
  };

  const several = element<HTMLInputElement>('several');
  several.checked = recall('several') === 'on';
  several.addEventListener('change', () => {
    remember('several', several.checked ? 'on' : 'off');
    if (!several.checked) use([...page.shown].slice(0, 1));
  });
  for (const [id, chip] of chips) {
    chip.addEventListener('click', () => {
      const isOn = chip.getAttribute('aria-checked') === 'true';
      if (page.layersOfMode !== null) modes.choose('layers');
      const others = several.checked || isOn ? [...page.shown].filter((other) => other !== id) : [];
      use(isOn ? others : [...others, id]);
    });
  }
  element('chips').append(...chips.values());
  makeOneStop(element('chips'), [...chips.values()]);
  modes.follow(show);
  const begun = places.filter((place) => 'on' in place.dataset).map(({ dataset }) => dataset.overlay!);
  const kept = recall(`layers-${game}`)?.split(' ');
  useLayers(page, kept?.filter((id) => chips.has(id)) ?? begun);
  show();
}

/** The chip has the title without what is added in brackets, which the explanation keeps. */
function chipOf(id: string, { title }: AnyOverlay): HTMLElement {
  const words = say(title).split(/[(（]/)[0]!.trim();
  const chip = make('button', { type: 'button', id: `layer-${id}` }, words);
  chip.setAttribute('role', 'switch');
  return chip;
}

/** Completes the page's explanation: title, legend, and the way to the exhibit. */
function explain(place: HTMLElement, overlay: AnyOverlay): void {
  place.classList.add('about');
  place.prepend(make('h3', {}, say(overlay.title)));
  addLegend(place, overlay);
  const { exhibit } = place.dataset;
  if (exhibit === undefined) return;
  const href = `algorithms.html#${exhibit}`;
  place.append(make('a', { className: 'watch', href }, say('Watch how it is found')));
}
