/**
 * The `worker_threads` given to the pool library: its threads do not keep the process running while they have
 * no work.
 */

import { Worker as Thread, type WorkerOptions } from 'node:worker_threads';

export * from 'node:worker_threads';

const threads = new Set<Worker>();
let works = 0;

export class Worker extends Thread {
  constructor(script: string | URL, options?: WorkerOptions) {
    super(script, options);
    threads.add(this);
    this.once('exit', () => threads.delete(this));
    if (works === 0) this.unref();
  }
}

/** Awaits the work, during which all threads keep the process running. */
export async function awake<T>(work: Promise<T>): Promise<T> {
  if (works++ === 0) for (const thread of threads) thread.ref();
  try {
    return await work;
  } finally {
    if (--works === 0) for (const thread of threads) thread.unref();
  }
}
