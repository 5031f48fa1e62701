/** Runs a command over its inputs: reads ahead, spreads the work, writes the answers in the inputs' order. */

import { clearLine, cursorTo } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import workerpool from 'workerpool';
import { answerAll, type Reply, type Task } from './answer.js';
import { faultOf } from './fault.js';
import { batches, findFiles, type InputFile } from './inputs.js';
import { type Item, identityIn, outputName, placeOf } from './item.js';
import { resumedOutput, standardOutput } from './output.js';

interface RunOptions {
  readonly jobs: number;
  /** Every input is NDJSON, and a fault is an answer like others. */
  readonly isFilter: boolean;
  /** Answers to many inputs are headed by their names. */
  readonly titles: boolean;
  readonly resume: string | undefined;
  /** What the command writes beside its answers: one file, a file for each input, or nothing. */
  readonly makes: 'file' | 'files' | null;
}

/** Batches that are worked on or wait for their turn to be written, for each worker. */
const AHEAD = 2;

/** A use of the program that cannot be meant. */
export class UsageError extends Error {}

/** Resolves with the exit status: 0, or 1 when some inputs have no answer. Rejects with UsageError. */
export async function run(args: readonly string[], task: Task, options: RunOptions): Promise<number> {
  const files = await findFiles(args);
  if (options.makes !== null) checkNames(files, options.makes);
  const output =
    options.resume === undefined
      ? standardOutput
      : await resumedOutput(options.resume).catch(cannotResume(options.resume));
  const workers = newWorkers(options.jobs);
  const progress = newProgress(files.length);
  const titled = options.titles && (files.length > 1 || args.length > 1 || files[0]?.name !== args[0]);
  const claim = options.makes === 'files' ? newClaims() : null;
  let failed = false;
  let isFirst = true;

  const write = async (items: readonly Item[], replies: readonly Reply[]): Promise<void> => {
    const chunks: (string | Uint8Array)[] = [];
    replies.forEach(({ title, output: text, complaint, failed: bad }, i) => {
      failed ||= bad;
      if (complaint !== null) progress.complain(`kakoi: ${complaint}\n`);
      if (text.length === 0) return;
      if (options.titles && !task.json && (titled || items[i]?.line !== undefined)) {
        chunks.push(`${isFirst ? '' : '\n'}==> ${title} <==\n`);
      }
      isFirst = false;
      chunks.push(text);
    });
    if (chunks.every((chunk) => typeof chunk === 'string')) {
      if (chunks.length > 0) await output.write(chunks.join(''));
    } else {
      for (const chunk of chunks) await output.write(chunk);
    }
  };

  /** Ends when everything begun so far is written, in order. */
  let written = Promise.resolve();
  let stopped = false;
  const stop = (signal: 'SIGTERM' | 'SIGINT', status: number) => {
    process.once(signal, async () => {
      stopped = true;
      await written;
      progress.stop();
      process.exit(status);
    });
  };
  stop('SIGTERM', 143);
  stop('SIGINT', 130);

  const open: Promise<void>[] = [];
  for await (const batch of batches(files, options.isFilter, () => progress.step())) {
    const items = (claim === null ? batch : batch.map(claim)).filter((item) => !output.isAnswered(item));
    if (items.length === 0) continue;
    if (stopped) return new Promise(() => {}); // the signal's handler ends the program
    const replies = workers.answer(task, items);
    const before = written;
    written = Promise.all([before, replies]).then(([, answers]) => write(items, answers));
    open.push(written);
    if (open.length >= options.jobs * AHEAD) await open.shift();
  }
  await written;
  progress.stop();
  await workers.end();
  return failed && !options.isFilter ? 1 : 0;
}

function cannotResume(path: string): (error: unknown) => never {
  return (error) => {
    throw new UsageError(`${path}: ${faultOf(error).message}`);
  };
}

/** No input may overwrite what is made of another. */
function checkNames(files: readonly InputFile[], makes: 'file' | 'files'): void {
  if (makes === 'file' && files.length > 1) {
    throw new UsageError(`${files.length} inputs are many pictures: name a folder for them with --output`);
  }
  const names = new Map<string, string>();
  for (const { name, stem } of files) {
    const other = names.get(stem);
    if (other !== undefined) throw new UsageError(`${other} and ${name} would both be written as '${stem}'`);
    names.set(stem, name);
  }
}

/** Marks the items whose files would replace those of an earlier one: names of lines are not known beforehand. */
function newClaims(): (item: Item) => Item {
  const places = new Map<string, string>();
  return (item) => {
    const name = outputName(item, identityIn(item));
    const overwrites = places.get(name);
    if (overwrites !== undefined) return { ...item, overwrites };
    places.set(name, placeOf(item));
    return item;
  };
}

interface Workers {
  answer(task: Task, items: readonly Item[]): PromiseLike<Reply[]>;
  end(): Promise<unknown>;
}

/** One job is done right here: a thread would have to compile the engine first. */
function newWorkers(jobs: number): Workers {
  if (jobs === 1) {
    return { answer: answerAll, end: () => Promise.resolve() };
  }
  const pool = workerpool.pool(fileURLToPath(import.meta.url), { maxWorkers: jobs, workerType: 'thread' });
  return {
    answer: (task, items) => pool.exec('answerAll', [task, items]) as PromiseLike<Reply[]>,
    end: async () => pool.terminate(),
  };
}

/** What a worker thread of the pool runs. */
export function serve(): void {
  workerpool.worker({ answerAll });
}

interface Progress {
  step(): void;
  /** Writes a line to standard error. */
  complain(text: string): void;
  stop(): void;
}

/** A bar for a person who waits: never in a log, never between answers on the same terminal. */
function newProgress(files: number): Progress {
  const { stderr, stdout } = process;
  if (files < 2 || !stderr.isTTY || stdout.isTTY) {
    return { step() {}, complain: (text) => stderr.write(text), stop() {} };
  }
  const bar = new SingleBar({
    format: '{bar} {value}/{total} files, {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    gracefulExit: false, // signals are handled above
    stream: stderr,
  });
  bar.start(files, 0);
  return {
    step: () => bar.increment(),
    complain(text) {
      cursorTo(stderr, 0);
      clearLine(stderr, 0);
      stderr.write(text); // the bar draws itself again below
    },
    stop: () => bar.stop(),
  };
}
