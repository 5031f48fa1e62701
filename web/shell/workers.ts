/** Workers for slow work, so that the page never waits for it. */

import { KakoiError } from 'kakoi';
import type { WorkerPool } from 'kakoi/worker';
import { part } from './part.js';

export class Workers {
  private pool: WorkerPool | null = null;
  /** True until the browser is found to forbid workers. */
  areThere = true;

  /** Runs work in the pool if there is one, else runs `here`; rejects when that is null. */
  async run<T>(inPool: (pool: WorkerPool) => Promise<T>, here: (() => T | Promise<T>) | null): Promise<T> {
    try {
      if (this.areThere) return await inPool(await this.start());
    } catch (error) {
      if (!(error instanceof KakoiError) || error.code !== 'unsupported') throw error;
      this.areThere = false; // the page then waits now and then
    }
    if (here === null) throw new Error('there are no workers');
    return here();
  }

  /** Gives back the memory of the workers; the next run starts them again. */
  async rest(): Promise<void> {
    const { pool } = this;
    this.pool = null;
    await pool?.terminate();
  }

  private async start(): Promise<WorkerPool> {
    const { createPool } = await part('worker');
    this.pool ??= createPool({ workers: 2 });
    return this.pool;
  }
}
