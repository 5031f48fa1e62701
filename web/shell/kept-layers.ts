/** Keeps from visit to visit which layers are on. */

import { recall, remember } from './preferences.js';

/** Restores the layers that were on, and keeps them from now on; `game` tells the pages apart. */
export function keepLayers(game: string): void {
  const name = `layers-${game}`;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[id^="overlay-"]')];
  const kept = recall(name)?.split(' ');
  for (const box of boxes) {
    const on = kept?.includes(box.id) ?? box.checked;
    if (box.checked !== on) {
      box.checked = on;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    }
    box.addEventListener('change', () => {
      remember(
        name,
        boxes
          .filter(({ checked }) => checked)
          .map(({ id }) => id)
          .join(' '),
      );
    });
  }
}
