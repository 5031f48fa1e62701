/**
 * The program of every worker, a web worker or a thread of Node: a copy of the package, and the worker's side
 * of the pool library.
 */

import { add, emit, type Method } from 'workerpool/src/worker.js';
import { type Game, startSync } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import { GoGame, type GoGameJson } from '../go/game.js';
import { LoaGame, type LoaGameJson } from '../loa/game.js';
import { factsOfGo } from '../review/go/facts.js';
import { factsOfLoa } from '../review/loa/facts.js';
import { factsOfSenket } from '../review/senket/facts.js';
import { SenketGame, type SenketGameJson } from '../senket/game.js';
import { TASKS, type TaskName, TELLING } from './tasks.js';
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
/** The task that runs, or ran last; `ends` resolves when it has ended. */
let running = { isCancelled: false, ends: Promise.resolve() };
function outliveCancelling(): void {
  if (listening) return;
  listening = true;
  run.worker?.addAbortListener(async () => {
    listening = false; // each listener is called only once
    running.isCancelled = true;
    // The library takes the end of a task for the end of the one that it began last: the next waits for this one.
    await running.ends;
  });
}

const started = new Set<Game>();

/** All tasks. The work of those of facts is here alone. */
const ASKS = {
  ...(Object.fromEntries(Object.entries(TASKS).map(([name, { ask }]) => [name, ask])) as {
    [Name in TaskName]: (typeof TASKS)[Name]['ask'];
  }),
  factsOfGo: (moves: readonly number[], game: GoGameJson, nodes: number) => () =>
    factsOfGo(GoGame.fromJSON(game), moves, nodes),
  factsOfLoa: (moves: readonly number[], game: LoaGameJson, nodes: number) => () =>
    factsOfLoa(LoaGame.fromJSON(game), moves, nodes),
  factsOfSenket: (moves: readonly number[], game: SenketGameJson, nodes: number) => () =>
    factsOfSenket(SenketGame.fromJSON(game), moves, nodes),
};

/** Runs a task. `wasms` are the engines for `games`, which the page or the main thread has compiled. */
const run: Method = async (
  wasms: readonly WebAssembly.Module[],
  games: readonly Game[],
  name: TaskName,
  args: readonly unknown[],
): Promise<Answer> => {
  outliveCancelling();
  let end = () => {};
  const ends = new Promise<void>((resolve) => {
    end = resolve;
  });
  running = { isCancelled: false, ends };
  try {
    games.forEach((game, i) => {
      if (!started.has(game)) startSync(wasms[i]!, [game]);
      started.add(game);
    });
    const ask = ASKS[name] as (...args: unknown[]) => () => unknown;
    const result = ask(...(unpack(args) as unknown[]))();
    return { result: pack(TELLING.includes(name) ? await lastOf(result as Iterable<unknown>) : result) };
  } catch (error) {
    if (!(error instanceof KakoiError)) throw error;
    return { error: pack(error) };
  } finally {
    end();
  }
};

/** Goes through the steps, telling each, until the last or until the task is cancelled. */
async function lastOf(steps: Iterable<unknown>): Promise<unknown> {
  const task = running;
  let last: unknown;
  for (const step of steps) {
    last = step;
    emit(pack(step));
    await messages();
    if (task.isCancelled) break;
  }
  return last;
}

/** Resolves when the messages that have arrived are handled. Timers would wait for milliseconds in browsers. */
function messages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

add({ run });
