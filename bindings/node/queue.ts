/** Batches that are answered in parallel, and written in the order in which they were added. */

interface Batch<Item, Reply> {
  readonly items: readonly Item[];
  readonly replies: (Reply | undefined)[];
  /** The index of the first item whose answer is not written. */
  next: number;
}

/** The most replies that are written at once: where the disk is full, those of the last write are lost. */
const MOST_WRITTEN = 32;

export class Queue<Item, Reply> {
  private readonly batches: Batch<Item, Reply>[] = [];
  private waiting: (() => void)[] = [];
  private isWriting = false;
  private failure: { readonly error: unknown } | null = null;

  constructor(private readonly write: (items: readonly Item[], replies: readonly Reply[]) => Promise<void>) {}

  /**
   * Adds a batch. Returns the items whose answers are not known yet; `take` must be called with their
   * answers, in order.
   */
  add(
    items: readonly Item[],
    known: (item: Item) => Reply | undefined,
  ): { readonly items: readonly Item[]; readonly take: (reply: Reply) => void } {
    const batch: Batch<Item, Reply> = { items, replies: items.map(known), next: 0 };
    const unknown = [...items.keys()].filter((i) => batch.replies[i] === undefined);
    const asked = unknown.map((i) => items[i] as Item);
    this.batches.push(batch);
    void this.writeReady();
    return {
      items: asked,
      take: (reply) => {
        batch.replies[unknown.shift()!] = reply;
        void this.writeReady();
      },
    };
  }

  /** Resolves when fewer than `count` batches are unwritten. Rejects when writing failed. */
  async below(count: number): Promise<void> {
    while (this.failure === null && this.batches.length >= count) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    if (this.failure !== null) throw this.failure.error;
  }

  /** Stops all writing, and rejects the promises of everyone waiting. */
  readonly fail = (error: unknown): void => {
    this.failure ??= { error };
    this.wake();
  };

  private async writeReady(): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    for (let [batch] = this.batches; batch !== undefined && this.failure === null; [batch] = this.batches) {
      const { items, replies, next } = batch;
      const ready: Reply[] = [];
      for (let i = next; replies[i] !== undefined && ready.length < MOST_WRITTEN; i++) {
        ready.push(replies[i] as Reply);
      }
      if (ready.length > 0) {
        await this.write(items.slice(next, next + ready.length), ready).catch(this.fail);
        batch.next += ready.length;
      } else if (next === items.length) {
        this.batches.shift();
        this.wake();
      } else {
        break;
      }
    }
    this.isWriting = false;
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
