/** Games that come to the page and leave it: as records, from the library, as files and as links. */

import { isLink } from './address.js';
import { copy } from './clipboard.js';
import { explained, messageOf } from './errors.js';
import { download } from './files.js';
import type { LinkError } from './link.js';
import { moved } from './moves.js';
import { hideNotice, showNotice } from './notice.js';
import { opponentOf } from './opponent.js';
import { pageFor } from './other-pages.js';
import { pagePart } from './part.js';
import { settle } from './record.js';
import { render, tell } from './render.js';
import type { AnySession, KeptSession, Opponent } from './session.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/** Stands for no move in particular; old links name it. */
const UNNAMED_MOVE = Number.MAX_SAFE_INTEGER;

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

/**
 * Opens a record at the given move, or at its first place when none is given; a broken record is reported
 * and changes nothing. Returns true when it is on the page.
 */
export function load(page: PageState, record: string, move = UNNAMED_MOVE): boolean {
  const owner = pageFor(record);
  if (owner !== null && owner.file !== page.hooks.file) {
    showNotice(say('This is a record of another game'), say('It can be opened on its own page:'), {
      text: say('Open it on the page of {game}', { game: say(owner.name) }),
      href: `${owner.file}#${new URLSearchParams({ move: String(move), [owner.ending]: record })}`,
    });
    return false;
  }
  const read = (): AnySession => {
    const session = page.hooks.read(record);
    if (move === UNNAMED_MOVE) session.goToFirstPlace();
    else session.goToMove(move);
    return session;
  };
  return open(page, read, say('This game record could not be read'));
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

export function save({ hooks: { format }, session }: PageState): void {
  download(`${session.ownName || 'game'}.${format.ending}`, session.toRecord(), format.type);
}

/** Copies a link that holds the record and the place in it; the address of the page becomes that link. */
export async function share(page: PageState): Promise<void> {
  const { linkTo } = await pagePart<typeof import('./link.js')>('link');
  let link: string;
  try {
    link = await linkTo(page.session.keep());
  } catch (error) {
    showNotice(say('There is no link to this game'), explained(error));
    return;
  }
  history.replaceState(history.state, '', link);
  const copied = await copy(link);
  tell(
    page,
    copied ? say('Link to this game copied.') : say('The address of this page is a link to this game.'),
  );
}

/** Opens the game that the address holds; false when it holds none that can be read. */
export async function openShared(page: PageState): Promise<boolean> {
  if (!isLink()) return false;
  const { hash } = location;
  const part = await pagePart<typeof import('./link.js')>('link').catch(() => null);
  if (part === null) return false; // which the page has said
  let shared: Awaited<ReturnType<typeof part.gameInAddress>>;
  try {
    shared = await part.gameInAddress(page.hooks.format.ending);
  } catch (error) {
    showNotice(say('This link cannot be opened'), messageOf(error), (error as LinkError).way);
    return false;
  }
  if (shared === null) return false;
  const isOpen =
    'state' in shared
      ? reopen(page, shared.state, undefined, say('This link cannot be opened'))
      : load(page, shared.record, shared.move);
  if (isOpen && location.hash === '') history.replaceState(history.state, '', hash);
  return isOpen;
}
