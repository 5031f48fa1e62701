/**
 * Runs slow calls in a pool of web workers or threads of Node, as promises.
 *
 * ```ts
 * import { createPool } from 'kakoi/worker';
 * const pool = createPool();
 * const dead = await pool.deadStonesMany(boards, { onProgress: ({ done, total }) => console.log(done, total) });
 * await pool.terminate();
 * ```
 *
 * @module worker
 */

export { createPool, WorkerPool } from './pool.js';
