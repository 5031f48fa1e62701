import { engine } from '../core/engine.js';
import { badOption } from '../core/errors.js';
import type { Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { LifeProof } from '../reading/life-proof.js';
import type { Facts } from './fact.js';
import type { AnyGame } from './games.js';
import { kindOf, lastMoveOf } from './kinds.js';
import { isReview, type Review } from './moments.js';

/** Options of facts(). */
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

/** Options of reviewGame(). */
export type ReviewOptions<Move = Vertex, Proof = LifeProof> = {
  /** The first move to look at. Default 1. */
  from?: number;
  /** The last move to look at. Default: the last one of the line. */
  to?: number;
  /** The most positions searched for each question, as in facts(), but 1 at least. */
  nodes?: number;
  /** An earlier review of the same line, to be gone on with: its facts are kept, and only the other moves looked at. */
  known?: Review<Move, Proof>;
};

/** The checked question of facts(). */
export function factsQuestion(game: AnyGame, options: FactsOptions | undefined) {
  const { reader, nodes: usual, task } = kindOf(game);
  const { moveNumber } = game;
  const last = lastMoveOf(game);
  const { move = moveNumber, nodes = usual } = validateOptions(options, ['move', 'nodes']);
  validateInteger(move, Math.min(last, move === moveNumber ? 0 : 1), last, 'the move');
  validateInteger(nodes, 0, MOST_NODES, 'nodes');
  if (nodes > 0 && reader !== null) engine(reader);
  return { moves: move === 0 ? [] : [move], nodes, task };
}

/** The checked question of reviewGame(): the moves to look at, and what is known of all. */
export function reviewQuestion<Move, Proof>(game: AnyGame, options: ReviewOptions<Move, Proof> | undefined) {
  const { reader, nodes: usual, task } = kindOf(game);
  const last = lastMoveOf(game);
  if (reader !== null) engine(reader);
  const least = Math.min(1, last);
  const {
    from = least,
    to = last,
    nodes = usual,
    known: earlier,
  } = validateOptions(options, ['from', 'to', 'nodes', 'known']);
  validateInteger(from, least, last, 'from');
  validateInteger(to, from, last, 'to');
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  const known: Facts<Move, Proof> =
    earlier === undefined ? new Array<null>(last).fill(null) : checkKnown(earlier, last);
  const moves = known.flatMap((facts, i) => (facts === null && i + 1 >= from && i < to ? [i + 1] : []));
  return { moves, nodes, known, task };
}

function checkKnown<Move, Proof>(review: Review<Move, Proof>, last: number): Facts<Move, Proof> {
  if (!isReview(review) || review.facts.length !== last)
    throw badOption(`known must be a review of this line, which has ${last} moves`);
  return review.facts;
}
