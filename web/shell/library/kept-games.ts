/**
 * The games that the reader has had on the page, kept if the browser allows it: the one of this tab comes back when the page
 * does, and the others can be opened again. Games that the reader has changed, named or pinned stay until the reader deletes
 * them; of those only looked at, the latest stay.
 *
 * Tabs that show one game take turns: what one has changed, the others show when the reader turns to them. A tab writes over a
 * game only while it is as the tab knows it; when two have changed it at once, this one goes on with a copy.
 */

import { settle } from '../moves.js';
import { showNotice } from '../notice.js';
import type { AnySession } from '../session.js';
import { reopen } from '../sources.js';
import type { PageState } from '../state.js';
import { say } from '../words.js';
import { gameIn, inOrder, type KeptGame, newId, textOf } from './kept-game.js';
import { forget, type LeftGame, leave, leftGames } from './leaving.js';
import { Shelf } from './shelf.js';
import { gameOfTab, isDuplicate, News, setGameOfTab } from './tabs.js';

/** The most games kept that were only looked at. */
const MOST_UNCHANGED = 30;
/** Writing waits until the reader pauses for this long. */
const PAUSE_MS = 400;

/**
 * The fate of a game that is to be written: another tab may have written to its place, and this one may have something to add
 * or not.
 */
type Outcome = 'kept' | 'passed by' | 'overtaken';

/** The place of the library that a session is kept in. */
interface Place {
  readonly id: string;
  /** The text of the game there as this tab has read or written it; null before that. */
  readonly known: string | null;
  readonly isChanged: boolean;
}

export class KeptGames {
  private readonly shelf = new Shelf();
  private readonly news = new News((id) => this.hear(id));
  /** Places by the files that sessions belong to: a file has one place, whichever of its games is looked at. */
  private readonly places = new WeakMap<object, Place>();
  /** Games that could not be kept, by the ids of their places. They last as long as the page. */
  private readonly unkept = new Map<string, KeptGame>();
  private session: AnySession | null = null;
  private isDue = false;
  /** Version of the session's record as it was written last, or begun with. */
  private version = 0;
  private timer = 0;
  /** Resolves when all that was to be written is written; one game at a time. */
  private writing: Promise<unknown> = Promise.resolve();
  private readonly underWay = new Set<LeftGame>();
  /** True when another tab has changed the game on the page. */
  private isStale = false;
  private hasToldOfNothingKept = false;

