import { engine } from '../core/engine.js';
import type { Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { WinProof } from '../endings/proof.js';
import type { GoGame } from '../go/game.js';
import type { LoaGame } from '../loa/game.js';
import type { LoaMove } from '../loa/move.js';
import type { SenketGame } from '../senket/game.js';
import type { Fact } from './fact.js';
import { tellingOf } from './games.js';

/**
 * Options of facts().
 *
 * @inline
 */
export type FactsOptions = {
  /** The number of the move on the game's line. Default: the move that led to the position where the game stands. */
  move?: number;
  /**
   * The most positions searched for each question, 0 to 1,000,000; Senket needs none. Default 1,000, in Lines of Action
   * 20,000. The same number gives the same facts on every machine. With 0, only what is seen on the board is told.
   */
  nodes?: number;
};

/** The upper bound of `nodes`: a move has a hundred questions. */
export const MOST_NODES = 1_000_000;

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
  const { moves, nodes, tell } = factsQuestion(game, options);
  return tell(moves, nodes).flat();
}

/** The checked question of facts(). */
export function factsQuestion(game: GoGame | LoaGame | SenketGame, options: FactsOptions | undefined) {
  const { reader, last, nodes: usual, task, tell } = tellingOf(game);
  const { move = game.moveNumber, nodes = usual } = validateOptions(options, ['move', 'nodes']);
  validateInteger(move, Math.min(last, move === game.moveNumber ? 0 : 1), last, 'the move');
  validateInteger(nodes, 0, MOST_NODES, 'nodes');
  if (nodes > 0 && reader !== null) engine(reader);
  return { moves: move === 0 ? [] : [move], nodes, task, tell };
}
