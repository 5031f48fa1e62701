/** The host of the pool in Node: threads. */

import { availableParallelism } from 'node:os';
import type { Host } from '#worker-host';
import source from '#worker-script';
import { poolClass } from '#workerpool';
import { Queue } from '../js/worker/queue.js';
import { awake } from './threads.js';

export const host: Host = {
  cores: availableParallelism,

  async open(workers) {
    const Pool = poolClass();
    const pool = new Pool(source, {
      maxWorkers: workers,
      workerType: 'thread',
      workerTerminateTimeout: 200,
      queueStrategy: new Queue(),
      // The script is passed as text, because bundlers would leave a file behind. It is CommonJS; the empty
      // execArgv keeps flags of the process from changing how text is read.
      workerThreadOpts: { eval: true, execArgv: [] },
    });
    return { pool, close() {} };
  },

  during: awake,
};
