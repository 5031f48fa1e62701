/**
 * The program of every worker, a web worker or a thread of Node: a copy of the package, and the worker's side
 * of the pool library.
 */

import { add, type Method } from 'workerpool/src/worker.js';
import { type Game, startSync } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import { TASKS, type TaskName } from './tasks.js';
import { pack, unpack } from './wire.js';

/** The answer of a worker: the result or the KakoiError, packed. */
export interface Answer {
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Registers a listener, without which a worker whose task is cancelled ends. A worker that is computing
 * cannot call it and is ended after the pool's timeout; one that finishes in time is kept.
 */
let listening = false;
function outliveCancelling(): void {
  if (listening) return;
  listening = true;
  run.worker?.addAbortListener(async () => {
    listening = false; // each listener is called only once
  });
}

const started = new Set<Game>();

/** Runs a task. `wasm` is the engine for `game`, which the page or the main thread has compiled. */
const run: Method = async (
  wasm: WebAssembly.Module,
  game: Game,
  name: TaskName,
  args: readonly unknown[],
): Promise<Answer> => {
  outliveCancelling();
  try {
    if (!started.has(game)) startSync(wasm, [game]);
    started.add(game);
    const task = TASKS[name] as (...args: unknown[]) => unknown;
    return { result: pack(task(...(unpack(args) as unknown[]))) };
  } catch (error) {
    if (!(error instanceof KakoiError)) throw error;
    return { error: pack(error) };
  }
};

add({ run });
