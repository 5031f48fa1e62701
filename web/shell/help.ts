/** The dialog that lists the keys, opened by its button and by a key. */

import { onClick } from './elements.js';

export function setUpHelp(open: () => void): void {
  onClick('help', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('textarea, input, select');
    if (event.key !== '?' || isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}
