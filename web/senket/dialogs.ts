/** The dialogs of the page of Senket. */

import {
  type Dialogs,
  type Parts,
  setUpDialogs,
  setUpNewGameDialog,
  setUpSizeFields,
} from '../shell/dialogs.js';
import { element } from '../shell/elements.js';
import { complaintOf } from '../shell/errors.js';
import { opponentOf } from '../shell/opponent.js';
import { newGame } from '../shell/sources.js';
import html from './dialogs.html';
import { readSetup } from './editing.js';
import { SenketSession } from './session.js';
import type { SenketState } from './state.js';

export function setUp(parts: Parts<SenketState>): Dialogs {
  return { ...setUpDialogs(html, parts), new: setUpNewGame(parts) };
}

function setUpNewGame({ page, opener }: Parts<SenketState>): () => void {
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
      const options =
        size === 'position'
          ? { setup: readSetup(position.value) }
          : { size: size === 'custom' ? other.valueAsNumber : Number(size) };
      newGame(page, () => SenketSession.start(options), opponent);
    },
    (choices) => {
      const size = choices.get('size');
      position.setCustomValidity(size === 'position' ? complaintOf(() => readSetup(position.value)) : '');
      const used = size === 'custom' ? other : position;
      return used.checkValidity() ? null : used;
    },
  );
}
