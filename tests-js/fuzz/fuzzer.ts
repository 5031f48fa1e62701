/** The interface of every fuzzer, and its random numbers. */

export interface Finding {
  /** Findings with the same key are one defect until somebody looks closer. */
  readonly key: string;
  readonly details: string;
}

/** A stream of cases, each made by its number alone, so that any of them can be run again. */
export interface Fuzzer {
  readonly name: string;
  /** The number of cases in the fixed run of the tests. */
  readonly fixedCases: number;
  /** The fuzzer's share of the time when all run, in proportion to the shares of the others. */
  readonly share: number;
  /** The longest time for a case, 15 s by default; a case that takes longer is stopped, and is a finding. */
  readonly longestCaseMs?: number;
  /** Describes the case in a line, without running it: for cases that never come back. */
  describe(seed: number): string;
  /** Runs the case; null when all is well. */
  run(seed: number): Finding | null | Promise<Finding | null>;
  /** Releases the resources that the cases share. */
  close?(): Promise<void>;
}

/** Random numbers that are the same in every run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** A value for a report: one line, not too long. */
export function shown(value: unknown, most = 400): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
}
