/**
 * Replays thousands of games of Go by the rules. The entry has no init(): it uses the engine that init() of
 * `kakoi`, `kakoi/go` or `kakoi/slim` loads.
 *
 * ```ts
 * import { init } from 'kakoi';
 * import { replayMany } from 'kakoi/replay';
 * await init();
 * replayMany([{ size: 9, moves: ['E5', 'C3', 'E5'] }])[0].illegal; // 'occupied'
 * ```
 *
 * @module replay
 */

export { type ReplayedGame, replayMany } from '../go/replay-many.js';
