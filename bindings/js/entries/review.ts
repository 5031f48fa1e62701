/**
 * Reviews of games: what each move did, and what it missed, as facts with their certainty, their line and their proof. The
 * entry has no engine of its own: games of Go need `readingEngine` of `kakoi/reading`.
 *
 * ```ts
 * import { GoGame, init } from 'kakoi';
 * import { readingEngine } from 'kakoi/reading';
 * import { facts } from 'kakoi/review';
 * await init(readingEngine);
 * const game = new GoGame({ size: 9 });
 * game.play('E5');
 * facts(game).map(({ key, certainty }) => [key, certainty]);
 * ```
 *
 * @module review
 */

export { type Fact, factText } from '../review/fact.js';
export { facts } from '../review/facts.js';
export type { Moment, Review } from '../review/moments.js';
export { reviewGame } from '../review/review.js';
