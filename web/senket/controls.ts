/** Connects the controls that only Senket has with its app. */

import type { Color, SenketMode } from 'kakoi';
import { setUpNewGameDialog } from '../shell/dialogs.js';
import { setUpTools } from '../shell/editing.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Modes } from '../shell/modes.js';
import type { Opener } from '../shell/opener.js';
import { Opponents, opponentOf } from '../shell/opponent.js';
import type { SenketApp } from './app.js';
import { readSetup } from './editing.js';

export function setUpControls(app: SenketApp, opener: Opener, modes: Modes): void {
  onChoice('linking', (links) => app.useLinking(links === 'all'));
  onChoice('mode', (mode) => app.useMode(mode as SenketMode));
  onChoice('try-color', (color) => app.tryWith(color as Color));
  setUpTools(app, modes);
  onClick('try-clear', () => app.clearScratch());
  const trying = element<HTMLInputElement>('try');
  trying.addEventListener('change', () => app.tryMoves(trying.checked));

  new Opponents(app, (...how) => app.findMove(...how));

  const other = element<HTMLInputElement>('new-size');
  other.addEventListener('input', () => element<HTMLInputElement>('size-custom').click());
  const position = element<HTMLInputElement>('new-position');
  position.addEventListener('input', () => {
    position.setCustomValidity('');
    element<HTMLInputElement>('size-position').click();
  });
  setUpNewGameDialog(
    opener,
    (choices) => {
      // An example may have chosen otherwise.
      document.querySelector<HTMLElement>('[name="mode"][value="area"]')?.click();
      const size = choices.get('size');
      const opponent = opponentOf(choices.get('opponent'), choices.get('level'));
      if (size === 'position') app.newGame({ setup: readSetup(position.value) }, opponent);
      else app.newGame({ size: size === 'custom' ? other.valueAsNumber : Number(size) }, opponent);
    },
    (choices) => {
      const size = choices.get('size');
      position.setCustomValidity(size === 'position' ? complaintOf(position.value) : '');
      const used = size === 'custom' ? other : position;
      return used.checkValidity() ? null : used;
    },
  );
}

/** The fault of a set-up as text, or ''. */
function complaintOf(setup: string): string {
  try {
    readSetup(setup);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
