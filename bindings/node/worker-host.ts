/** Threads of Node. */

import { availableParallelism } from 'node:os';
import type { Host } from '#worker-host';
import source from '#worker-script';
import { awake } from './threads.js';

export const host: Host = {
  cores: availableParallelism,

  async open(workers) {
    const { default: Pool } = await import('workerpool/src/Pool.js'); // it looks about when it is first evaluated
    const pool = new Pool(source, {
      maxWorkers: workers,
      workerType: 'thread',
      workerTerminateTimeout: 200,
      // The script itself, not its file, which bundlers would leave behind. It is CommonJS, whatever the flags of
      // the process say about text.
      workerThreadOpts: { eval: true, execArgv: [] },
    });
    return { pool, close() {} };
  },

  during: awake,
};
