/** Where answers go: standard output, or the file that `--resume` names. */

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Identity, type Item, identityIn } from './item.js';
import { linesOf } from './lines.js';

export interface Output {
  /** Resolves when the text is out of the program's hands. */
  write(text: string | Uint8Array): Promise<void>;
  isAnswered(item: Item): boolean;
}

export const standardOutput: Output = {
  write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  isAnswered: () => false,
};

/**
 * Goes on with a file of answers, which need not exist: knows what it answers, and drops an incomplete last
 * line, left by a run that was killed while it wrote.
 */
export async function resumedOutput(path: string): Promise<Output> {
  const file = await open(path, 'a+');
  await file.truncate(await lengthOfLines(path));
  const answered = new Set<string>();
  for await (const lines of linesOf(createReadStream(path))) {
    for (const line of lines) {
      const answer = parsed(line);
      if (typeof answer === 'object' && answer !== null) answered.add(keyOf(answer as Identity));
    }
  }
  return {
    write: (text) => file.appendFile(text),
    isAnswered: (item) => answered.has(keyOf(identityIn(item))),
  };
}

/** Bytes of the file up to its last line feed. */
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

function keyOf(identity: Partial<{ id: unknown; file: string; line: number }>): string {
  return 'id' in identity
    ? JSON.stringify([identity.id])
    : JSON.stringify([identity.file ?? '-', identity.line ?? null]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
