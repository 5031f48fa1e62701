/** The place of kept games in the browser: one database for the games of all pages. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { gameIn, type KeptGame } from './kept-game.js';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { latest: [game: string, when: number] } };
}

const GAMES = 'games';

export class Shelf {
  private opened: Promise<IDBPDatabase<Schema>> | null = null;

  /** The game; null when there is none. */
  async get(id: string): Promise<KeptGame | null> {
    return gameIn(await (await this.open()).get(GAMES, id));
  }

  /** The games of a page, or of all pages; the latest first. */
  async all(game?: string): Promise<KeptGame[]> {
    const base = await this.open();
    const range = game === undefined ? null : rangeOf(game);
    const games = await base.getAllFromIndex(GAMES, 'latest', range);
    const known = games.map(gameIn).filter((one) => one !== null);
    return known.sort((a, b) => b.when - a.when);
  }

  /** The games of a page one by one, the latest first; the others are not read. */
  async *latest(game: string): AsyncGenerator<KeptGame> {
    const base = await this.open();
    const keys = await base.getAllKeysFromIndex(GAMES, 'latest', rangeOf(game));
    for (const key of keys.reverse()) {
      const known = gameIn(await base.get(GAMES, key));
      if (known !== null) yield known;
    }
  }

  /**
   * Puts what `change` makes of the game that is there, and returns it; null leaves things as they are. Nobody else writes in
   * between. Rejects when the browser has no room.
   */
  async change(id: string, change: (there: KeptGame | null) => KeptGame | null): Promise<KeptGame | null> {
    const task = (await this.open()).transaction(GAMES, 'readwrite');
    const next = change(gameIn(await task.store.get(id)));
    if (next !== null) await task.store.put(next);
    await task.done;
    return next;
  }

  async remove(ids: readonly string[]): Promise<void> {
    const task = (await this.open()).transaction(GAMES, 'readwrite');
    await Promise.all([...ids.map((id) => task.store.delete(id)), task.done]);
  }

  /** Opens the database, and again after the browser has closed it. */
  private open(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('kakoi', 1, {
      upgrade(base) {
        base.createObjectStore(GAMES, { keyPath: 'id' }).createIndex('latest', ['game', 'when']);
      },
      // A later version of the page waits until this one lets go.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.opened = null;
      },
      terminated: () => {
        this.opened = null;
      },
    });
    this.opened.catch(() => {
      this.opened = null;
    });
    return this.opened;
  }
}

function rangeOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []]);
}
