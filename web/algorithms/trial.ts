/** The count on random positions, in slices that leave the page free between them. */

import type { Trial } from './exhibit.js';

/** In milliseconds: less than a frame. */
const SLICE = 12;

export interface Tally {
  readonly positions: number;
  /** The number of times that each kind of difference came. */
  readonly counts: readonly number[];
}

export class Count {
  private timer = 0;
  private tally: { positions: number; counts: number[] };

  constructor(
    private readonly trial: Trial,
    private readonly choices: Readonly<Record<string, string>>,
    private readonly show: (tally: Tally) => void,
  ) {
    this.tally = { positions: 0, counts: trial.kinds.map(() => 0) };
  }

  start(): void {
    const slice = (): void => {
      const end = performance.now() + SLICE;
      while (performance.now() < end) {
        const kind = this.trial.judge(this.trial.position(Math.random), this.choices);
        this.tally.positions++;
        if (kind !== null) this.tally.counts[kind]!++;
      }
      this.show(this.tally);
      this.timer = window.setTimeout(slice, 30);
    };
    slice();
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
