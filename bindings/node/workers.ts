/**
 * The two ways to answer: in the program itself, or in threads, which leave it free to write, to read ahead
 * and to handle signals.
 */

import { fileURLToPath } from 'node:url';
import type workerpool from 'workerpool';
import { answer, faultReply, type Reply, type Task } from './answer.js';
import { faultOf } from './fault.js';
import type { Item } from './item.js';

export interface Workers {
  /** Calls `take` with one answer for each item, in their order; resolves when all are taken. */
  answer(items: readonly Item[], take: (reply: Reply) => void): Promise<void>;
  end(): Promise<unknown>;
}

/**
 * Answers in the program itself. Faster for a single record, for which a thread would first have to compile
 * the engine.
 */
export function rightHere(task: Task): Workers {
  return {
    async answer(items, take) {
      for (const item of items) take(await answer(task, item));
    },
    end: () => Promise.resolve(),
  };
}

export async function threads(task: Task, jobs: number): Promise<Workers> {
  const workerpool = await poolLibrary();
  const pool = workerpool.pool(fileURLToPath(import.meta.url), { maxWorkers: jobs, workerType: 'thread' });
  return { answer: answerBatch, end: async () => pool.terminate() };

  async function answerBatch(items: readonly Item[], take: (reply: Reply) => void): Promise<void> {
    let taken = 0;
    const on = (reply: Reply) => {
      taken++;
      take(reply);
    };
    try {
      await pool.exec('answerBatch', [task, items], { on });
    } catch (error) {
      // The thread is lost, and a new one continues with the rest. Its current item is retried alone, and
      // gets the fault if that fails too.
      const [item, ...rest] = items.slice(taken);
      if (item === undefined) return;
      if (items.length === 1) take(faultReply(task, item, faultOf(error)));
      else await answerBatch([item], take);
      if (rest.length > 0) await answerBatch(rest, take);
    }
  }
}

/** The program of a thread. */
export async function serve(): Promise<void> {
  const workerpool = await poolLibrary();
  workerpool.worker({
    async answerBatch(task: Task, items: readonly Item[]): Promise<void> {
      // Each answer is sent by itself, because the next one may take forever.
      for (const item of items) workerpool.workerEmit(await answer(task, item));
    },
  });
}

/** Loaded only when used: it queries the processors on loading, which takes a tenth of the time to start. */
async function poolLibrary(): Promise<typeof workerpool> {
  return (await import('workerpool')).default;
}
