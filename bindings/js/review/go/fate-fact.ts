import { opponent } from '../../core/opponent.js';
import type { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import { vertexName } from '../../core/vertex.js';
import type { CaptureReading } from '../../reading/capture.js';
import type { Certainty } from '../../reading/certainty.js';
import type { LifeReading } from '../../reading/life.js';
import type { Fact } from '../fact.js';
import type { FateKey } from '../fate-sentences.js';
import { factsOf, type Told } from '../told.js';

/** The fate of a group after a move, as it was read. */
export interface GroupFate {
  readonly owner: Color;
  readonly target: PointSet;
  readonly outcome: CaptureReading['outcome'] | LifeReading['outcome'];
  /** Null where nothing was found. */
  readonly certainty: Certainty | null;
  readonly line: readonly Vertex[];
}

/** The move that the fate follows. */
interface Moved {
  readonly move: number;
  readonly color: Color;
  readonly at: Vertex | null;
  /** True where the side that moved could not have more. */
  readonly succeeds: boolean;
}

const KEYS: Readonly<Record<GroupFate['outcome'], FateKey | null>> = {
  captured: 'kills',
  dies: 'kills',
  escapes: 'saves',
  lives: 'makes-alive',
  ko: 'makes-ko',
  seki: 'makes-seki',
  unknown: null,
};

/**
 * The fate of a group as a fact about the side that brings it about, by the move or by the answer to it. Null where nothing was
 * found, and where no stone of the group is left to name.
 */
export function fateFact(fate: GroupFate, { move, color: mover, at, succeeds }: Moved): Fact | null {
  const { owner, target, outcome, certainty, line } = fate;
  const key = KEYS[outcome];
  if (key === null || certainty === null || target.isEmpty) return null;
  const color =
    key === 'kills'
      ? opponent(owner)
      : key === 'saves' || key === 'makes-alive'
        ? owner
        : succeeds
          ? mover
          : opponent(mover);
  const told: Told = { key, target, certainty, line, weight: 2 * target.size };
  return factsOf({ move, color, at }, [told], (point: Vertex) => vertexName(point, target.height))[0]!;
}
