/**
 * The command line. It uses the public package alone, as any script would. The same file is what the threads
 * of `--jobs` run: a package with one program has one file for it.
 */

import { isMainThread } from 'node:worker_threads';
import { main } from './program.js';
import { serve } from './run.js';

if (isMainThread) await main();
else serve();
