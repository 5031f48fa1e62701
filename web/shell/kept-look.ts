/** The look of boards as the reader has chosen it, on pages whose settings are there from the start. */

import type { Theme } from 'kakoi/pictures';
import { setUpAppearance } from './appearance.js';
import { onKeptSwitch } from './switches.js';
import { applyTheme } from './theme.js';

export interface Look {
  readonly theme: Theme;
  readonly coordinates: boolean;
}

/** Calls back with the look, now and whenever the reader changes it. */
export function onLook(changed: (look: Look) => void): void {
  let wood = true;
  let coordinates = true;
  const tell = (): void => changed({ theme: applyTheme(wood), coordinates });
  setUpAppearance(tell);
  onKeptSwitch('wood', (on) => {
    wood = on;
    tell();
  });
  onKeptSwitch('coordinates', (on) => {
    coordinates = on;
    tell();
  });
}
