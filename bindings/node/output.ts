/** The destinations of answers: standard output, or the file of `--resume`. */

import { createReadStream, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import type { Reply } from './answer.js';
import { faultOf } from './fault.js';
import { type Identity, type Item, identityIn } from './item.js';
import { linesOf } from './lines.js';

/** An answer of an earlier run. */
export type OldAnswer = Pick<Reply, 'agrees' | 'failed'> & { readonly text: string };

export interface Output {
  /** Resolves when the text has left the program; rejects with OutputError when it cannot be written. */
  write(text: string | Uint8Array): Promise<void>;
  oldAnswer(item: Item): OldAnswer | undefined;
}

/** The error when answers cannot be written; `cause` is the underlying error. */
export class OutputError extends Error {}

function cannotWrite(place: string, cause: unknown): OutputError {
  return new OutputError(`cannot write to ${place}: ${faultOf(cause).message}`, { cause });
}

export function standardOutput(): Output {
  process.stdout.on('error', () => {}); // writing reports the error too
  const kind = fstatSync(1);
  // Files are written synchronously: on a full disk, Node's stream for them takes a partial write for the whole.
  const isStream = kind.isFIFO() || kind.isSocket() || process.stdout.isTTY;
  const write = async (text: string | Uint8Array) => {
    if (!isStream) return writeFileSync(1, text);
    return new Promise<void>((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
  };
  return {
    write: (text) =>
      write(text).catch((error) => {
        throw cannotWrite('standard output', error);
      }),
    oldAnswer: () => undefined,
  };
}

/**
 * Continues a file of answers, which need not exist: reads what it answers, and drops an incomplete last
 * line, left by a run that was killed while writing. With `keepTexts` the old answers keep their text.
 */
export async function resumedOutput(path: string, keepTexts: boolean): Promise<Output> {
  const file = openSync(path, 'a+');
  let length = await lengthOfLines(path);
  ftruncateSync(file, length);
  const answered = new Map<string, OldAnswer>();
  for await (const lines of linesOf(createReadStream(path))) {
    for (const line of lines) {
      const answer = parsed(line);
      if (typeof answer !== 'object' || answer === null) continue;
      const { agrees, error } = answer as { agrees?: boolean | null; error?: unknown };
      const failed = error !== undefined;
      answered.set(keyOf(answer as Identity), { agrees, failed, text: keepTexts ? `${line}\n` : '' });
    }
  }
  return {
    async write(text) {
      try {
        writeFileSync(file, text);
        length += Buffer.byteLength(text);
      } catch (error) {
        ftruncateSync(file, length); // removes a partial answer
        throw cannotWrite(path, error);
      }
    },
    oldAnswer: (item) => answered.get(keyOf(identityIn(item))),
  };
}

/** The number of bytes up to the file's last line feed. */
async function lengthOfLines(path: string): Promise<number> {
  let length = 0;
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf('\n');
    if (end >= 0) length = size + end + 1;
    size += chunk.length;
  }
  return length;
}

/**
 * The key of an answer. Answers that are inputs again have an `id` besides the file that they were made from;
 * the file is the input that was asked about.
 */
function keyOf(answer: Partial<{ id: unknown; file: string; line: unknown; lineNumber: number }>): string {
  // Moves are a list, as `line` of an answer of `solve`.
  const number = answer.lineNumber ?? (typeof answer.line === 'number' ? answer.line : null);
  return 'file' in answer || number !== null || !('id' in answer)
    ? JSON.stringify([answer.file ?? '-', number])
    : JSON.stringify([answer.id]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
