import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';

/** A side's winning moves against every reply of the other side. Plain data except for its sets. */
export interface LifeProof {
  /**
   * The claim: the target is 'captured', 'stays' on the board, gets 'two-eyes', or gets 'no-eyes', which
   * means not two of them. The target's last stone, standing alone, may not be taken where the taker can be taken
   * back at once: in a snapback, or in a ko unless the attacker is `koMaster`.
   */
  readonly claim: 'captured' | 'stays' | 'two-eyes' | 'no-eyes';
  /**
   * The side that wins every ko: it may retake at once, up to `retakes` times in a line. Otherwise both sides
   * obey the rule of ko.
   */
  readonly koMaster: Color;
  readonly retakes: number;
  /** The side that moves first. */
  readonly toPlay: Color;
  /** The point of the region that ko forbids to that side's first move, or null. */
  readonly ko: Vertex | null;
  /** Stones of one colour, in the region. */
  readonly target: PointSet;
  /**
   * The points where both sides may play. A chain without a liberty outside of them belongs to it with all of
   * its stones.
   */
  readonly region: PointSet;
  /**
   * The winner's answers, by position: a vertex as text ('D4') or 'pass'. A position is the points of the
   * region row by row ('X', 'O', '.'; remaining stones of the target 'x', 'o'), then the side to move, the
   * number of times the ko master may still retake at once, and the point where that is possible now, if any:
   * 'xx.O. black 5 D4'. Superfluous answers are ignored.
   */
  readonly answers: Readonly<Record<string, string>>;
  /** The proof as an object for JSON and postMessage(), which proofFromJSON() reads. */
  toJSON(): LifeProofJson;
}

/** A proof as JSON. Made by toJSON(), for proofFromJSON(). */
export type LifeProofJson = Omit<LifeProof, 'target' | 'region' | 'toJSON'> & {
  readonly game: 'go';
  readonly proof: 'life';
  readonly target: ReturnType<PointSet['toJSON']>;
  readonly region: ReturnType<PointSet['toJSON']>;
};

/** The proof with these fields. */
export function lifeProof({
  claim,
  koMaster,
  retakes,
  toPlay,
  ko,
  target,
  region,
  answers,
}: Omit<LifeProof, 'toJSON'>): LifeProof {
  const data = { claim, koMaster, retakes, toPlay, ko, target, region, answers };
  const toJSON = (): LifeProofJson => ({
    game: 'go',
    proof: 'life',
    ...data,
    target: target.toJSON(),
    region: region.toJSON(),
    answers: { ...answers },
  });
  // Not enumerable, so that it is neither sent to workers nor printed.
  return Object.defineProperty(data as LifeProof, 'toJSON', { value: toJSON });
}
