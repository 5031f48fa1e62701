/**
 * The two ways to answer: in the program itself, or in threads, which leave it free to write, to read ahead
 * and to handle signals.
 */

import { fileURLToPath } from 'node:url';
import type workerpool from 'workerpool';
import { answer, type CommandName, faultReply, type Reply, type Task } from './answer.js';
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

/**
 * True for commands that search for nothing. A thread sends their answers with one message for a batch, because to wake
 * the program takes a fifth of the time of such an answer. Other answers are sent one by one: the next may take forever.
 */
export function isShort({ command }: Task): boolean {
  return SHORT.includes(command);
}

const SHORT: readonly CommandName[] = ['analyze', 'moves', 'convert'];

export async function threads(task: Task, jobs: number): Promise<Workers> {
  const workerpool = await poolLibrary();
  const pool = workerpool.pool(fileURLToPath(import.meta.url), { maxWorkers: jobs, workerType: 'thread' });
  return { answer: answerBatch, end: async () => pool.terminate() };

  async function answerBatch(items: readonly Item[], take: (reply: Reply) => void): Promise<void> {
    let taken = 0;
    const on = (replies: readonly Reply[]) => {
      taken += replies.length;
      for (const reply of replies) take(reply);
    };
    try {
      on(await pool.exec('answerBatch', [task, items], { on }));
    } catch (error) {
      // The thread is lost. Others answer the rest, each item alone, and the one at fault loses its thread again.
      for (const item of items.slice(taken)) {
        if (items.length > 1) await answerBatch([item], take);
        else take(faultReply(task, item, faultOf(error)));
      }
    }
  }
}

/** The program of a thread. */
export async function serve(): Promise<void> {
  const workerpool = await poolLibrary();
  workerpool.worker({
    async answerBatch(task: Task, items: readonly Item[]): Promise<Reply[]> {
      const replies: Reply[] = [];
      for (const item of items) {
        replies.push(await answer(task, item));
        if (!isShort(task)) workerpool.workerEmit(replies.splice(0));
      }
      return replies;
    },
  });
}

/** Loaded only when used: it queries the processors on loading, which takes a tenth of the time to start. */
async function poolLibrary(): Promise<typeof workerpool> {
  return (await import('workerpool')).default;
}
