import type { Vertex } from '../core/types.js';
import type { WinProof } from '../endings/proof.js';
import type { GoGame } from '../go/game.js';
import type { LoaGame } from '../loa/game.js';
import type { LoaMove } from '../loa/move.js';
import type { SenketGame } from '../senket/game.js';
import type { Fact } from './fact.js';
import { factsOfMoves } from './games.js';
import { type FactsOptions, factsQuestion } from './question.js';

/**
 * The facts about a move of a game, the weightiest first: what it did, and what it missed. The list is empty before the
 * first move, and for an illegal one of a record. No two facts contradict each other.
 *
 * Throws 'bad-option' for anything but a game, the number of a move of its line, and nodes from 0 to 1,000,000;
 * unless they are 0, 'not-initialised' before init(readingEngine) for Go, and init(endingsEngine) for Lines of Action.
 */
export function facts(game: GoGame, options?: FactsOptions): Fact[];
export function facts(game: LoaGame, options?: FactsOptions): Fact<LoaMove, WinProof>[];
export function facts(game: SenketGame, options?: FactsOptions): Fact<Vertex, never>[];
export function facts(game: GoGame | LoaGame | SenketGame, options?: FactsOptions): Fact<unknown, unknown>[] {
  const { moves, nodes } = factsQuestion(game, options);
  return factsOfMoves(game, moves, nodes).flat();
}
