/** The place of the reader's collection in the browser: a database of its own, with an entry a part. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  parts: { key: number; value: Uint8Array };
}

const PARTS = 'parts';

export class KeptParts {
  private opened: Promise<IDBPDatabase<Schema>> | null = null;

  /** The bytes of each part by its key, in the order in which they were added. */
  async *all(): AsyncGenerator<[key: number, bytes: Uint8Array]> {
    const base = await this.open();
    for (const key of await base.getAllKeys(PARTS)) {
      const bytes = await base.get(PARTS, key);
      if (bytes !== undefined) yield [key, bytes];
    }
  }

  /** Keeps a part, in the place of another or behind all others. Resolves with its key; rejects when there is no room. */
  async put(bytes: Uint8Array, key?: number): Promise<number> {
    return (await this.open()).put(PARTS, bytes, key);
  }

  async clear(): Promise<void> {
    await (await this.open()).clear(PARTS);
  }

  /** Opens the database, and again after the browser has closed it. */
  private open(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('kakoi-collection', 1, {
      upgrade(base) {
        base.createObjectStore(PARTS, { autoIncrement: true });
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
