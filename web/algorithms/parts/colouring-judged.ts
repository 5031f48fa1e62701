/** The colouring of Senket's author held against the rule that he settled three days later. */

import { PointSet, type SenketBoard, type SenketClaim, type Vertex } from 'kakoi';
import type { Shade } from './colouring.js';

export interface Judged {
  readonly territories: readonly SenketClaim[];
  /** Empty points of territories that lack its colour. */
  readonly missed: PointSet;
  /** Empty points with a colour on ground that is nobody's. */
  readonly extra: PointSet;
  /** Territories without an empty point: there is nothing to be coloured. */
  readonly hidden: readonly SenketClaim[];
}

export function judged(board: SenketBoard, shade: (point: Vertex) => Shade): Judged {
  const territories = board.score().claims.filter(({ state }) => state === 'valid');
  const [missed, extra]: [Vertex[], Vertex[]] = [[], []];
  for (const point of board.posts('black').or(board.posts('white')).not()) {
    const owner = territories.find(({ openPoints }) => openPoints.has(point))?.color ?? 'grey';
    const found = shade(point) === 'none' ? 'grey' : shade(point);
    if (found !== owner) (owner === 'grey' ? extra : missed).push(point);
  }
  const { size } = board;
  return {
    territories,
    missed: PointSet.of(size, size, missed),
    extra: PointSet.of(size, size, extra),
    hidden: territories.filter(({ openPoints }) => openPoints.isEmpty),
  };
}