  /** `game` tells the pages of different games apart. */
  constructor(
    private readonly game: string,
    private readonly page: PageState,
  ) {
    // Browsers do not always tell a page that it is left, but they do tell it that it is hidden.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.leave();
      else this.takeTurn();
    });
    window.addEventListener('pagehide', () => this.leave());
    window.addEventListener('focus', () => this.takeTurn());
  }

  /**
   * Opens the game of this tab, or else the latest that can be opened; false when there is none. A duplicated tab gets a copy of
   * its own.
   */
  async openLast(): Promise<boolean> {
    try {
      const isCopy = await isDuplicate();
      await this.takeOver().catch(() => {}); // it stays where it is
      const own = await this.find(gameOfTab(this.game));
      if (own !== null && this.open(own, isCopy)) return true;
      for await (const game of this.shelf.latest(this.game)) if (this.open(game)) return true;
    } catch (error) {
      // A browser that keeps nothing finds nothing; the page says so once there is something to lose.
      if (!(error instanceof DOMException) && typeof indexedDB === 'object') reportError(error);
    }
    return false;
  }

  /** Makes this one of the tabs that have the library open, where there is nothing to be opened. */
  async enter(): Promise<void> {
    await Promise.all([isDuplicate(), this.isPossible()]); // which makes the database, too
  }

  /** Opens a kept game; false, after saying so, when it cannot be opened. The copy of one gets a place of its own. */
  open(game: KeptGame, isCopy = false): boolean {
    const { page, session } = this;
    const place = isCopy ? { id: newId(), known: null } : { id: game.id, known: textOf(game.state) };
    const isOpen = reopen(page, game.state, (opened) => {
      this.places.set(opened.file, { ...place, isChanged: game.isChanged });
      if (game.file !== undefined) opened.fileName = game.file;
      opened.name = game.name ?? '';
    });
    if (!isOpen) return false;
    setGameOfTab(this.game, place.id);
    if (session === null) this.begin(page.session);
    if (session === null && isCopy) this.watch(page.session);
    return true;
  }

  /** Begins with the page's first game, which is kept once the reader does something to it. */
  begin(session: AnySession): void {
    this.session = session;
    this.version = session.version;
  }

  /** Keeps the session as it is once the reader pauses. */
  watch(session: AnySession): void {
    if (session !== this.session) {
      if (this.session?.file !== session.file) void this.write();
      this.isStale = false;
      this.session = session;
    }
    setGameOfTab(this.game, this.placeOf(session).id);
    this.isDue = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.write(), PAUSE_MS);
  }

  /** The place of a session in the library, which it gets by this. */
  idOf(session: AnySession): string {
    return this.placeOf(session).id;
  }

  /** The kept game with the id; null when there is none. */
  async find(id: string | null): Promise<KeptGame | null> {
    if (id === null) return null;
    return this.unkept.get(id) ?? (await this.shelf.get(id));
  }

  /** All kept games, the pinned and then the latest first, each once: the one on the page, if it is kept, for its equals. */
  async list(): Promise<KeptGame[]> {
    await this.write();
    const { session } = this;
    const known = new Set(session && [textOf(session.keep())]);
    const games = (await this.all()).filter((game) => {
      const text = textOf(game.state);
      const isKnown = known.has(text) && game.name === undefined && !game.isPinned;
      known.add(text);
      return this.isOnPage(game) || !isKnown;
    });
    return inOrder(games);
  }

  /** True for the game on the page. */
  isOnPage({ id }: Pick<KeptGame, 'id'>): boolean {
    return this.session !== null && this.places.get(this.session.file)?.id === id;
  }

  /** True when the browser keeps anything at all. */
  async isPossible(): Promise<boolean> {
    return this.shelf.all(this.game).then(
      () => true,
      () => false,
    );
  }

  /** Everything that is kept, of all pages. */
  async everything(): Promise<KeptGame[]> {
    await this.write();
    const kept = await this.shelf.all().catch(() => []);
    return [...this.unkept.values(), ...kept.filter(({ id }) => !this.unkept.has(id))];
  }

  /** Names a game or pins it; '' takes the name away. */
  async mark(
    game: KeptGame,
    { name, isPinned }: { name?: string; isPinned?: boolean },
  ): Promise<KeptGame | null> {
    if (name !== undefined && this.isOnPage(game)) {
      this.page.session.name = name;
      settle(this.page);
    }
    const marked = (there: KeptGame): KeptGame | null =>
      gameIn({ ...there, ...(name !== undefined && { name }), ...(isPinned !== undefined && { isPinned }) });
    const unkept = this.unkept.get(game.id);
    if (unkept === undefined) return this.shelf.change(game.id, (there) => there && marked(there));
    const next = marked(unkept);
    if (next !== null) this.unkept.set(game.id, next);
    return next;
  }

  /** Removes a game, and all unnamed ones that are equal; the result puts them back. */
  async remove(game: KeptGame): Promise<() => Promise<void>> {
    const gone = (await this.all()).filter((one) => {
      const isEqual = one.name === undefined && !one.isPinned && textOf(one.state) === textOf(game.state);
      return one.id === game.id || (isEqual && !this.isOnPage(one));
    });
    const unkept = gone.filter(({ id }) => this.unkept.has(id));
    for (const { id } of unkept) this.setUnkept(id, null);
    await this.shelf.remove(gone.map(({ id }) => id)).catch(() => {});
    return async () => {
      for (const one of gone) {
        if (unkept.includes(one)) this.setUnkept(one.id, one);
        else await this.shelf.change(one.id, () => one);
      }
    };
  }

  /** Adds games from a file; the result counts those that were not here. A game that differs from one here stays beside it. */
  async add(games: readonly KeptGame[]): Promise<number> {
    const kept = await this.everything();
    const ids = new Set(kept.map(({ id }) => id));
    const named = ({ name, state }: KeptGame) => `${name ?? ''}\n${textOf(state)}`;
    const known = new Set(kept.flatMap((game) => [textOf(game.state), named(game)]));
    let added = 0;
    for (const game of games) {
      if (known.has(game.name === undefined ? textOf(game.state) : named(game))) continue;
      const id = ids.has(game.id) ? newId() : game.id;
      await this.shelf.change(id, () => ({ ...game, id }));
      known.add(textOf(game.state)).add(named(game));
      added++;
    }
    return added;
  }

  private placeOf({ file }: AnySession): Place {
    const place = this.places.get(file) ?? { id: newId(), known: null, isChanged: false };
    this.places.set(file, place);
    return place;
  }

  private async all(): Promise<KeptGame[]> {
    const unkept = [...this.unkept.values()];
    const kept = await this.shelf.all(this.game).catch(() => []);
    return [...unkept, ...kept.filter(({ id }) => !this.unkept.has(id))].sort((a, b) => b.when - a.when);
  }

  // ── Writing ────────────────────────────────────────────────────────────

  /** The game on the page as it is to be kept; null when nothing has happened since it was written. */
  private take(): KeptGame | null {
    const { session } = this;
    if (session === null) return null;
    session.settle();
    if (!this.isDue && session.version === this.version) return null;
    this.isDue = false;
    this.version = session.version;
    window.clearTimeout(this.timer);
    const { id, isChanged } = this.placeOf(session);
    const file = session.fileName;
    const { length: games } = session.games;
    return {
      id,
      game: this.game,
      title: (games > 1 && file) || session.title,
      when: Date.now(),
      moves: session.moves,
      isChanged: isChanged || session.isChanged,
      state: session.keep(),
      ...(file !== '' && { file }),
      ...(games > 1 && { games }),
    };
  }

  /** Writes what has happened; resolves once it, and all before it, is written. */
  private async write(): Promise<void> {
    const game = this.take();
    const { session } = this;
    if (game !== null && session !== null) this.beginWriting(game, session);
    await this.writing;
  }

  private beginWriting(game: KeptGame, session: AnySession): void {
    const left = { game, replaces: this.placeOf(session).known };
    this.underWay.add(left);
    this.writing = this.writing
      .then(() => this.put(game, session))
      .catch(reportError)
      .then(() => this.underWay.delete(left));
  }

  /** Writes what has happened where it is safe at once. */
  private leave(): void {
    const game = this.take();
    const { session } = this;
    if (game !== null && session !== null) this.beginWriting(game, session);
    for (const one of this.underWay) leave(one);
  }

  private async put(game: KeptGame, session: AnySession): Promise<void> {
    const place = this.placeOf(session);
    const text = textOf(game.state);
    let outcome = 'kept' as Outcome;
    const next = (there: KeptGame | null): KeptGame | null => {
      const written = there && textOf(there.state);
      const isOwn = written === place.known || written === text;
      // Another tab has written here, or has deleted the game. What only looks gives way to it.
      outcome = isOwn ? 'kept' : text === place.known ? 'passed by' : there === null ? 'kept' : 'overtaken';
      if (outcome !== 'kept') return null;
      const { name, isPinned } = there ?? {};
      return { ...game, id: place.id, ...(name && { name }), ...(isPinned && { isPinned }) };
    };
    const error = await this.tryTo(() => this.shelf.change(place.id, next));
    if (error === null) forget(game);
    if (outcome === 'overtaken') {
      this.places.set(session.file, { ...place, id: newId(), known: null });
      if (session === this.session) setGameOfTab(this.game, this.idOf(session));
      await this.put(game, session);
      return;
    }
    const isKept = error === null;
    if (outcome === 'passed by') return;
    this.places.set(session.file, {
      id: place.id,
      known: isKept ? text : place.known,
      isChanged: game.isChanged,
    });
    if (!isKept) this.tell(error, game, place.id);
    this.setUnkept(place.id, isKept ? null : { ...game, id: place.id });
    if (isKept && text !== place.known) this.news.tell(place.id);
    if (isKept && place.known === null) await this.forgetOld(place.id);
  }

  /** Writes, and makes room by removing games that were only looked at, the oldest first; returns what is in the way. */
  private async tryTo(write: () => Promise<unknown>): Promise<Error | null> {
    let room: KeptGame[] | null = null;
    for (;;) {
      try {
        await write();
        return null;
      } catch (error) {
        if (!isNoRoom(error)) return error as Error;
        room ??= await this.unchanged().catch(() => []);
        const oldest = room.pop();
        if (oldest === undefined) return error as Error;
        await this.shelf.remove([oldest.id]);
      }
    }
  }

  private async forgetOld(current: string): Promise<void> {
    const old = (await this.unchanged()).slice(MOST_UNCHANGED).filter(({ id }) => id !== current);
    if (old.length > 0) await this.shelf.remove(old.map(({ id }) => id));
  }

  /** The games that were only looked at, the latest first. */
  private async unchanged(): Promise<KeptGame[]> {
    const all = await this.shelf.all(this.game);
    return all.filter(({ isChanged, name, isPinned }) => !isChanged && name === undefined && !isPinned);
  }

  /** Takes over the games that pages have left where it was safe at once. */
  private async takeOver(): Promise<void> {
    for (const { game, replaces } of leftGames(this.game)) {
      const text = textOf(game.state);
      const isOurs = (there: KeptGame) => [text, replaces].includes(textOf(there.state));
      const copy = { ...game, id: newId() };
      const put = await this.shelf.change(game.id, (there) => {
        if (there !== null && !isOurs(there)) return null; // another tab has written there
        return {
          ...game,
          ...(there?.name && { name: there.name }),
          ...(there?.isPinned && { isPinned: true }),
        };
      });
      if (put === null) await this.shelf.change(copy.id, () => copy);
      if (put === null && gameOfTab(this.game) === game.id) setGameOfTab(this.game, copy.id);
      forget(game);
    }
  }

  // ── Turns ──────────────────────────────────────────────────────────────

  /** Called when another tab has changed a game. */
  private hear(id: string): void {
    if (!this.isOnPage({ id })) return;
    this.isStale = true;
    if (document.visibilityState === 'visible') this.takeTurn();
  }

  /** Goes on with the game as another tab has left it; what has been changed here meanwhile is kept as a copy. */
  private takeTurn(): void {
    if (!this.isStale) return;
    this.isStale = false;
    this.writing = this.writing.then(() => this.follow()).catch(reportError);
  }

  private async follow(): Promise<void> {
    const { session } = this;
    if (session === null) return;
    const { id, known } = this.placeOf(session);
    if (textOf(session.keep()) !== known) return; // the next write tells the two apart
    const there = await this.shelf.get(id);
    if (there === null || textOf(there.state) === known || session !== this.session) return;
    this.open(there);
    this.version = this.page.session.version;
  }

  // ── What cannot be kept ────────────────────────────────────────────────

  /**
   * Notes a game that could not be kept, or could. While such work would be lost, the browser asks before it leaves the page.
   */
  private setUnkept(id: string, game: KeptGame | null): void {
    if (game === null) this.unkept.delete(id);
    else this.unkept.set(id, game);
    const isWork = [...this.unkept.values()].some(({ isChanged }) => isChanged);
    if (isWork) window.addEventListener('beforeunload', askToStay);
    else window.removeEventListener('beforeunload', askToStay);
  }

  /** Says that a game cannot be kept: once for each that there is no room for, and once when nothing can be kept at all. */
  private tell(error: Error, { isChanged }: KeptGame, id: string): void {
    if (isNoRoom(error)) {
      if (this.unkept.has(id)) return;
      showNotice(
        say('This game cannot be kept'),
        say(
          'The browser has no room for it: save it before you leave the page, or delete others in the dialog “Open”.',
        ),
      );
    } else if (isChanged && !this.hasToldOfNothingKept) {
      this.hasToldOfNothingKept = true;
      showNotice(
        say('This browser keeps no games'),
        say('Save what you want to keep before you leave the page. {reason}', { reason: error.message }),
      );
    }
  }
}

function isNoRoom(error: unknown): boolean {
  return /quota/i.test((error as Error | null)?.name ?? '');
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
