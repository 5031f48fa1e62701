/**
 * The games that the reader has had on the page, kept where the browser allows it: the one of this tab comes back when the page
 * does, and the others can be opened again. A tab never writes over the game of another.
 */

import { showNotice } from './notice.js';
import type { AnySession, KeptSession } from './session.js';
import { say } from './words.js';

/** How many games are kept. */
const MOST = 12;
/** Writing waits until the reader pauses. */
const PAUSE_MS = 400;

export interface KeptGame {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly moves: number;
  readonly state: KeptSession;
}

export class KeptGames {
  private readonly prefix: string;
  private id: string;
  private session: AnySession | null = null;
  private written = '';
  private timer = 0;
  private isTooLarge = false;

  /** `game` tells the pages of different games apart. */
  constructor(game: string) {
    this.prefix = `kakoi-game-${game}-`;
    this.id = inTab(this.prefix) ?? newId();
    // Pages that are left do not always say so; those that are hidden do.
    document.addEventListener('visibilitychange', () => this.write());
    window.addEventListener('pagehide', () => this.write());
  }

  /** The game of this tab, or the latest of any. */
  get last(): KeptGame | null {
    return this.read(this.prefix + this.id) ?? this.all()[0]?.game ?? null;
  }

  /** The others, the latest first, each once. */
  get others(): readonly KeptGame[] {
    this.write();
    const known = new Set<string>([this.written]);
    return this.all()
      .filter(({ id, game }) => id !== this.id && !known.has(text(game)) && known.add(text(game)))
      .map(({ game }) => game);
  }

  /** What the page begins with: `last`, or another game, which does not take the place of the last. */
  begin(session: AnySession, isLast: boolean): void {
    this.session = session;
    if (!isLast) this.id = newId();
    keepInTab(this.prefix, this.id);
  }

  /** Keeps the session as it is once the reader pauses. */
  watch(session: AnySession): void {
    if (session !== this.session) {
      this.write();
      // Other games of the same file go on in its place.
      if (this.session !== null && session.file !== this.session.file) {
        this.id = newId();
        this.written = '';
      }
      this.session = session;
      keepInTab(this.prefix, this.id);
    }
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.write(), PAUSE_MS);
  }

  private write(): void {
    if (this.timer === 0 || this.session === null) return;
    window.clearTimeout(this.timer);
    this.timer = 0;
    const { session } = this;
    const game: KeptGame = {
      title: session.title,
      when: Date.now(),
      moves: session.moves,
      state: session.keep(),
    };
    this.written = text(game);
    if (!this.put(JSON.stringify(game)) && !this.isTooLarge) {
      this.isTooLarge = true;
      showNotice(
        say('This game cannot be kept'),
        say('The browser has no room for it: save it before you leave the page.'),
      );
    }
  }

  /** False where there is no room, even without all other games. */
  private put(value: string): boolean {
    const others = this.all().filter(({ id }) => id !== this.id);
    for (let kept = Math.min(others.length, MOST - 1); kept >= 0; kept--) {
      for (const { id } of others.splice(kept)) remove(this.prefix + id);
      try {
        localStorage.setItem(this.prefix + this.id, value);
        return true;
      } catch {}
    }
    return !isAllowed();
  }

  private all(): { readonly id: string; readonly game: KeptGame }[] {
    const found: { readonly id: string; readonly game: KeptGame }[] = [];
    for (const key of keys()) {
      const game = key.startsWith(this.prefix) ? this.read(key) : null;
      if (game !== null) found.push({ id: key.slice(this.prefix.length), game });
    }
    return found.sort((a, b) => b.game.when - a.game.when);
  }

  private read(key: string): KeptGame | null {
    try {
      const game = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptGame | null;
      return typeof game?.state === 'object' && typeof game.when === 'number' ? game : null;
    } catch {
      return null;
    }
  }
}

/** Games with the same text are the same, wherever the reader was in them. */
function text({ state }: KeptGame): string {
  const { sgf, text } = state.game as { readonly sgf?: string; readonly text?: string };
  return sgf ?? text ?? '';
}

function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** Storage that lasts as long as the tab. */
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

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function isAllowed(): boolean {
  try {
    localStorage.setItem('kakoi-probe', '');
    localStorage.removeItem('kakoi-probe');
    return true;
  } catch {
    return false;
  }
}
