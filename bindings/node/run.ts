/** Runs a command over its inputs: reads ahead, spreads the work, writes the answers in the inputs' order. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Reply, Task } from './answer.js';
import { faultOf } from './fault.js';
import { batches, findFiles, type InputFile } from './inputs.js';
import { type Item, identityIn, outputName, placeOf } from './item.js';
import { type OldAnswer, resumedOutput, standardOutput } from './output.js';
import { Problems } from './problems.js';
import { newProgress } from './progress.js';
import { Queue } from './queue.js';
import { isShort, rightHere, threads, type Workers } from './workers.js';
import { Writer } from './writer.js';

export interface RunOptions {
  readonly jobs: number;
  /** True when every input is NDJSON and faults are answers like others. */
  readonly isFilter: boolean;
  /** True when answers to several inputs are headed by their names. */
  readonly titles: boolean;
  readonly resume: string | undefined;
  /** True prints only faults and counts that differ from the record. */
  readonly mismatch: boolean;
  /** True prints at the end how many counts agree with the record. */
  readonly tally: boolean;
  /** The file for the problems that are found. */
  readonly problems: string | undefined;
  /** The output besides answers: one file, a file for each input, or nothing. */
  readonly makes: 'file' | 'files' | null;
}

/**
 * The inputs of a batch, and the batches for each worker that are in work or wait to be written. Short answers
 * go in large batches, because waking a thread costs as much as some of them; others in small ones, so that at the end
 * no thread has much left while the others have nothing.
 */
const SHORT = { inputs: 128, ahead: 2 };
const LONG = { inputs: 4, ahead: 16 };

/** The milliseconds that a signal waits for answers in work. */
const GRACE = 1000;

/** A wrong use of the program. */
export class UsageError extends Error {}

/**
 * Resolves with the exit status: 0, or 1 when some inputs have no answer. Rejects with UsageError, and with
 * OutputError, whose message tells how far it came.
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
  const progress = newProgress(files.length);
  const titled = options.titles && (files.length > 1 || args.length > 1 || files[0]?.name !== args[0]);
  const problems = options.problems === undefined ? null : new Problems(options.problems);
  const writer = new Writer(task, { ...options, titled, problems }, output, stdout, progress);
  const queue = new Queue<Item, Reply | OldAnswer>((items, replies) => writer.write(items, replies));
  const claim = options.makes === 'files' ? newClaims() : null;
  const isOneRecord = jobs === 1 && resume === undefined && !isFilter && files.length === 1;
  let workers: Workers | undefined;
  let stopped = false;

  const { inputs, ahead } = isShort(task) ? SHORT : LONG;
  // Few files go one by one, so that all workers have some.
  const atOnce = {
    lines: inputs,
    files: Math.max(1, Math.min(inputs, Math.floor(files.length / (8 * jobs)))),
  };
  for await (const batch of batches(files, isFilter, () => progress.step(), atOnce)) {
    if (stopped) return new Promise(() => {}); // the signal's handler ends the program
    if (batch.length === 0) continue;
    const items = claim === null ? batch : batch.map(claim);
    if (workers === undefined) {
      // A lone record leaves no answers waiting, so signals may end the program at once, as by default.
      const isAlone = isOneRecord && items.every(({ line }) => line === undefined);
      workers = isAlone ? rightHere(task) : await threads(task, jobs);
      if (!isAlone) onSignal();
    }
    const asked = queue.add(items, output.oldAnswer);
    if (asked.items.length > 0) workers.answer(asked.items, asked.take).catch(queue.fail);
    await queue.below(jobs * ahead);
  }
  await queue.below(1);
  await writer.end();
  progress.stop();
  await workers?.end();
  return writer.failed && !isFilter ? 1 : 0;

  /** On a signal, finishes the answers in work, as long as a person would wait, then exits. */
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

/** Throws UsageError when the output of two inputs would have the same name. */
function checkNames(files: readonly InputFile[], makes: 'file' | 'files'): void {
  if (makes === 'file' && files.length > 1) {
    throw new UsageError(`${files.length} inputs make many pictures: name a folder for them with --output`);
  }
  const names = new Map<string, string>();
  for (const { name, stem, fault } of files) {
    if (fault !== undefined) continue; // it has no output
    const other = names.get(stem);
    if (other !== undefined) throw new UsageError(`${other} and ${name} would both be written as '${stem}'`);
    names.set(stem, name);
  }
}

/**
 * Marks items whose files would overwrite those of an earlier one. Lines need this, because their names are
 * not known beforehand.
 */
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
