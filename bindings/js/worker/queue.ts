/** The order in which waiting calls get a worker. */

/** The number of short calls that may pass a long one that came before them. */
const PASSING = 64;

/** A waiting call, as the pool library keeps it. */
interface Waiting {
  readonly options?: { readonly isLong?: boolean } | null;
}

interface Place {
  readonly task: Waiting;
  readonly turn: number;
}

/**
 * A queue for the pool library. Calls keep their order, except that short ones overtake long ones; a long
 * call lets at most 64 short ones pass.
 */
export class Queue {
  #short: Place[] = [];
  #long: Place[] = [];
  #count = 0;

  push(task: Waiting): void {
    const isLong = task.options?.isLong === true;
    (isLong ? this.#long : this.#short).push({ task, turn: this.#count++ + (isLong ? PASSING : 0) });
  }

  pop(): Waiting | undefined {
    const [short] = this.#short;
    const [long] = this.#long;
    const list =
      short === undefined || (long !== undefined && long.turn < short.turn) ? this.#long : this.#short;
    return list.shift()?.task;
  }

  size(): number {
    return this.#short.length + this.#long.length;
  }

  contains(task: Waiting): boolean {
    return [...this.#short, ...this.#long].some((place) => place.task === task);
  }

  clear(): void {
    this.#short = [];
    this.#long = [];
  }
}
