import type { PointSet } from '../../core/point-set.js';
import type { Color, Vertex } from '../../core/types.js';
import { vertexName } from '../../core/vertex.js';
import type { Chain } from '../../go/chains.js';
import type { GoSituation } from './fates.js';

/** A move between two positions. */
export interface GoStep {
  readonly move: number;
  readonly color: Color;
  readonly at: Vertex | null;
  readonly captured: PointSet;
  readonly before: GoSituation;
  readonly after: GoSituation;
}

/** The names of two chains, as sentences have them. */
export function namesOf(chains: readonly [Chain, Chain]) {
  const [where, and] = chains.map(({ stones }) => placeOf(stones));
  return { where: where!, and: and! };
}

/** The name of a set's first point. */
export function placeOf(points: PointSet): string {
  const [point] = points;
  return vertexName(point!, points.height);
}
