/** Runs a command over its inputs: reads ahead, spreads the work, writes the answers in the inputs' order. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Reply, Task } from './answer.js';
import { faultOf } from './fault.js';
import { batches, findFiles, type InputFile } from './inputs.js';
import { type Item, identityIn, outputName, placeOf } from './item.js';
import { type OldAnswer, resumedOutput, standardOutput } from './output.js';
import { newProgress } from './progress.js';
import { Queue } from './queue.js';
import { rightHere, threads, type Workers } from './workers.js';
import { Writer } from './writer.js';

export interface RunOptions {
  readonly jobs: number;
  /** Every input is NDJSON, and a fault is an answer like others. */
  readonly isFilter: boolean;
  /** Answers to many inputs are headed by their names. */
  readonly titles: boolean;
  readonly resume: string | undefined;
  /** Print only counts that are not the recorded ones, and faults. */
  readonly mismatch: boolean;
  /** Say at the end how many counts are the recorded ones. */
  readonly tally: boolean;
  /** What the command writes beside its answers: one file, a file for each input, or nothing. */
  readonly makes: 'file' | 'files' | null;
}

/** Batches that are worked on or wait for their turn to be written, for each worker. */
const AHEAD = 2;

/** How long a signal waits, in milliseconds, for answers that were begun. */
const GRACE = 1000;

/** A use of the program that makes no sense. */
export class UsageError extends Error {}

/**
 * Resolves with the exit status: 0, or 1 when some inputs have no answer. Rejects with UsageError, and with OutputError,
 * whose message says how far it came.
 */
export async function run(args: readonly string[], task: Task, options: RunOptions): Promise<number> {
  const { resume, isFilter, jobs } = options;
  const files = await findFiles(args);
  if (options.makes !== null) checkNames(files, options.makes);
  const stdout = standardOutput();
  const output =
    resume === undefined
      ? stdout
      : await resumedOutput(resume, options.mismatch).catch((error) => {
          throw new UsageError(`${resume}: ${faultOf(error).message}`);
        });
  const progress = await newProgress(files.length);
  const titled = options.titles && (files.length > 1 || args.length > 1 || files[0]?.name !== args[0]);
  const writer = new Writer(task, { ...options, titled }, output, stdout, progress);
  const queue = new Queue<Item, Reply | OldAnswer>((items, replies) => writer.write(items, replies));
  const claim = options.makes === 'files' ? newClaims() : null;
  const isOneRecord = jobs === 1 && resume === undefined && !isFilter && files.length === 1;
  let workers: Workers | undefined;
  let stopped = false;

  for await (const batch of batches(files, isFilter, () => progress.step())) {
    if (stopped) return new Promise(() => {}); // the signal's handler ends the program
    if (batch.length === 0) continue;
    const items = claim === null ? batch : batch.map(claim);
    if (workers === undefined) {
      // Alone, nothing waits to be written: signals do at once what they always do.
      const isAlone = isOneRecord && items.every(({ line }) => line === undefined);
      workers = isAlone ? rightHere(task) : await threads(task, jobs);
      if (!isAlone) onSignal();
    }
    const asked = queue.add(items, output.oldAnswer);
    if (asked.items.length > 0) workers.answer(asked.items, asked.take).catch(queue.fail);
    await queue.below(jobs * AHEAD);
  }
  await queue.below(1);
  writer.end();
  progress.stop();
  await workers?.end();
  return writer.failed && !isFilter ? 1 : 0;

  /** Finishes what was begun, for as long as people wait who have asked for the end. */
  function onSignal(): void {
    for (const [signal, status] of [
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const) {
      process.once(signal, async () => {
        stopped = true;
        await Promise.race([queue.below(1), delay(GRACE)]).catch(() => {});
        progress.stop();
        process.exit(status);
      });
    }
  }
}

/** No input may overwrite what is made of another. */
function checkNames(files: readonly InputFile[], makes: 'file' | 'files'): void {
  if (makes === 'file' && files.length > 1) {
    throw new UsageError(`${files.length} inputs make many pictures: name a folder for them with --output`);
  }
  const names = new Map<string, string>();
  for (const { name, stem, fault } of files) {
    if (fault !== undefined) continue; // nothing is made of it
    const other = names.get(stem);
    if (other !== undefined) throw new UsageError(`${other} and ${name} would both be written as '${stem}'`);
    names.set(stem, name);
  }
}

/** Marks the items whose files would replace those of an earlier one: names of lines are not known beforehand. */
function newClaims(): (item: Item) => Item {
  const places = new Map<string, string>();
  return (item) => {
    if (item.fault !== undefined) return item;
    const name = outputName(item, identityIn(item));
    const overwrites = places.get(name);
    if (overwrites !== undefined) return { ...item, overwrites };
    places.set(name, placeOf(item));
    return item;
  };
}
