/** Workers for what takes long, so that the page never waits for it. */

import { KakoiError } from 'kakoi';
import { createPool, type WorkerPool } from 'kakoi/worker';

export class Workers {
  /** Null where there are none. */
  private pool: WorkerPool | null = createPool({ workers: 2 });

  /** Whether there are any: browsers may forbid them. */
  get areThere(): boolean {
    return this.pool !== null;
  }

  /** In the pool, if there is one; else `here`. */
  async run<T>(inPool: (pool: WorkerPool) => Promise<T>, here: () => T): Promise<T> {
    if (this.pool === null) return here();
    try {
      return await inPool(this.pool);
    } catch (error) {
      if (!(error instanceof KakoiError) || error.code !== 'unsupported') throw error;
      this.pool = null; // browsers may forbid workers; the page then waits now and then
      return here();
    }
  }
}
