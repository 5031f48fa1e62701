/**
 * Back and forward through the games that were opened in this tab: each is an entry of the browser's own history, so its buttons
 * and keys lead there too.
 */

import type { Autoplay } from './autoplay.js';
import { enable, onClick } from './elements.js';
import { open } from './games.js';
import type { KeptGames } from './library/kept-games.js';
import { settle } from './moves.js';
import { watch } from './render.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';

interface Entry {
  /** The place of the game in the library. */
  readonly game: string;
  /** The number of entries before this one, of the games that this tab has opened. */
  readonly number: number;
}

/** The games that stay open, with what can be undone in them. */
const MOST_OPEN = 20;

export class GamesOpened {
  private readonly open = new Map<string, AnySession>();
  private current: Entry;
  private file: object;
  private last: number;

  constructor(
    private readonly page: PageState,
    private readonly kept: KeptGames,
    autoplay: Autoplay,
    /** Called when a game is opened that is not the one looked at last. */
    private readonly opened: () => void,
  ) {
    const number = entryIn(history.state)?.number ?? 0;
    this.current = { game: kept.idOf(page.session), number };
    this.last = number;
    this.file = page.session.file;
    this.keepOpen(page.session);
    history.replaceState({ kakoi: this.current }, '');
    watch(page, (session) => this.follow(session));
    window.addEventListener('popstate', ({ state }) => {
      const entry = entryIn(state);
      if (entry === null) return; // a link, which opens its own game
      autoplay.stop();
      void this.goTo(entry);
    });
    onClick('game-back', () => history.back());
    onClick('game-forward', () => history.forward());
    this.show();
  }

  /** Makes an entry of a game that is not the one looked at last. */
  private follow(session: AnySession): void {
    const game = this.kept.idOf(session);
    const isSame = session.file === this.file || game === this.current.game;
    this.file = session.file;
    this.keepOpen(session);
    if (game === this.current.game) return;
    if (isSame) {
      // It goes on in a place of its own: another tab has the one it had.
      this.current = { ...this.current, game };
      history.replaceState({ kakoi: this.current }, '');
      return;
    }
    this.current = { game, number: this.current.number + 1 };
    this.last = this.current.number;
    // A link that was followed has made an entry already.
    const isNew = entryIn(history.state) !== null;
    history[isNew ? 'pushState' : 'replaceState']({ kakoi: this.current }, '');
    this.show();
    this.opened();
  }

  private async goTo(entry: Entry): Promise<void> {
    settle(this.page); // while it is still the game looked at
    const known = this.open.get(entry.game);
    this.current = entry;
    this.last = Math.max(this.last, entry.number);
    if (known !== undefined) open(this.page, () => known, '');
    else {
      const kept = await this.kept.find(entry.game).catch(() => null);
      if (kept !== null && this.current === entry) this.kept.open(kept);
    }
    this.show();
  }

  private keepOpen(session: AnySession): void {
    const id = this.kept.idOf(session);
    this.open.delete(id);
    this.open.set(id, session);
    const [oldest] = this.open.keys();
    if (this.open.size > MOST_OPEN && oldest !== undefined) this.open.delete(oldest);
  }

  private show(): void {
    enable('game-back', this.current.number > 0);
    enable('game-forward', this.current.number < this.last);
  }
}

function entryIn(state: unknown): Entry | null {
  const { kakoi } = (state ?? {}) as { readonly kakoi?: Entry };
  return typeof kakoi?.game === 'string' && Number.isInteger(kakoi.number) ? kakoi : null;
}
