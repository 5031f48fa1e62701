/** `kakoi gtp`: the Go Text Protocol over standard input and output. */

import { readFileSync } from 'node:fs';
import { initReading } from '../js/entries/reading.js';
import { createGtp, type GtpOptions } from '../js/gtp/index.js';
import { init } from '../js/index.js';
import { linesOf } from './lines.js';
import { standardOutput } from './output.js';

/** Answers commands until `quit` or the end of the input. Rejects with OutputError. */
export async function speakGtp(options: Pick<GtpOptions, 'size' | 'rules' | 'komi'>): Promise<void> {
  await Promise.all([init(), initReading()]);
  const gtp = createGtp({ ...options, readFile: (path) => readFileSync(path) });
  const output = standardOutput();
  for await (const lines of linesOf(process.stdin)) {
    for (const line of lines) {
      const answer = gtp.send(line);
      // One by one, because a command may take long, and its answer is waited for.
      if (answer !== '') await output.write(answer);
      if (gtp.hasQuit) return;
    }
  }
}
