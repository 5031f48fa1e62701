/** The dialog that lists the keys. */

import { element, onClick } from './elements.js';
import type { Opener } from './opener.js';

export function setUpHelp(opener: Opener): void {
  const dialog = element<HTMLDialogElement>('help-dialog');
  const open = (): void => opener.ask(dialog);
  onClick('help', open);
  onClick('help-close', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('textarea, input, select');
    if (event.key !== '?' || isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}
