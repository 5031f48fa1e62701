/** Engines and workers that a problem loads when it first needs them, in files of their own where the bundler splits. */

import { engine, loadOne } from '../../js/core/engine.js';
import { KakoiError } from '../../js/core/errors.js';
import type { WorkerPool } from '../../js/worker/index.js';
import type { ProblemReader } from './solver.js';

/** Makes boards possible: with the engine that the page has loaded, or else with that of Go alone. */
export async function loadGo(): Promise<void> {
  try {
    engine('go');
  } catch {
    const { init } = await import('../../js/entries/go.js');
    await init();
  }
}

let pool: WorkerPool | null = null;

/** Reading in a worker, or on the page where there can be none. All problems of a page share it. */
export async function loadReader(): Promise<ProblemReader> {
  const [reading, { createPool }] = await Promise.all([
    import('../../js/entries/reading.js'),
    import('../../js/worker/index.js'),
  ]);
  await loadOne(reading.readingEngine.source);
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
