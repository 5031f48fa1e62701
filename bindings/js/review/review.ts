import type { Vertex } from '../core/types.js';
import type { WinProof } from '../endings/proof.js';
import type { GoGame } from '../go/game.js';
import type { LoaGame } from '../loa/game.js';
import type { LoaMove } from '../loa/move.js';
import type { SenketGame } from '../senket/game.js';
import { factsOfMoves } from './games.js';
import { type Review, reviewOf } from './moments.js';
import { type ReviewOptions, reviewQuestion } from './question.js';

/**
 * The review of the line that a game is on, which is the main line unless it stands in a variation: the facts about all its
 * moves, and the moments at which it turned. A game of Go of 250 moves takes some seconds; `reviewGame` of a pool spreads them over workers.
 *
 * Throws 'bad-option' for anything but a game, moves of its line, nodes from 1 to 1,000,000 and a review of that line;
 * 'not-initialised' before init(readingEngine) for Go, and init(endingsEngine) for Lines of Action.
 */
export function reviewGame(game: GoGame, options?: ReviewOptions): Review;
export function reviewGame(
  game: LoaGame,
  options?: ReviewOptions<LoaMove, WinProof>,
): Review<LoaMove, WinProof>;
export function reviewGame(game: SenketGame, options?: ReviewOptions<Vertex, never>): Review<Vertex, never>;
export function reviewGame(
  game: GoGame | LoaGame | SenketGame,
  options?: ReviewOptions<unknown, unknown>,
): Review<unknown, unknown> {
  const { moves, nodes, known } = reviewQuestion(game, options);
  const found = [...known];
  factsOfMoves(game, moves, nodes).forEach((facts, i) => {
    found[moves[i]! - 1] = facts;
  });
  return reviewOf(found);
}
