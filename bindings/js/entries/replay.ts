/**
 * Games of Go by the thousand, replayed by the rules. Like the other entries, it takes its engine from an init() of `kakoi`,
 * `kakoi/go` or `kakoi/slim`.
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

export {
  type GameMoves,
  type MoveLike,
  type MoveNumbers,
  type ReplayedGame,
  type ReplayOptions,
  replayMany,
} from '../go/replay-many.js';
