/**
 * Slow questions about positions. Answers are kept as long as their position lives, and a newer question of a slot ends
 * the one before it.
 */

import { NoWorkers } from './workers.js';

/** An answer; `value` is undefined while it is looked for. The promise rejects when a newer question replaces this one. */
export interface Answer<T> {
  readonly promise: Promise<T>;
  readonly value?: T;
}

interface Asked {
  slot: string;
  isAhead: boolean;
  value?: unknown;
  readonly promise: Promise<unknown>;
  readonly end: () => void;
}

export class Questions {
  private readonly answers = new WeakMap<object, Map<string, Asked>>();
  /** The questions under way, by slot. */
  private readonly open = new Map<string, Asked>();

  /** While questions are open the page's root has the data attribute `flag`, for programs that look at the page. */
  constructor(
    private readonly flag: 'reading' | 'searching',
    private readonly changed: () => void,
  ) {}

  /** True while somebody waits for an answer. */
  get areOpen(): boolean {
    return [...this.open.values()].some(({ isAhead }) => !isAhead);
  }

  /**
   * Asks what `find` finds, unless it is known or asked by this key already. With `isAhead` nobody waits: the page
   * is not told, until the same is asked without it.
   */
  ask<T>(
    position: object,
    key: string,
    slot: string,
    find: (signal: AbortSignal) => Promise<T>,
    isAhead = false,
  ): Answer<T> {
    const answers = this.answers.get(position) ?? new Map<string, Asked>();
    this.answers.set(position, answers);
    const known = answers.get(key);
    if (known !== undefined) {
      if (known.value === undefined && known.isAhead && !isAhead) {
        this.open.delete(known.slot);
        this.wait(known, slot, isAhead);
      }
      return known as Answer<T>;
    }
    const control = new AbortController();
    const asked: Asked = {
      slot,
      isAhead,
      promise: find(control.signal),
      end: () => {
        answers.delete(key);
        control.abort();
      },
    };
    answers.set(key, asked);
    this.wait(asked, slot, isAhead);
    this.follow(asked, control.signal);
    return asked as Answer<T>;
  }

  /** Puts a question into its slot, in place of the one there. */
  private wait(asked: Asked, slot: string, isAhead: boolean): void {
    asked.slot = isAhead ? `${slot} ahead` : slot;
    asked.isAhead = isAhead;
    this.open.get(asked.slot)?.end();
    this.open.set(asked.slot, asked);
    this.show();
  }

  private async follow(asked: Asked, signal: AbortSignal): Promise<void> {
    try {
      asked.value = await asked.promise;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof NoWorkers)) throw error;
    } finally {
      if (this.open.get(asked.slot) === asked) this.open.delete(asked.slot);
      this.show();
    }
    if (!asked.isAhead) this.changed();
  }

  private show(): void {
    const { dataset } = document.documentElement;
    if (this.areOpen) dataset[this.flag] = '';
    else delete dataset[this.flag];
  }
}
