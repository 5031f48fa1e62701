/** The keys of the page. Once Enter was pressed on the board, they are the board's own. */

import { element } from '../shell/elements.js';
import { shareKeys } from '../shell/keys.js';

interface Commands {
  step(steps: number): void;
  /** Goes on with the move of that number, from 0; false where there is none. */
  choose(number: number): boolean;
}

export function setUpKeyboard({ step, choose }: Commands): void {
  const isForField = shareKeys(element('board'));
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
    if (isForField(event)) return;
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === 'Home' && fits()) step(Number.NEGATIVE_INFINITY);
    else if (key === '/') element('player').focus();
    else if (!/^[1-9]$/.test(key) || !choose(Number(key) - 1)) return;
    event.preventDefault();
  });
}

/** True when the window has nothing to scroll, which Home would do otherwise. */
function fits(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight <= clientHeight;
}
