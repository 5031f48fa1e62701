/** Switches whose state is kept from visit to visit. */

import { element } from './elements.js';
import { recall, remember } from './preferences.js';

/** Calls back with the state of a checkbox, now and whenever it changes; the last visit's is the first. */
export function onKeptSwitch(id: string, action: (on: boolean) => void): void {
  const box = element<HTMLInputElement>(id);
  const kept = recall(id);
  if (kept !== null) box.checked = kept === 'on';
  box.addEventListener('change', () => {
    action(box.checked);
    remember(id, box.checked ? 'on' : 'off');
  });
  action(box.checked);
}
