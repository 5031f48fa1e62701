/** Runs cases of one fuzzer in a thread of their own, so that one that never comes back can be stopped. */

import { parentPort, workerData } from 'node:worker_threads';
import { FUZZERS } from './fuzzers.js';

export interface Work {
  readonly name: string;
  readonly seed: number;
  /** The most cases to run. */
  readonly cases: number;
  /** When to stop, as Date.now() counts. */
  readonly until: number;
  /** Two numbers: the case under way, as its distance from the seed, and whether all are done. */
  readonly progress: SharedArrayBuffer;
}

const { name, seed, cases, until, progress } = workerData as Work;
const state = new Int32Array(progress);
const load = FUZZERS[name];
if (load === undefined) throw new Error(`no fuzzer '${name}'`);
const fuzzer = await load();

for (let i = Atomics.load(state, 0); i < cases && Date.now() < until; Atomics.store(state, 0, ++i)) {
  const begun = performance.now();
  let finding = null;
  try {
    finding = await fuzzer.run(seed + i);
  } catch (error) {
    const text = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error);
    const stack = error instanceof Error ? (error.stack ?? '').slice(0, 1500) : '';
    finding = {
      key: `${name}: ${text.replace(/\d+/g, '#')}`,
      details: `${fuzzer.describe(seed + i)}\n${stack}`,
    };
  }
  const took = performance.now() - begun;
  if (took > 1000)
    parentPort?.postMessage({ slow: true, seed: seed + i, took, what: fuzzer.describe(seed + i) });
  if (finding !== null) parentPort?.postMessage({ seed: seed + i, ...finding });
}
await fuzzer.close?.();
Atomics.store(state, 1, 1);
