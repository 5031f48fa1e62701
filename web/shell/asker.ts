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
  /** Those about positions that are not on the board yet. */
  private readonly openAhead = new Set<Entry>();
  /** While ahead() asks: the questions under way that it has asked. */
  private wanted: Set<Entry> | null = null;
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

  /**
   * Asks as `ask` does, for positions that are likely to be next, the likeliest first: nobody waits for the answers. What was
   * asked ahead before, and is not now, ends.
   */
  ahead(ask: () => void): void {
    if (!this.workers.areThere || !this.isCalm) return;
    const wanted = new Set<Entry>();
    this.wanted = wanted;
    ask();
    this.wanted = null;
    for (const entry of this.openAhead) {
      if (wanted.has(entry)) continue;
      this.openAhead.delete(entry);
      entry.end();
    }
  }

  /** The answer; null while it is looked for. */
  find<T>(inquiry: Inquiry<T>): T | null {
    return this.entry(inquiry).value ?? null;
  }

  /** As find(), as a promise. It rejects when a newer question of the slot replaces it. */
  ask<T>(inquiry: Inquiry<T>): Promise<T> {
    return this.entry(inquiry).answer;
  }

  /** Ends the question of the slot that is under way, if there is one: it rejects. */
  end(slot: string): void {
    this.open.get(slot)?.end();
  }

  private entry<T>({ board, key, slot = key, inPool, here }: Inquiry<T>): Entry<T> {
    const entries = this.known.get(board) ?? new Map<string, Entry>();
    this.known.set(board, entries);
    const known = entries.get(key) as Entry<T> | undefined;
    if (known !== undefined) {
      if (this.openAhead.has(known)) this.begin(slot, known); // on the board, it counts from now on
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
    if (this.wanted !== null) {
      this.openAhead.add(entry);
      this.wanted.add(entry);
      return;
    }
    this.openAhead.delete(entry);
    this.open.get(slot)?.end();
    this.open.set(slot, entry);
    document.documentElement.toggleAttribute(this.mark, !this.isCalm);
  }

  private finish(slot: string, entry: Entry): void {
    this.openAhead.delete(entry);
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
