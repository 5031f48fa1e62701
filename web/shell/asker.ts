/** Asks slow questions about boards, in workers: each once, and of a slot only the latest. */

import type { WorkerPool } from 'kakoi/worker';
import type { Workers } from './workers.js';

/** The time that an answer waits for others, because each time the page is drawn anew. */
const PATIENCE_MS = 60;

export interface Inquiry<T> {
  /** The answer is kept as long as the board lives. */
  readonly board: object;
  /** Tells the question from others about the board. */
  readonly key: string;
  /** A newer question of the slot ends this one. Default: the key. */
  readonly slot?: string;
  inPool(pool: WorkerPool, signal: AbortSignal): Promise<T>;
  /** Answers where there are no workers; null when the page would wait too long. */
  readonly here: (() => T | Promise<T>) | null;
}

interface Entry<T = unknown> {
  readonly answer: Promise<T>;
  value?: T;
  /** Stops the search, and forgets that the question was asked. */
  end(): void;
}

export class Asker {
  private readonly known = new WeakMap<object, Map<string, Entry>>();
  /** The questions under way, by slot. */
  private readonly open = new Map<string, Entry>();
  /** Those about a position that is not on the board yet. */
  private readonly openAhead = new Map<string, Entry>();
  private isAhead = false;
  private timer = 0;

  /** Calls `changed` when there are answers; the page has the attribute `mark` while there are questions. */
  constructor(
    readonly workers: Workers,
    private readonly changed: () => void,
    private readonly mark: string,
  ) {}

  /** True when all questions have been answered. */
  get isCalm(): boolean {
    return this.open.size === 0;
  }

  /** Asks as `ask` does, for a position that is likely to be next: nobody waits for the answers. */
  ahead(ask: () => void): void {
    if (!this.workers.areThere || !this.isCalm) return;
    this.isAhead = true;
    ask();
    this.isAhead = false;
  }

  /** The answer; null while it is looked for. */
  find<T>(inquiry: Inquiry<T>): T | null {
    return this.entry(inquiry).value ?? null;
  }

  /** As find(), as a promise. It rejects when a newer question of the slot replaces it. */
  ask<T>(inquiry: Inquiry<T>): Promise<T> {
    return this.entry(inquiry).answer;
  }

  private entry<T>({ board, key, slot = key, inPool, here }: Inquiry<T>): Entry<T> {
    const entries = this.known.get(board) ?? new Map<string, Entry>();
    this.known.set(board, entries);
    const known = entries.get(key) as Entry<T> | undefined;
    if (known !== undefined) {
      if (!this.isAhead && this.openAhead.get(slot) === known) this.begin(slot, known); // it counts from now on
      return known;
    }
    const control = new AbortController();
    const { signal } = control;
    const entry: Entry<T> = {
      answer: this.workers.run((pool) => inPool(pool, signal), here),
      end: () => {
        entries.delete(key);
        control.abort();
      },
    };
    entries.set(key, entry);
    this.begin(slot, entry);
    entry.answer.then(
      (value) => {
        entry.value = value;
        this.finish(slot, entry);
      },
      (error) => {
        this.finish(slot, entry);
        if (!signal.aborted && (here !== null || this.workers.areThere)) throw error;
      },
    );
    return entry;
  }

  private begin(slot: string, entry: Entry): void {
    const open = this.isAhead ? this.openAhead : this.open;
    if (this.openAhead.get(slot) === entry) this.openAhead.delete(slot);
    open.get(slot)?.end();
    open.set(slot, entry);
    document.documentElement.toggleAttribute(this.mark, !this.isCalm);
  }

  private finish(slot: string, entry: Entry): void {
    if (this.openAhead.get(slot) === entry) this.openAhead.delete(slot);
    if (this.open.get(slot) !== entry) return;
    this.open.delete(slot);
    window.clearTimeout(this.timer);
    if (!this.isCalm) {
      this.timer = window.setTimeout(this.changed, PATIENCE_MS);
      return;
    }
    document.documentElement.removeAttribute(this.mark);
    this.changed();
  }
}
