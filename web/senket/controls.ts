/** Connects the controls that only Senket has with its app. */

import type { Color, SenketMode, SenketSearchOptions } from 'kakoi';
import { setUpNewGameDialog } from '../shell/dialogs.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Opener } from '../shell/opener.js';
import { Opponents, opponentOf } from '../shell/opponent.js';
import type { SenketApp } from './app.js';

/** How far each level looks: measured in docs/senket.md, each beats the one before. */
const LEVELS: readonly SenketSearchOptions[] = [
  { depth: 1 },
  { depth: 2 },
  { depth: 3, nodes: 8_000_000 },
];

export function setUpControls(app: SenketApp, opener: Opener): void {
  onChoice('linking', (links) => app.useLinking(links === 'all'));
  onChoice('mode', (mode) => app.useMode(mode as SenketMode));
  onChoice('try-color', (color) => app.tryWith(color as Color));
  onClick('try-clear', () => app.clearScratch());
  const trying = element<HTMLInputElement>('try');
  trying.addEventListener('change', () => app.tryMoves(trying.checked));

  new Opponents(app, LEVELS.length, (level, signal) => app.findMove(LEVELS[level - 1] ?? {}, signal));

  const other = element<HTMLInputElement>('new-size');
  other.addEventListener('input', () => element<HTMLInputElement>('size-custom').click());
  setUpNewGameDialog(
    opener,
    (choices) => {
      trying.checked = false;
      app.tryMoves(false);
      // An example may have chosen otherwise.
      document.querySelector<HTMLElement>('[name="mode"][value="area"]')?.click();
      const size = choices.get('size');
      const opponent = opponentOf(choices.get('opponent'), choices.get('level'));
      app.newGame(size === 'custom' ? other.valueAsNumber : Number(size), opponent);
    },
    (choices) => (choices.get('size') === 'custom' && !other.checkValidity() ? other : null),
  );
}
