/** The page without an engine: it says why, and shows nothing that would need one. */

import { element, setText } from './elements.js';
import { messageOf } from './errors.js';

/** Starts the engine; resolves with false, after saying so, when that is impossible. */
export async function hasStarted(starting: Promise<unknown>): Promise<boolean> {
  try {
    await starting;
    return true;
  } catch (error) {
    setText('failure-detail', messageOf(error));
    element('failure').hidden = false;
    for (const part of document.querySelectorAll<HTMLElement>('#main, #game-actions')) part.hidden = true;
    return false;
  }
}
