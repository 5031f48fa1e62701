import { engine } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import type { Color, Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { GoGame } from '../go/game.js';
import { type Fact, isLoss } from './fact.js';
import { DEFAULT_NODES, MOST_NODES } from './facts.js';
import { checkGame, factsOfMoves, lastMove } from './go/facts.js';

/** A move at which the game turned. */
export interface Moment {
  /** The number of the move, the first being 1. */
  readonly move: number;
  readonly color: Color;
  /** The point that was played; null for a pass. */
  readonly at: Vertex | null;
  /** True where the move lost what weighs most; false where it gained it. */
  readonly isMistake: boolean;
  /** The points that turned on it. */
  readonly weight: number;
  /** The facts about the move on which the game turned, the weightiest first. */
  readonly facts: readonly Fact[];
  /** The move that would have done better; null where none is known. */
  readonly better: Vertex | null;
}

/** The review of a game. */
export interface Review {
  /** The facts about each move of the line, the first move's first; null for a move that was not looked at. */
  readonly facts: readonly (readonly Fact[] | null)[];
  /** The moves at which the game turned, ten at most, the weightiest first. */
  readonly moments: readonly Moment[];
}

/**
 * Options of reviewGame().
 *
 * @inline
 */
export type ReviewOptions = {
  /** The first move to look at. Default 1. */
  from?: number;
  /** The last move to look at. Default: the last one of the line. */
  to?: number;
  /** The most positions searched for each question, 1 to 1,000,000. Default 1,000. */
  nodes?: number;
  /** An earlier review of the same line, to be gone on with: its facts are kept, and only the other moves looked at. */
  known?: Review;
};

/**
 * The review of the line that a game of Go is on, which is the main line unless it stands in a variation: the facts about all its
 * moves, and the moments at which it turned. A game of 250 moves takes some seconds; `reviewGame` of a pool spreads them over workers.
 *
 * Throws 'bad-option' for anything but a game, moves of its line, nodes from 1 to 1,000,000 and a review of that line;
 * 'not-initialised' before init(readingEngine).
 */
export function reviewGame(game: GoGame, options?: ReviewOptions): Review {
  const { moves, nodes, known } = reviewQuestion(game, options);
  const found = [...known];
  factsOfMoves(game, moves, nodes).forEach((facts, i) => {
    found[moves[i]! - 1] = facts;
  });
  return reviewOf(found);
}

/** The checked question of reviewGame(): the moves to look at, and what is known of all. */
export function reviewQuestion(game: GoGame, options: ReviewOptions | undefined) {
  engine('reading');
  const last = lastMove(checkGame(game));
  const least = Math.min(1, last);
  const {
    from = least,
    to = last,
    nodes = DEFAULT_NODES,
    known: earlier,
  } = validateOptions(options, ['from', 'to', 'nodes', 'known']);
  validateInteger(from, least, last, 'from');
  validateInteger(to, from, last, 'to');
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  const known = earlier === undefined ? new Array<null>(last).fill(null) : checkKnown(earlier, last);
  const moves = known.flatMap((facts, i) => (facts === null && i + 1 >= from && i < to ? [i + 1] : []));
  return { moves, nodes, known };
}

/** The reviews that were made here: others may hold anything. */
const REVIEWS = new WeakSet<Review>();

function checkKnown(review: Review, last: number): Review['facts'] {
  if (!REVIEWS.has(review) || review.facts.length !== last)
    throw new KakoiError('bad-option', `known must be a review of this line, which has ${last} moves`);
  return review.facts;
}

const MOST_MOMENTS = 10;
/** Less is at stake in many a move; unless there is nothing else, it is no moment. */
const LEAST_WEIGHT = 4;
const LEAST_MOMENTS = 3;

/** The review with these facts. Mistakes come before moves that gained: most of what a side gains, the other could have prevented. */
export function reviewOf(facts: Review['facts']): Review {
  const turning = facts.map((list) => (list ?? []).filter((fact) => turns(fact, list!, facts)));
  const ranked = turning.flat().sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)) || heavier(a, b));
  const chosen: Fact[] = [];
  for (const fact of ranked) {
    if (chosen.length === MOST_MOMENTS) break;
    const isSmall = fact.weight < LEAST_WEIGHT && chosen.length >= LEAST_MOMENTS;
    if (!isSmall && !chosen.some((other) => isSame(other, fact))) chosen.push(fact);
  }
  const moments = chosen.sort(heavier).map((fact): Moment => {
    const { move, color, at, weight, better } = fact;
    const others = turning[move - 1]!.filter((other) => other !== fact);
    return { move, color, at, weight, better, isMistake: isLoss(fact), facts: [fact, ...others] };
  });
  const review = { facts, moments };
  REVIEWS.add(review);
  return review;
}

const heavier = (a: Fact, b: Fact) => b.weight - a.weight || a.move - b.move;

/**
 * True for a fact on which the game turned: one that weighs, of a move that is no pass and in no settled place unless it is
 * proved, and that the same side could not make good, or did not miss again, at its next move.
 */
function turns(fact: Fact, list: readonly Fact[], all: Review['facts']): boolean {
  if (fact.weight === 0) return false;
  const isIdle = fact.at === null || list.some(({ key }) => key === 'inside-settled');
  if (isIdle && fact.certainty !== 'proved') return false;
  const next = all[fact.move + 1] ?? [];
  return (
    !isLoss(fact) ||
    !next.some(
      (later) => later.weight > 0 && later.target.intersects(fact.target) && later.color === fact.color,
    )
  );
}

/** True for two facts about one event: about the same stones, within a few moves. */
function isSame(a: Fact, b: Fact): boolean {
  return a.move === b.move || (Math.abs(a.move - b.move) <= 4 && a.target.intersects(b.target));
}
