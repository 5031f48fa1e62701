import type { Reply, Task } from './answer.js';
import type { Item } from './item.js';
import { type OldAnswer, type Output, OutputError } from './output.js';
import type { Problems } from './problems.js';
import type { Progress } from './progress.js';
import { Tally } from './tally.js';
import { counted } from './text.js';

interface WriterOptions {
  /** True when answers may be headed by the names of their inputs; lines always are then, files when `titled`. */
  readonly titles: boolean;
  readonly titled: boolean;
  readonly mismatch: boolean;
  readonly tally: boolean;
  /** The file of the problems that are found. */
  readonly problems: Problems | null;
}

/** Writes answers to the output, remarks to standard error, and counts to the tally. */
export class Writer {
  /** True when an input had no answer, or a proof did not hold. */
  failed = false;
  private answers = 0;
  private isFirst = true;
  private readonly tally = new Tally();

  /** `stdout` receives mismatches while `output`, if it is another, receives every answer. */
  constructor(
    private readonly task: Task,
    private readonly options: WriterOptions,
    private readonly output: Output,
    private readonly stdout: Output,
    private readonly progress: Progress,
  ) {}

  /** Writes replies. Rejects with OutputError, which tells how many answers were written. */
  async write(items: readonly Item[], replies: readonly (Reply | OldAnswer)[]): Promise<void> {
    const answers: (string | Uint8Array)[] = [];
    const mismatches: (string | Uint8Array)[] = [];
    const isDouble = this.output !== this.stdout;
    replies.forEach((reply, i) => {
      this.tally.add(reply);
      const isMismatch = reply.failed || reply.agrees === false;
      if ('text' in reply) {
        if (isMismatch) mismatches.push(reply.text);
        return;
      }
      this.failed ||= reply.failed;
      this.options.problems?.add(reply.problems ?? []);
      for (const remark of reply.remarks) this.progress.say(`kakoi: ${remark}`);
      if (reply.output.length === 0) return;
      if (isMismatch) mismatches.push(reply.output);
      if (!isDouble && this.options.mismatch && !isMismatch) return;
      answers.push(...this.heading(reply, items[i]), reply.output);
    });
    try {
      await send(this.output, answers);
      if (isDouble && this.options.mismatch) await send(this.stdout, mismatches);
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      throw new OutputError(`${error.message}; ${counted(this.answers, 'answer')} written before that`, {
        cause: error.cause,
      });
    }
    this.answers += replies.length;
  }

  /** Prints the summary at the end, after the file of problems is written. */
  async end(): Promise<void> {
    const { tally, problems } = this.options;
    if (tally) this.progress.say(String(this.tally));
    if (problems !== null) this.progress.say(await problems.write());
  }

  private heading({ title }: Reply, item: Item | undefined): string[] {
    const { titles, titled } = this.options;
    const isHeaded = titles && !this.task.json && !this.task.brief && (titled || item?.line !== undefined);
    const heading = isHeaded ? [`${this.isFirst ? '' : '\n'}==> ${title} <==\n`] : [];
    this.isFirst = false;
    return heading;
  }
}

async function send(output: Output, chunks: readonly (string | Uint8Array)[]): Promise<void> {
  if (chunks.every((chunk) => typeof chunk === 'string')) {
    if (chunks.length > 0) await output.write(chunks.join(''));
  } else {
    for (const chunk of chunks) await output.write(chunk);
  }
}
