import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';

/** A side's winning moves against everything that the other side can do. Plain data but for its sets. */
export interface LifeProof {
  /**
   * The claim: the target is 'captured', 'stays' on the board, gets 'two-eyes', or gets 'no-eyes': not two of them.
   */
  readonly claim: 'captured' | 'stays' | 'two-eyes' | 'no-eyes';
  /** The side that wins every ko: it may take back at once `retakes` times in a line; otherwise both are bound by the rule of ko. */
  readonly koMaster: Color;
  readonly retakes: number;
  /** The side that moves first. */
  readonly toPlay: Color;
  /** The point of the region that ko forbids to that side's first move, or null. */
  readonly ko: Vertex | null;
  /** Stones of one colour, in the region. */
  readonly target: PointSet;
  /** The points where both sides may play. A chain that has no liberty outside of them is in it with all of its stones. */
  readonly region: PointSet;
  /**
   * The winner's answers, by position: a vertex as text ('D4') or 'pass'. A position is the points of the region row by row ('X', 'O',
   * '.'; stones that are left of the target 'x', 'o'), then who moves, how often the ko master may still take back at once, and
   * where that would be now, if anywhere: 'xx.O. black 5 D4'. What is not needed is not looked at.
   */
  readonly answers: Readonly<Record<string, string>>;
  /** The proof as an object for JSON and postMessage(), which proofFromJSON() reads. */
  toJSON(): LifeProofJson;
}

/** A proof as JSON. Made by toJSON(), for proofFromJSON(). */
export interface LifeProofJson extends Omit<LifeProof, 'target' | 'region' | 'toJSON'> {
  readonly game: 'go';
  readonly proof: 'life';
  readonly target: ReturnType<PointSet['toJSON']>;
  readonly region: ReturnType<PointSet['toJSON']>;
}

/** The proof of these fields. */
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
  // Not among the fields, so that it is not sent to workers, nor stands in what is printed.
  return Object.defineProperty(data as LifeProof, 'toJSON', { value: toJSON });
}
