import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import type { Certainty } from '../reading/certainty.js';
import type { LifeProof } from '../reading/life-proof.js';

/** Facts that speak for the move. */
export const GAINS = [
  'captures',
  'kills',
  'ladder-works',
  'wins-race',
  'saves',
  'makes-alive',
  'ladder-broken',
] as const;

/** Facts that speak against the move. */
export const LOSSES = [
  'lets-escape',
  'misses-capture',
  'misses-kill',
  'misses-saving',
  'misses-life',
  'endangers',
  'loses-race',
  'fills-own-eye',
  'endgame',
] as const;

/** Facts that turn nothing by themselves, or for either side. */
export const OTHERS = [
  'puts-in-atari',
  'connects',
  'cuts',
  'makes-ko',
  'makes-seki',
  'makes-eye',
  'breaks-eye',
  'fills-own-liberty',
  'inside-settled',
] as const;

/**
 * The kinds of facts.
 *
 * @inline
 */
export type FactKey = (typeof GAINS)[number] | (typeof LOSSES)[number] | (typeof OTHERS)[number];

/** A statement about a move of a game: what it did, or what it missed. */
export interface Fact<Move = Vertex, Proof = LifeProof> {
  readonly key: FactKey;
  /** The side that moved. */
  readonly color: Color;
  /** The number of the move, the first being 1. */
  readonly move: number;
  /** The point that was played; null for a pass. */
  readonly at: Vertex | null;
  /** The stones or points that the fact is about. */
  readonly target: PointSet;
  /** 'proved' by `proofs`, or by a look at the board; 'read' by a search; 'likely' by counting or games. */
  readonly certainty: Certainty;
  /** The board where `line` begins and `proofs` hold: after that many moves, `move`, or `move` − 1 where the fact is about something missed. */
  readonly from: number;
  /** How it goes on from that board, the side to play there first, both sides in turn. */
  readonly line: readonly Move[];
  /** Numbers and words that belong to the kind of fact, as factText() uses them. */
  readonly values: Readonly<Record<string, number | string>>;
  /** The proofs of a 'proved' fact that is not seen on the board, for the game's function that verifies proofs. */
  readonly proofs: readonly Proof[];
  /** A move that would have done better; null where none is known. */
  readonly better: Move | null;
  /** The points that turned on it, 0 where none did. */
  readonly weight: number;
}
