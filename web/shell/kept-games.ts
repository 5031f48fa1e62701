/**
 * The games that the reader has had on the page, kept if the browser allows it: the one of this tab comes
 * back when the page does, and the others can be opened again. Games that the reader has changed stay until
 * the reader forgets them; of those only looked at, the latest stay. A tab writes over a game only while it
 * is as the tab left it: when another tab has continued it, even a duplicate of this one, that game stays,
 * and this tab continues with a copy. A game that cannot be read is left alone.
 */

import { showNotice } from './notice.js';
import type { AnySession, KeptSession } from './session.js';
import { say } from './words.js';

/** The most games kept that were only looked at. */
const MOST_UNCHANGED = 12;
/** Writing waits until the reader pauses for this long. */
const PAUSE_MS = 400;

export interface KeptGame {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly moves: number;
  /** True once the reader has changed it; absent in games kept by older versions of the page. */
  readonly isChanged?: boolean;
  readonly state: KeptSession;
}

/** A place of storage that a game is kept in. */
interface Place {
  readonly id: string;
  /** The text there as this tab has read or written it; null before that. */
  readonly known: string | null;
  readonly isChanged: boolean;
}

interface Found {
  readonly game: KeptGame;
  readonly place: Place;
}

export class KeptGames {
  private readonly prefix: string;
  /**
   * Places by the files that sessions belong to: a file has one place, whichever of its games is looked at.
   */
  private readonly places = new WeakMap<object, Place>();
  /** Places of the games that have been handed out. */
  private readonly origins = new WeakMap<KeptGame, Place>();
  /** Games that the browser has no room for, by the ids of their places. They last as long as the page. */
  private readonly unkept = new Map<string, KeptGame>();
  private session: AnySession | null = null;
  private isDue = false;
  /** Version of the session's record as it was written last, or begun with. */
  private version = 0;
  private timer = 0;

  /** `game` tells the pages of different games apart. */
  constructor(game: string) {
    this.prefix = `kakoi-game-${game}-`;
    // Browsers do not always tell a page that it is left, but they do tell it that it is hidden.
    document.addEventListener('visibilitychange', () => this.write());
    window.addEventListener('pagehide', () => this.write());
  }

  /** All kept games: the one of this tab, then the latest first. */
  get all(): readonly KeptGame[] {
    const own = inTab(this.prefix);
    const isOwn = ({ place }: Found) => Number(place.id === own);
    return this.find()
      .sort((a, b) => isOwn(b) - isOwn(a))
      .map(({ game }) => game);
  }

  /** All kept games but the one on the page, the latest first, each once. */
  get others(): readonly KeptGame[] {
    this.write();
    const current = this.currentId;
    const known = new Set(this.session && [textOf(this.session.keep())]);
    return this.find().flatMap(({ place, game }) => {
      const text = textOf(game.state);
      if (place.id === current || known.has(text)) return [];
      known.add(text);
      return [game];
    });
  }

  /**
   * Begins with the page's first game: a kept one, or another, which is kept once the reader does something
   * to it.
   */
  begin(session: AnySession, game: KeptGame | null): void {
    this.session = session;
    this.version = session.version;
    if (game !== null) this.goOnWith(game, session);
  }

  /** Keeps the session in the place of the kept game that it was opened from. */
  goOnWith(game: KeptGame, session: AnySession): void {
    const place = this.origins.get(game);
    if (place === undefined) return;
    this.places.set(session.file, place);
    keepInTab(this.prefix, place.id);
  }

