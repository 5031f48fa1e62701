import { engine } from '../core/engine.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { GoGame } from '../go/game.js';
import type { Fact } from './fact.js';
import { checkGame, factsOfMoves, lastMove } from './go/facts.js';

/**
 * Options of facts().
 *
 * @inline
 */
export type FactsOptions = {
  /** The number of the move on the game's line. Default: the move that led to the position where the game stands. */
  move?: number;
  /**
   * The most positions searched for each question, 1 to 1,000,000. Default 1,000. The same number gives the same facts on
   * every machine.
   */
  nodes?: number;
};

/** The upper bound of `nodes`: a move has a hundred questions. */
export const MOST_NODES = 1_000_000;
/** Enough for captures that people see, and a hundredth of a second for a move. */
export const DEFAULT_NODES = 1000;

/**
 * The facts about a move of a game of Go, the weightiest first: what it did, and what it missed. The list is empty before the
 * first move, and for an illegal one of a record. No two facts contradict each other.
 *
 * Throws 'bad-option' for anything but a game, the number of a move of its line, and nodes from 1 to 1,000,000;
 * 'not-initialised' before init(readingEngine).
 */
export function facts(game: GoGame, options?: FactsOptions): Fact[] {
  const { moves, nodes } = factsQuestion(game, options);
  return factsOfMoves(game, moves, nodes).flat();
}

/** The checked question of facts(). */
export function factsQuestion(game: GoGame, options: FactsOptions | undefined) {
  engine('reading');
  const last = lastMove(checkGame(game));
  const { move = game.moveNumber, nodes = DEFAULT_NODES } = validateOptions(options, ['move', 'nodes']);
  validateInteger(move, Math.min(last, move === game.moveNumber ? 0 : 1), last, 'the move');
  return { moves: move === 0 ? [] : [move], nodes: validateInteger(nodes, 1, MOST_NODES, 'nodes') };
}
