/**
 * The switches beside the board: one for each overlay, and those for the look of the board, which all games
 * share.
 */

import { element } from './elements.js';
import { showOverlay, useCoordinates, useWood } from './look.js';
import { recall, remember } from './preferences.js';
import type { PageState } from './state.js';

export function setUpSwitches(page: PageState): void {
  const ids = Object.keys(page.overlays).filter((id) => document.getElementById(`overlay-${id}`) !== null);
  for (const id of ids) onSwitch(`overlay-${id}`, (on) => showOverlay(page, id, on));
  setUpSolo(ids);
  // Their switches come later, with the settings.
  onKept('wood', (on) => useWood(page, on));
  onKept('coordinates', (on) => useCoordinates(page, on));
}

/** Keeps one layer on at a time, unless the reader wants several. Layers that programs switch on stay on. */
function setUpSolo(ids: readonly string[]): void {
  const stack = document.querySelector<HTMLInputElement>('#stack');
  if (stack === null) return;
  const boxes = ids.map((id) => element<HTMLInputElement>(`overlay-${id}`));
  const keep = (one: HTMLInputElement | undefined): void => {
    for (const box of boxes) if (box !== one && box.checked) turnOff(box);
  };
  for (const box of boxes) {
    box.addEventListener('change', (event) => {
      if (event.isTrusted && box.checked && !stack.checked) keep(box);
    });
  }
  stack.checked = recall('stack') === 'on';
  stack.addEventListener('change', () => {
    remember('stack', stack.checked ? 'on' : 'off');
    if (!stack.checked) keep(boxes.find(({ checked }) => checked));
  });
}

function turnOff(box: HTMLInputElement): void {
  box.checked = false;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Calls back with the state of a checkbox, now and whenever it changes. */
function onSwitch(id: string, action: (on: boolean) => void): void {
  const checkbox = element<HTMLInputElement>(id);
  checkbox.addEventListener('change', () => action(checkbox.checked));
  action(checkbox.checked);
}

/** Calls back with the state in which the last visit left a switch that is on at first. */
function onKept(id: string, action: (on: boolean) => void): void {
  action(recall(id) !== 'off');
}

/** As onSwitch(), with the state kept from visit to visit. */
export function onKeptSwitch(id: string, action: (on: boolean) => void): void {
  const kept = recall(id);
  if (kept !== null) element<HTMLInputElement>(id).checked = kept === 'on';
  onSwitch(id, action);
  element(id).addEventListener('change', () => {
    remember(id, element<HTMLInputElement>(id).checked ? 'on' : 'off');
  });
}
