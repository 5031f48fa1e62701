/** Threads of Node. */

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
      // The script itself, not its file, which bundlers would leave behind. It is CommonJS, whatever the flags of
      // the process say about text.
      workerThreadOpts: { eval: true, execArgv: [] },
    });
    return { pool, close() {} };
  },

  during: awake,
};
