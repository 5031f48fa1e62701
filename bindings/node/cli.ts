/**
 * The command line. It uses the public package alone, as any script would. The same file is what the threads
 * of `--jobs` run: a package with one program has one file for it.
 */

import { isMainThread } from 'node:worker_threads';
import { OutputError } from './output.js';
import { main } from './program.js';
import { visible } from './visible.js';
import { serve } from './workers.js';

if (isMainThread) {
  process.on('uncaughtException', lastResort); // unhandled rejections come here too
  process.stderr.on('error', () => {}); // no one is left to tell
  await main().catch(lastResort);
} else {
  await serve();
}

/** Ends with a status that no answered or faulty input has. Names of sysexits.h: EX_IOERR 74, EX_SOFTWARE 70. */
function lastResort(error: unknown): void {
  if (!(error instanceof OutputError)) {
    process.stderr.write(`kakoi: ${visible(`internal fault: ${error}`)}; please report it\n`);
    process.exit(70);
  }
  // A reader that has seen enough (`| head`) is not a fault.
  if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'EPIPE') process.exit(0);
  process.stderr.write(`kakoi: ${visible(error.message)}\n`);
  process.exit(74);
}
