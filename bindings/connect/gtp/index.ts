/**
 * The Go Text Protocol, by which programs of Go talk to each other, as a function over text: for pages and workers, and
 * for servers that need a referee. `kakoi gtp` of the command line is the same program. Reading has an engine of its own,
 * so both are loaded first.
 *
 * ```ts
 * import { init } from 'kakoi';
 * import { createGtp } from 'kakoi/gtp';
 * import { readingEngine } from 'kakoi/reading';
 * await init(readingEngine);
 * const gtp = createGtp({ size: 9, rules: 'chinese' });
 * gtp.send('1 play black D4\n2 play white D4\n'); // '=1\n\n?2 illegal move\n\n'
 * ```
 *
 * @module gtp
 */

export { createGtp, type Gtp, type GtpOptions } from './gtp.js';
