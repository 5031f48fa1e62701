/** The switches beside the board: one for each overlay, and those for how the board looks, which all games share. */

import type { App } from './app.js';
import { element } from './elements.js';
import { recall, remember } from './preferences.js';

export function setUpSwitches(app: App): void {
  for (const id of Object.keys(app.overlays)) onSwitch(`overlay-${id}`, (on) => app.showOverlay(id, on));
  onKeptSwitch('wood', (on) => app.useWood(on));
  onKeptSwitch('coordinates', (on) => app.useCoordinates(on));
}

/** Calls back with the state of a checkbox, now and whenever it changes. */
function onSwitch(id: string, action: (on: boolean) => void): void {
  const checkbox = element<HTMLInputElement>(id);
  checkbox.addEventListener('change', () => action(checkbox.checked));
  action(checkbox.checked);
}

/** As onSwitch(), from visit to visit. */
export function onKeptSwitch(id: string, action: (on: boolean) => void): void {
  const kept = recall(id);
  if (kept !== null) element<HTMLInputElement>(id).checked = kept === 'on';
  onSwitch(id, action);
  element(id).addEventListener('change', () => {
    remember(id, element<HTMLInputElement>(id).checked ? 'on' : 'off');
  });
}
