/**
 * The command line. It uses only the public package, as any script would. The threads of `--jobs` run the
 * same file, because a package with one program has one file for it.
 */

import { isMainThread } from 'node:worker_threads';
import { OutputError } from './output.js';
import { main } from './program.js';
import { visible } from './visible.js';
import { serve } from './workers.js';

if (isMainThread) {
  process.on('uncaughtException', lastResort); // unhandled rejections arrive here too
  process.stderr.on('error', () => {}); // nobody is left to tell
  await main().catch(lastResort);
} else {
  await serve();
}

/**
 * Exits with a status that no answer or faulty input has. The statuses are those of sysexits.h: EX_IOERR 74,
 * EX_SOFTWARE 70.
 */
function lastResort(error: unknown): void {
  if (!(error instanceof OutputError)) {
    process.stderr.write(`kakoi: ${visible(`internal fault: ${error}`)}; please report it\n`);
    process.exit(70);
  }
  // A reader that stops early (`| head`) is no fault.
  if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'EPIPE') process.exit(0);
  process.stderr.write(`kakoi: ${visible(error.message)}\n`);
  process.exit(74);
}
