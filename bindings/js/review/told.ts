import type { Color, Vertex } from '../core/types.js';
import type { LifeProof } from '../reading/life-proof.js';
import type { Fact } from './fact.js';

/** A fact as its finder tells it; what is left out is the same for most. */
export type Told<Move = Vertex, Proof = LifeProof> = Pick<Fact<Move, Proof>, 'key' | 'target'> &
  Partial<Fact<Move, Proof>>;

/** The move that facts are about. */
interface Moved {
  readonly move: number;
  readonly color: Color;
  readonly at: Vertex | null;
}

/** The whole facts about a move, the weightiest first. `nameOf` names points and moves as the game does. */
export function factsOf<Move, Proof>(
  { move, color, at }: Moved,
  told: readonly Told<Move, Proof>[],
  nameOf: (what: Vertex | Move) => string,
): Fact<Move, Proof>[] {
  const complete = ({ values, better = null, ...rest }: Told<Move, Proof>): Fact<Move, Proof> => {
    const [point] = rest.target;
    const named = better === null ? {} : { better: nameOf(better) };
    return {
      color,
      move,
      at,
      certainty: 'proved',
      from: move,
      line: [],
      proofs: [],
      better,
      weight: 0,
      ...rest,
      values: { stones: rest.target.size, where: nameOf(point!), ...named, ...values },
    };
  };
  return told.map(complete).sort((a, b) => b.weight - a.weight);
}
