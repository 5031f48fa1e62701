/** The host of the pool in browsers: web workers. */

import type { Host } from '#worker-host';
import source from '#worker-script';
import { poolClass } from '#workerpool';
import { Queue } from './queue.js';

export const host: Host = {
  cores: () => globalThis.navigator?.hardwareConcurrency ?? 1,

  async open(workers, script) {
    const Pool = poolClass();
    const address = script ?? URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const pool = new Pool(address, {
      maxWorkers: workers,
      workerType: 'web',
      workerTerminateTimeout: 200,
      queueStrategy: new Queue(),
    });
    return {
      pool,
      close() {
        if (script === undefined) URL.revokeObjectURL(address);
      },
    };
  },

  during: (work) => work,
};
