/** The dialog that lists the keys. */

import { setUpPlainDialog } from './dialogs.js';
import type { Opener } from './opener.js';

export function setUpHelp(opener: Pick<Opener, 'ask'>): void {
  const open = setUpPlainDialog(opener, 'help');
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('textarea, input, select');
    if (event.key !== '?' || isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}
