import type { Color, Vertex } from '../core/types.js';
import type { LifeProof } from '../reading/life-proof.js';
import { type AnyFact, type Fact, type Facts, isLoss } from './fact.js';
import { withoutRefuted } from './refuted.js';

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
  readonly facts: Facts<Move, Proof>;
  /** The moves at which the game turned, ten at most: mistakes first, the weightiest before the others. */
  readonly moments: readonly Moment<Move, Proof>[];
}

/** The reviews that were made here: others may hold anything. */
const REVIEWS = new WeakSet<object>();

/** True for a review that was made here. */
export const isReview = (value: object): boolean => REVIEWS.has(value);

const MOST_MOMENTS = 10;
/** Less is at stake in many a move. */
const LEAST_WEIGHT = 4;
/** Mistakes about little, and moves that gained, are moments only as long as there are no more of others. */
const FEW_MOMENTS = 3;

/**
 * The review with these facts. Mistakes come before moves that gained: most of what a side gains, the other could have prevented, and
 * much of it is but the answer to a threat.
 */
export function reviewOf<Move, Proof>(found: Facts<Move, Proof>): Review<Move, Proof> {
  const facts = withoutRefuted(found);
  const turning = facts.map((list) => (list ?? []).filter((fact) => turns(fact, list!, facts)));
  const ranked = turning.flat().sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)) || heavier(a, b));
  const chosen: Fact<Move, Proof>[] = [];
  for (const fact of ranked) {
    if (chosen.length === MOST_MOMENTS) break;
    const isMinor = !isLoss(fact) || fact.weight < LEAST_WEIGHT;
    if (isMinor && chosen.length >= FEW_MOMENTS) break;
    if (!chosen.some((other) => isSame(other, fact))) chosen.push(fact);
  }
  const moments = chosen.map((fact): Moment<Move, Proof> => {
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
function turns(fact: AnyFact, list: readonly AnyFact[], all: Facts<unknown, unknown>): boolean {
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
