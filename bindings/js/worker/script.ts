/** What runs in every worker, a web worker or a thread of Node: one copy of the package, and the pool library's end. */

import { add, type Method } from 'workerpool/src/worker.js';
import { type Game, startSync } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import { TASKS, type TaskName } from './tasks.js';
import { pack, unpack } from './wire.js';

/** What a worker answers: the result, or the KakoiError, packed. */
export interface Answer {
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * A worker whose task is cancelled ends unless a listener says that it is ready for the next. One that computes
 * cannot say so, and is ended after the pool's patience; one that is done in time need not be replaced.
 */
let listening = false;
function outliveCancelling(): void {
  if (listening) return;
  listening = true;
  run.worker?.addAbortListener(async () => {
    listening = false; // listeners are asked once
  });
}

const started = new Set<Game>();

/** `wasm` is the engine for `game` that the page or the main thread has compiled. */
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
