/** Dialogs that only say or switch things. */

import { element, onClick } from './elements.js';
import type { Opener } from './opener.js';

/** Sets up a dialog by the name of the button for it; returns what opens it. */
export function setUpPlainDialog(opener: Pick<Opener, 'ask'>, button: string): () => void {
  const dialog = element<HTMLDialogElement>(`${button}-dialog`);
  onClick(`${button}-close`, () => dialog.close());
  closeOnBackdrop(dialog);
  return () => opener.ask(dialog);
}

export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
