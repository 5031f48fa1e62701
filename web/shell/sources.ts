/** Games from elsewhere: from records and their files, from the library, and new ones. */

import { open, read } from './games.js';
import { showNotice } from './notice.js';
import { opponentOf } from './opponent.js';
import { pageFor } from './other-pages.js';
import { render } from './render.js';
import type { AnySession, KeptSession, Opponent } from './session.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/**
 * Opens a record at the given move, or at its first place when none is given; a broken record is reported
 * and changes nothing. Returns true when it is on the page.
 */
export function load(page: PageState, record: string, move?: number): boolean {
  const owner = pageFor(record);
  if (owner !== null && owner.file !== page.hooks.file) {
    showNotice(say('This is a record of another game'), say('It can be opened on its own page:'), {
      text: say('Open it on the page of {game}', { game: say(owner.name) }),
      href: `${owner.file}#${new URLSearchParams({ ...(move !== undefined && { move: String(move) }), [owner.ending]: record })}`,
    });
    return false;
  }
  return open(page, () => read(page, record, move), say('This game record could not be read'));
}

/** Opens another game of the record's file; nothing of the file is lost. */
export function openGameOfFile(page: PageState, index: number): void {
  const read = (): AnySession => {
    const session = page.session.gameOfFile(index);
    session.goToFirstPlace();
    return session;
  };
  if (!open(page, read, say('This game of the file could not be read'))) render(page);
}

/** Starts a game with that opponent, or with nobody; an impossible one is reported and changes nothing. */
export function newGame(page: PageState, start: () => AnySession, opponent: Opponent | null): void {
  const begin = (): AnySession => {
    const session = start();
    session.opponent = opponent;
    return session;
  };
  open(page, begin, say('This game is impossible'));
}

/**
 * Opens a kept game, of which `claim` is told before anybody else; returns false, after saying so, when it cannot be opened
 * and the present game stays.
 */
export function reopen(
  page: PageState,
  kept: KeptSession,
  claim: (session: AnySession) => void = () => {},
  otherwise = say('This game could not be read'),
): boolean {
  const revive = (): AnySession => {
    const session = page.hooks.revive(kept);
    const { color, level, seed } = kept.opponent ?? {};
    session.opponent = opponentOf(color, level, seed);
    claim(session);
    return session;
  };
  return open(page, revive, otherwise);
}
