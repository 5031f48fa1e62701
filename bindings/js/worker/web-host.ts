/** Web workers. */

import type { Host } from '#worker-host';
import source from '#worker-script';

export const host: Host = {
  cores: () => globalThis.navigator?.hardwareConcurrency ?? 1,

  async open(workers, script) {
    const { default: Pool } = await import('workerpool/src/Pool.js'); // it looks about when it is first evaluated
    const address = script ?? URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const pool = new Pool(address, { maxWorkers: workers, workerType: 'web', workerTerminateTimeout: 200 });
    return {
      pool,
      close() {
        if (script === undefined) URL.revokeObjectURL(address);
      },
    };
  },

  during: (work) => work,
};
