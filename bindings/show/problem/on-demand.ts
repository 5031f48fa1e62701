/** Reading, which a problem loads when it first needs it, in files of its own where the bundler splits. */

import { KakoiError } from '../../js/core/errors.js';
import type { WorkerPool } from '../../js/worker/index.js';
import { loadReading } from '../elements/on-demand.js';
import type { ProblemReader } from './solver.js';

let pool: WorkerPool | null = null;

/** Reading in a worker, or on the page where there can be none. All problems of a page share it. */
export async function loadReader(): Promise<ProblemReader> {
  const [reading, { createPool }] = await Promise.all([loadReading(), import('../../js/worker/index.js')]);
  pool ??= createPool({ workers: 2 });
  const inPool = pool;
  const either = <Name extends keyof ProblemReader>(name: Name) =>
    (async (...args: never[]) => {
      try {
        return await (inPool[name] as (...args: never[]) => unknown)(...args);
      } catch (error) {
        if (!(error instanceof KakoiError) || error.code !== 'unsupported') throw error;
        return (reading[name] as (...args: never[]) => unknown)(...args);
      }
    }) as ProblemReader[Name];
  return {
    readProblem: either('readProblem'),
    readCapture: either('readCapture'),
    readLife: either('readLife'),
    readRace: either('readRace'),
    readConnection: either('readConnection'),
  };
}
