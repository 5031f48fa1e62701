/**
 * A database of the browser with one store, in which games are kept. A browser may lay a page that is left aside, to show it again
 * as it was. Until then the page hears nothing: its transactions would not end, and those of other pages would wait for them. So
 * they are broken off when it is left, and done again when it comes back.
 */

import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

export type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

export class Database {
  private opened: Promise<IDBPDatabase> | null = null;
  private readonly underWay = new Set<{ abort(): void }>();
  /** Resolves when the page is shown again. */
  private shown: Promise<unknown> = Promise.resolve();

  /** `make` makes the store in a new database. */
  constructor(
    private readonly name: string,
    private readonly store: string,
    private readonly make: (base: IDBPDatabase) => void,
  ) {
    window.addEventListener('pagehide', ({ persisted }) => {
      if (persisted) this.letGo();
    });
  }

  /** Does the work in a transaction of its own; rejects when the browser keeps nothing or has no room. */
  async run<Mode extends IDBTransactionMode, T>(
    mode: Mode,
    work: (store: Store<Mode>) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      await this.shown;
      const base = await this.open();
      if (base !== (await this.opened)) continue; // the page has been left meanwhile
      const task = base.transaction(this.store, mode);
      this.underWay.add(task);
      try {
        const [result] = await Promise.all([work(task.store), task.done]);
        return result;
      } catch (error) {
        if (this.underWay.has(task)) throw error;
      } finally {
        this.underWay.delete(task);
      }
    }
  }

  private letGo(): void {
    this.shown = new Promise((done) => window.addEventListener('pageshow', done, { once: true }));
    for (const task of this.underWay) {
      this.underWay.delete(task);
      try {
        task.abort();
      } catch {} // it has ended already
    }
    this.close();
  }

  private close(): void {
    this.opened?.then((base) => base.close()).catch(() => {});
    this.opened = null;
  }

  /** Opens the database, and again after the browser or the page has closed it. */
  private open(): Promise<IDBPDatabase> {
    this.opened ??= openDB(this.name, 1, {
      upgrade: (base) => this.make(base),
      // A later version of the page waits until this one lets go.
      blocking: () => this.close(),
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
