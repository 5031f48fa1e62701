/** The place of the reader's collection in the browser: a database of its own, with an entry a part. */

import { Database } from '../shell/library/database.js';

export class KeptParts {
  private readonly parts = new Database('kakoi-collection', 'parts', (base) => {
    base.createObjectStore('parts', { autoIncrement: true });
  });

  /** The bytes of each part by its key, in the order in which they were added. */
  async *all(): AsyncGenerator<[key: number, bytes: Uint8Array]> {
    for (const key of await this.parts.run('readonly', (store) => store.getAllKeys())) {
      const bytes: Uint8Array | undefined = await this.parts.run('readonly', (store) => store.get(key));
      if (bytes !== undefined) yield [Number(key), bytes];
    }
  }

  /** Keeps a part, in the place of another or behind all others. Resolves with its key; rejects when there is no room. */
  async put(bytes: Uint8Array, key?: number): Promise<number> {
    return Number(await this.parts.run('readwrite', (store) => store.put(bytes, key)));
  }

  async clear(): Promise<void> {
    await this.parts.run('readwrite', (store) => store.clear());
  }
}
