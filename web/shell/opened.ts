/**
 * The mode in which a game opens: one against the engine where the opponent is, problems where they are solved, and what has been
 * commented where its comments are read.
 * Anything else leaves the reader in the mode that was chosen, but a game is not left where a press changes its stones, nor a
 * new one where a press plays nothing.
 */

import { hasComments } from './first-place.js';
import { isMode, type Modes } from './modes.js';
import type { PageState } from './state.js';

/** Chooses the mode for the game that has just been opened. */
export function showOpened(page: PageState, modes: Modes): void {
  const { opponent, root, isRecord } = page.session;
  const isEmpty = root.children.length === 0;
  if (opponent !== null) modes.open('play');
  else
    whenKnown(page, (asks) => {
      if (asks) {
        modes.open('read');
        void page.hooks.solve?.(page, true);
      } else if (hasComments(root) || (isMode('setup') && !isEmpty)) modes.open('record');
      else if (isMode('read') && page.hooks.solve !== undefined && isEmpty && !isRecord) modes.open('record');
    });
}

/** Asks the problem that the page begins with again, where the reader was solving it. */
export function askAgain(page: PageState): void {
  if (isMode('read')) whenKnown(page, (asks) => asks && void page.hooks.solve?.(page, true));
}

/** Tells whether the record asks something: at once where that is known, and not when another is open by then. */
function whenKnown(page: PageState, tell: (asks: boolean) => void): void {
  const { session, hooks } = page;
  const asks = hooks.asks?.(session) ?? false;
  if (typeof asks === 'boolean') tell(asks);
  else void asks.then((known) => page.session === session && tell(known));
}
