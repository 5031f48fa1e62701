/** The settings of the board and the page, kept from visit to visit. */

import type { Autoplay } from './autoplay.js';
import { showBoardText } from './board-text.js';
import { element } from './elements.js';
import { offerLanguages } from './language-choice.js';
import { useCoordinates, useWood } from './look.js';
import { recall, remember } from './preferences.js';
import { setUpSound } from './sound.js';
import type { PageState } from './state.js';
import { onKeptSwitch } from './switches.js';
import { setUpTakeAway } from './take-away.js';

export function setUpSettings(page: PageState, autoplay: Autoplay): void {
  onKeptSwitch('wood', (on) => useWood(page, on));
  onKeptSwitch('coordinates', (on) => useCoordinates(page, on));
  setUpSound(page);
  const speed = element<HTMLSelectElement>('speed');
  speed.value = recall('speed') ?? speed.value;
  speed.addEventListener('change', () => {
    remember('speed', speed.value);
    autoplay.useSpeed(Number(speed.value));
  });
  offerLanguages();
  setUpTakeAway(page);
  const showText = (): void => showBoardText(page.board?.config.position ?? null);
  element('board-text').closest('details')?.addEventListener('toggle', showText);
}
