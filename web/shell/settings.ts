/** The settings of the board and the page, kept from visit to visit. */

import type { App } from './app.js';
import type { Autoplay } from './autoplay.js';
import { showBoardText } from './board-text.js';
import { element } from './elements.js';
import { offerLanguages } from './language-choice.js';
import { recall, remember } from './preferences.js';
import { setUpSound } from './sound.js';
import { onKeptSwitch } from './switches.js';
import { setUpTakeAway } from './take-away.js';

export function setUpSettings(app: App, autoplay: Autoplay): void {
  onKeptSwitch('wood', (on) => app.useWood(on));
  onKeptSwitch('coordinates', (on) => app.useCoordinates(on));
  setUpSound(app);
  const speed = element<HTMLSelectElement>('speed');
  speed.value = recall('speed') ?? speed.value;
  speed.addEventListener('change', () => {
    remember('speed', speed.value);
    autoplay.useSpeed(Number(speed.value));
  });
  offerLanguages();
  setUpTakeAway(app);
  const showText = (): void => showBoardText(app.view?.config.position ?? null);
  element('board-text').closest('details')?.addEventListener('toggle', showText);
}