  /** Keeps the session as it is once the reader pauses. */
  watch(session: AnySession): void {
    if (session !== this.session) {
      this.write();
      this.session = session;
      keepInTab(this.prefix, this.placeOf(session).id);
    }
    this.isDue = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.write(), PAUSE_MS);
  }

  /** Removes a game and all equal ones; the result puts them back. */
  forget(game: KeptGame): () => null {
    const gone = this.find()
      .filter((found) => found.place.id !== this.currentId && textOf(found.game.state) === textOf(game.state))
      .map((found) => ({ ...found, isUnkept: this.unkept.has(found.place.id) }));
    for (const { place } of gone) {
      remove(this.prefix + place.id);
      this.setUnkept(place.id, null);
    }
    return () => {
      for (const { game, place, isUnkept } of gone) {
        const isBack = place.known !== null && put(this.prefix + place.id, place.known) !== 'no room';
        if (!isBack || isUnkept) this.setUnkept(place.id, game);
      }
      return null;
    };
  }

  private get currentId(): string | null {
    return (this.session && this.places.get(this.session.file)?.id) ?? null;
  }

  private placeOf({ file }: AnySession): Place {
    const place = this.places.get(file) ?? newPlace();
    this.places.set(file, place);
    return place;
  }

  private write(): void {
    const { session } = this;
    if (session === null) return;
    session.settle();
    if (!this.isDue && session.version === this.version) return;
    this.isDue = false;
    this.version = session.version;
    window.clearTimeout(this.timer);
    let place = this.placeOf(session);
    const there = read(this.prefix + place.id);
    // Another tab has written here: its game stays, and this tab's counts as work only if it was changed
    // since.
    if (there !== null && there !== place.known) place = newPlace();
    const game: KeptGame = {
      title: session.title,
      when: Date.now(),
      moves: session.moves,
      isChanged: place.isChanged || session.isChanged,
      state: session.keep(),
    };
    const text = JSON.stringify(game);
    const isNew = read(this.prefix + place.id) === null;
    const isKept = this.put(place.id, text);
    this.places.set(session.file, {
      id: place.id,
      known: isKept ? text : place.known,
      isChanged: game.isChanged === true,
    });
    keepInTab(this.prefix, place.id);
    if (!isKept && !this.unkept.has(place.id)) tellOfNoRoom();
    this.setUnkept(place.id, isKept ? null : game);
    if (isKept && isNew) this.forgetOld(place.id);
  }

  /**
   * Notes a game that could not be kept, or could. While such work would be lost, the browser asks before it
   * leaves the page.
   */
  private setUnkept(id: string, game: KeptGame | null): void {
    if (game === null) this.unkept.delete(id);
    else this.unkept.set(id, game);
    const isWork = [...this.unkept.values()].some(({ isChanged }) => isChanged);
    if (isWork) window.addEventListener('beforeunload', askToStay);
    else window.removeEventListener('beforeunload', askToStay);
  }

  /**
   * Keeps a text, and makes room by removing games that were only looked at, the oldest first; when that is
   * in vain, they are put back.
   */
  private put(id: string, text: string): boolean {
    const key = this.prefix + id;
    if (put(key, text) !== 'no room') return true;
    if (this.unkept.has(id)) return false; // there was none before
    const rest = this.unchanged().filter(({ place }) => place.id !== id);
    const forgotten: Place[] = [];
    for (let oldest = rest.pop(); oldest !== undefined; oldest = rest.pop()) {
      remove(this.prefix + oldest.place.id);
      forgotten.push(oldest.place);
      if (put(key, text) !== 'no room') return true;
    }
    for (const { id, known } of forgotten) put(this.prefix + id, known ?? '');
    return false;
  }

  private forgetOld(current: string): void {
    const old = this.unchanged().slice(MOST_UNCHANGED);
    for (const { place } of old) if (place.id !== current) remove(this.prefix + place.id);
  }

  /** The games that were only looked at, the latest first. */
  private unchanged(): Found[] {
    return this.find().filter(({ game, place }) => game.isChanged === false && !this.unkept.has(place.id));
  }

  /** All games that can be read, the latest first. */
  private find(): Found[] {
    const found: Found[] = [];
    for (const key of keys()) {
      if (!key.startsWith(this.prefix)) continue;
      const id = key.slice(this.prefix.length);
      const known = read(key);
      const game = this.unkept.has(id) ? null : gameIn(known);
      if (game !== null) found.push({ game, place: { id, known, isChanged: game.isChanged !== false } });
    }
    for (const [id, game] of this.unkept) {
      found.push({ game, place: { id, known: read(this.prefix + id), isChanged: game.isChanged !== false } });
    }
    for (const { game, place } of found) this.origins.set(game, place);
    return found.sort((a, b) => b.game.when - a.game.when);
  }
}

/** The kept game in a text; null when it is none, or not in the form that this page writes. */
function gameIn(text: string | null): KeptGame | null {
  try {
    const game = JSON.parse(text ?? 'null') as KeptGame;
    const { title, when, moves, state } = game;
    const isGame =
      typeof title === 'string' &&
      Number.isFinite(when) &&
      Number.isFinite(moves) &&
      typeof state.game === 'object' &&
      state.game !== null;
    return isGame ? game : null;
  } catch {
    return null;
  }
}

/** Games with the same text are the same, wherever the reader was in them. */
function textOf({ game }: KeptSession): string {
  const { sgf, text } = game as { readonly sgf?: string; readonly text?: string };
  return sgf ?? text ?? JSON.stringify(game);
}

function tellOfNoRoom(): void {
  showNotice(
    say('This game cannot be kept'),
    say(
      'The browser has no room for it: save it before you leave the page, or forget others in the dialog “Open”.',
    ),
  );
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function newPlace(): Place {
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  return { id, known: null, isChanged: false };
}

/** Reads from storage that lasts as long as the tab, and is copied with it. */
function inTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keepInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {}
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes to storage. When the browser keeps nothing at all ('forbidden'), no warning is needed for each game.
 */
function put(key: string, text: string): 'kept' | 'no room' | 'forbidden' {
  try {
    localStorage.setItem(key, text);
    return 'kept';
  } catch (error) {
    return /quota/i.test((error as Error).name) ? 'no room' : 'forbidden';
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
