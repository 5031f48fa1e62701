/** The place of kept games in the browser: one database for the games of all pages. */

import { Database } from './database.js';
import { gameIn, type KeptGame } from './kept-game.js';

export class Shelf {
  private readonly games = new Database('kakoi', 'games', (base) => {
    base.createObjectStore('games', { keyPath: 'id' }).createIndex('latest', ['game', 'when']);
  });

  /** The game; null when there is none. */
  async get(id: string): Promise<KeptGame | null> {
    return gameIn(await this.games.run('readonly', (store) => store.get(id)));
  }

  /** The games of a page, or of all pages; the latest first. */
  async all(game?: string): Promise<KeptGame[]> {
    const range = game === undefined ? null : rangeOf(game);
    const games = await this.games.run('readonly', (store) => store.index('latest').getAll(range));
    const known = games.map(gameIn).filter((one) => one !== null);
    return known.sort((a, b) => b.when - a.when);
  }

  /** The games of a page one by one, the latest first; the others are not read. */
  async *latest(game: string): AsyncGenerator<KeptGame> {
    const range = rangeOf(game);
    const keys = await this.games.run('readonly', (store) => store.index('latest').getAllKeys(range));
    for (const key of keys.reverse()) {
      const known = await this.get(String(key));
      if (known !== null) yield known;
    }
  }

  /**
   * Puts what `change` makes of the game that is there, and returns it; null leaves things as they are. Nobody else writes in
   * between. Rejects when the browser has no room.
   */
  change(id: string, change: (there: KeptGame | null) => KeptGame | null): Promise<KeptGame | null> {
    return this.games.run('readwrite', async (store) => {
      const next = change(gameIn(await store.get(id)));
      if (next !== null) await store.put(next);
      return next;
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.games.run('readwrite', (store) => Promise.all(ids.map((id) => store.delete(id))));
  }
}

function rangeOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []]);
}
