/** The dialogs of the page of Senket. */

import {
  type Dialogs,
  type Page,
  setUpDialogs,
  setUpNewGameDialog,
  setUpSizeFields,
} from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { complaintOf } from '../shell/errors.js';
import { opponentOf } from '../shell/opponent.js';
import type { SenketApp } from './app.js';
import html from './dialogs.html';
import { readSetup } from './editing.js';

export function setUp(page: Page<SenketApp>): Dialogs {
  return { ...setUpDialogs(html, page), new: setUpNewGame(page) };
}

function setUpNewGame({ app, opener }: Page<SenketApp>): () => void {
  const other = element<HTMLInputElement>('new-size');
  setUpSizeFields(other);
  const position = element<HTMLInputElement>('new-position');
  position.addEventListener('input', () => {
    position.setCustomValidity('');
    element<HTMLInputElement>('size-position').click();
  });
  return setUpNewGameDialog(
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
      position.setCustomValidity(size === 'position' ? complaintOf(() => readSetup(position.value)) : '');
      const used = size === 'custom' ? other : position;
      return used.checkValidity() ? null : used;
    },
  );
}
