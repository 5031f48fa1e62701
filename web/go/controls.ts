/** Connects the controls that only Go has with its app. */

import { setUpNewGameDialog } from '../shell/dialogs.js';
import { element, onChoice, onClick } from '../shell/elements.js';
import type { Opener } from '../shell/opener.js';
import type { GoApp } from './app.js';
import type { Scoring } from './session.js';

export function setUpControls(app: GoApp, opener: Opener): void {
  onChoice('vicinity-level', (level) => app.useVicinityLevel(Number(level)));
  onChoice('scoring', (way) => app.useScoring(way === 'rules' ? null : (way as Scoring)));
  onClick('score-clear', () => app.clearDead());
  onClick('score-suggest', () => app.suggestDead());
  setUpNewGame(app, opener);
}

function setUpNewGame(app: GoApp, opener: Opener): void {
  const width = element<HTMLInputElement>('new-width');
  const height = element<HTMLInputElement>('new-height');
  for (const input of [width, height]) {
    input.addEventListener('input', () => element<HTMLInputElement>('size-custom').click());
  }
  setUpNewGameDialog(
    opener,
    (choices) => {
      const size = choices.get('size');
      if (size === 'custom') app.newGame(width.valueAsNumber, height.valueAsNumber);
      else app.newGame(Number(size), Number(size));
    },
    (choices) => {
      const used = choices.get('size') === 'custom' ? [width, height] : [];
      return used.find((input) => !input.checkValidity()) ?? null;
    },
  );
}
