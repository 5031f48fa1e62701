/** Who answers: the program itself, or threads, which leave it free to write, to read ahead and to hear signals. */

import { fileURLToPath } from 'node:url';
import workerpool from 'workerpool';
import { answer, faultReply, type Reply, type Task } from './answer.js';
import { faultOf } from './fault.js';
import type { Item } from './item.js';

export interface Workers {
  /** Calls `take` with the answers, in the order of the items and one for each; resolves when all are taken. */
  answer(items: readonly Item[], take: (replies: readonly Reply[]) => void): Promise<void>;
  end(): Promise<unknown>;
}

/** A record that is all there is to answer: a thread would have to compile the engine first. */
export function rightHere(task: Task): Workers {
  return {
    async answer(items, take) {
      for (const item of items) take([await answer(task, item)]);
    },
    end: () => Promise.resolve(),
  };
}

export function threads(task: Task, jobs: number): Workers {
  const pool = workerpool.pool(fileURLToPath(import.meta.url), { maxWorkers: jobs, workerType: 'thread' });
  return { answer: answerBatch, end: async () => pool.terminate() };

  async function answerBatch(
    items: readonly Item[],
    take: (replies: readonly Reply[]) => void,
  ): Promise<void> {
    let taken = 0;
    const on = (replies: readonly Reply[]) => {
      taken += replies.length;
      take(replies);
    };
    try {
      on(await pool.exec('answerBatch', [task, items], { on }));
    } catch (error) {
      // The thread is lost, and a new one comes for the next batch. One by one shows which item it was.
      const rest = items.slice(taken);
      if (items.length > 1) for (const item of rest) await answerBatch([item], take);
      else for (const item of rest) take([faultReply(task, item, faultOf(error))]);
    }
  }
}

/** Answers that took this long, in milliseconds, do not wait for the rest of their batch. */
const LONG = 100;

/** What a thread runs. */
export function serve(): void {
  workerpool.worker({
    async answerBatch(task: Task, items: readonly Item[]): Promise<Reply[]> {
      let replies: Reply[] = [];
      let begin = performance.now();
      for (const item of items) {
        replies.push(await answer(task, item));
        if (performance.now() - begin < LONG) continue;
        workerpool.workerEmit(replies);
        replies = [];
        begin = performance.now();
      }
      return replies;
    },
  });
}
