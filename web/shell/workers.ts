/** Workers for slow work, so that the page never waits for it. */

import { KakoiError } from 'kakoi';
import { createPool, type WorkerPool } from 'kakoi/worker';

export class Workers {
  /** The pool; null when there are no workers. */
  private pool: WorkerPool | null = createPool({ workers: 2 });

  /** True when there are workers: browsers may forbid them. */
  get areThere(): boolean {
    return this.pool !== null;
  }

  /** Runs work in the pool if there is one, else runs `here`; rejects when that is null. */
  async run<T>(inPool: (pool: WorkerPool) => Promise<T>, here: (() => T | Promise<T>) | null): Promise<T> {
    try {
      if (this.pool !== null) return await inPool(this.pool);
    } catch (error) {
      if (!(error instanceof KakoiError) || error.code !== 'unsupported') throw error;
      this.pool = null; // browsers may forbid workers; the page then waits now and then
    }
    if (here === null) throw new Error('there are no workers');
    return here();
  }
}
