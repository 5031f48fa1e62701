/** The layers as chips at the board's edge: one press in any mode, beside the switches with their explanations. */

import { element } from './elements.js';
import type { Modes } from './modes.js';
import { makeOneStop } from './one-stop.js';
import type { PageState } from './state.js';
import { say } from './words.js';

export function setUpChips(page: PageState, modes: Modes): void {
  const chips: HTMLElement[] = [];
  for (const box of element('overlays').querySelectorAll<HTMLInputElement>('[id^="overlay-"]')) {
    const id = box.id.replace('overlay-', '');
    const overlay = page.overlays[id];
    if (overlay === undefined) continue;
    const chip = document.createElement('button');
    chip.type = 'button';
    chip.id = `chip-${id}`;
    chip.textContent = shortened(say(overlay.title));
    chip.addEventListener('click', () => {
      const wasHidden = page.layersOfMode !== null;
      if (wasHidden) modes.choose('layers');
      if (!wasHidden || !box.checked) box.click();
    });
    const show = (): void =>
      chip.setAttribute('aria-pressed', String(box.checked && page.layersOfMode === null));
    box.addEventListener('change', show);
    modes.follow(show);
    show();
    chips.push(chip);
  }
  element('chips').append(...chips);
  makeOneStop(element('chips'), chips);
}

/** The title without what is added in brackets. */
function shortened(title: string): string {
  return title.split(/[(（]/)[0]!.trim();
}
