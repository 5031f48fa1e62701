import { engine } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import type { Color, Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { WinProof } from '../endings/proof.js';
import type { GoGame } from '../go/game.js';
import type { LoaGame } from '../loa/game.js';
import type { LoaMove } from '../loa/move.js';
import type { LifeProof } from '../reading/life-proof.js';
import type { SenketGame } from '../senket/game.js';
import { type Fact, isLoss } from './fact.js';
import { MOST_NODES } from './facts.js';
import { tellingOf } from './games.js';

/** A move at which the game turned. */
export interface Moment<Move = Vertex, Proof = LifeProof> {
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
  readonly facts: readonly Fact<Move, Proof>[];
  /** The move that would have done better; null where none is known. */
  readonly better: Move | null;
}

/** The review of a game. */
export interface Review<Move = Vertex, Proof = LifeProof> {
  /** The facts about each move of the line, the first move's first; null for a move that was not looked at. */
  readonly facts: readonly (readonly Fact<Move, Proof>[] | null)[];
  /** The moves at which the game turned, ten at most, the weightiest first. */
  readonly moments: readonly Moment<Move, Proof>[];
}

/**
 * Options of reviewGame().
 *
 * @inline
 */
export type ReviewOptions<Move = Vertex, Proof = LifeProof> = {
  /** The first move to look at. Default 1. */
  from?: number;
  /** The last move to look at. Default: the last one of the line. */
  to?: number;
  /** The most positions searched for each question, as in facts(). */
  nodes?: number;
  /** An earlier review of the same line, to be gone on with: its facts are kept, and only the other moves looked at. */
  known?: Review<Move, Proof>;
};

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
  const { moves, nodes, known, tell } = reviewQuestion(game, options);
  const found = [...known];
  tell(moves, nodes).forEach((facts, i) => {
    found[moves[i]! - 1] = facts;
  });
  return reviewOf(found);
}

/** The checked question of reviewGame(): the moves to look at, and what is known of all. */
export function reviewQuestion<Move, Proof>(
  game: GoGame | LoaGame | SenketGame,
  options: ReviewOptions<Move, Proof> | undefined,
) {
  const { reader, last, nodes: usual, task, tell } = tellingOf(game);
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
  const known: Review<Move, Proof>['facts'] =
    earlier === undefined ? new Array<null>(last).fill(null) : checkKnown(earlier, last);
  const moves = known.flatMap((facts, i) => (facts === null && i + 1 >= from && i < to ? [i + 1] : []));
  return { moves, nodes, known, task, tell };
}

/** The reviews that were made here: others may hold anything. */
const REVIEWS = new WeakSet<Review<unknown, unknown>>();

function checkKnown<Move, Proof>(review: Review<Move, Proof>, last: number): Review<Move, Proof>['facts'] {
  if (!REVIEWS.has(review) || review.facts.length !== last)
    throw new KakoiError('bad-option', `known must be a review of this line, which has ${last} moves`);
  return review.facts;
}

type AnyFact = Fact<unknown, unknown>;

const MOST_MOMENTS = 10;
/** Less is at stake in many a move; unless there is nothing else, it is no moment. */
const LEAST_WEIGHT = 4;
const LEAST_MOMENTS = 3;

/** The review with these facts. Mistakes come before moves that gained: most of what a side gains, the other could have prevented. */
export function reviewOf<Move, Proof>(facts: Review<Move, Proof>['facts']): Review<Move, Proof> {
  const turning = facts.map((list) => (list ?? []).filter((fact) => turns(fact, list!, facts)));
  const ranked = turning.flat().sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)) || heavier(a, b));
  const chosen: Fact<Move, Proof>[] = [];
  for (const fact of ranked) {
    if (chosen.length === MOST_MOMENTS) break;
    const isSmall = fact.weight < LEAST_WEIGHT && chosen.length >= LEAST_MOMENTS;
    if (!isSmall && !chosen.some((other) => isSame(other, fact))) chosen.push(fact);
  }
  const moments = chosen.sort(heavier).map((fact): Moment<Move, Proof> => {
    const { move, color, at, weight, better } = fact;
    const others = turning[move - 1]!.filter((other) => other !== fact);
    return { move, color, at, weight, better, isMistake: isLoss(fact), facts: [fact, ...others] };
  });
  const review = { facts, moments };
  REVIEWS.add(review);
  return review;
}

const heavier = (a: AnyFact, b: AnyFact) => b.weight - a.weight || a.move - b.move;

/**
 * True for a fact on which the game turned: one that weighs, of a move that is no pass and in no settled place unless it is
 * proved, and that the same side could not make good, or did not miss again, at its next move.
 */
function turns(fact: AnyFact, list: readonly AnyFact[], all: Review<unknown, unknown>['facts']): boolean {
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
function isSame(a: AnyFact, b: AnyFact): boolean {
  return a.move === b.move || (Math.abs(a.move - b.move) <= 4 && a.target.intersects(b.target));
}
