/** `kakoi uci`: the Universal Chess Interface over standard input and output. */

import { createUci, playEngine } from '../js/entries/play.js';
import { init } from '../js/index.js';
import { createPool } from '../js/worker/index.js';
import { sayOfTerminal } from './inputs.js';
import { linesOf } from './lines.js';
import { standardOutput } from './output.js';

/** Answers commands until 'quit' or the end of the input. Rejects with OutputError. */
export async function speakUci(): Promise<void> {
  await init(playEngine);
  const pool = createPool({ workers: 1 }); // so that 'stop' is read while it searches
  const output = standardOutput();
  let written = Promise.resolve();
  const uci = createUci({
    write(line) {
      written = written.then(() => output.write(`${line}\n`));
    },
    search: (board, options) => pool.searchLoa(board, options),
  });
  sayOfTerminal();
  try {
    for await (const lines of linesOf(process.stdin)) {
      for (const line of lines) uci.send(line);
      await written;
      if (uci.hasQuit) break;
    }
    await uci.finish();
    await written;
  } finally {
    await pool.terminate();
  }
}
