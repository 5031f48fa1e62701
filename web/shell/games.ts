/** Games that come to the page and leave it. */

import { explained } from './errors.js';
import { download } from './files.js';
import { moved, settle } from './moves.js';
import { hideNotice, showNotice } from './notice.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';

/**
 * Opens the session that `make` returns; when it throws, that is reported under the title and the game
 * stays. Returns true when the page has another session then.
 */
export function open(page: PageState, make: () => AnySession, title: string): boolean {
  const before = page.session;
  settle(page);
  try {
    page.session = make();
  } catch (error) {
    showNotice(title, explained(error));
    return false;
  }
  hideNotice(); // first, because the page may have to tell that the old game could not be kept
  page.hooks.replaced?.(page);
  page.board?.leave(); // another game is on the board
  moved(page);
  return page.session !== before;
}

/** The session of a record, at the given move, or at its first place when none is given; throws the package's errors. */
export function read(page: PageState, record: string, move?: number): AnySession {
  const session = page.hooks.read(record);
  if (move === undefined) session.goToFirstPlace();
  else session.goToMove(move);
  return session;
}

export function save({ hooks: { format }, session }: PageState): void {
  download(`${session.ownName || 'game'}.${format.ending}`, session.toRecord(), format.type);
}
