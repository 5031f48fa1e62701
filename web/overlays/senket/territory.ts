/** Territories tinted, claims that do not count hatched: rising lines are Black's, falling ones White's. */

import type { SenketClaim, Vertex } from 'kakoi';
import type { Shape } from '../../boards/shapes.js';
import { count, nameOf } from '../overlay.js';
import { pointName } from './points.js';
import {
  claimAt,
  countsOf,
  enemyOf,
  isMeant,
  type SenketOverlay,
  type View,
  visibleClaims,
  worthOf,
} from './view.js';

export const territory: SenketOverlay = {
  id: 'territory',

  shapes(view) {
    const claims = visibleClaims(view);
    const valid = claims.filter(({ state }) => state === 'valid');
    const except = valid.flatMap(({ polygon }) => polygon);
    return [
      ...valid.map(
        ({ polygon, color }): Shape => ({ kind: 'region', rings: polygon, color: `area-${color}` }),
      ),
      ...claims
        .filter((claim) => claim.state === 'invalid' && isMeant(view.board, claim))
        .map(({ polygon, color }): Shape => {
          const rising = color === 'black';
          return { kind: 'hatching', rings: polygon, except, color: `hatch-${color}`, rising };
        }),
    ];
  },

  describe(view, place) {
    const claim = claimAt(view, place);
    return claim && claimInWords(view, claim);
  },
};

/** The claim that is looked at, and the territory that spoils it. */
export function outline({ score }: View, claim: SenketClaim): Shape[] {
  const spoiler = claim.reason?.kind === 'contains-territory' ? score.claims[claim.reason.claim] : undefined;
  return [
    { kind: 'border', rings: claim.polygon, color: 'focus' },
    ...(spoiler ? [{ kind: 'border', rings: spoiler.polygon, color: 'spoiler' } as const] : []),
  ];
}

function claimInWords(view: View, claim: SenketClaim): string {
  const { board, mode, score, isEarly } = view;
  const owner = nameOf(claim.color);
  const enemy = nameOf(enemyOf(claim.color));
  if (claim.reason?.kind === 'contains-territory') {
    const inner = score.claims[claim.reason.claim] as SenketClaim;
    const where = pointName(landmark(inner), board.size);
    return `${owner}’s ${claim.area} do not count: contains ${enemy}’s territory at ${where}`;
  }
  if (claim.reason !== null) {
    return `${owner}’s ${claim.area} do not count: contested, ${enemy} claims this ground by the same right`;
  }
  const counts = countsOf(claim);
  const prisoners = counts.prisoners > 0 ? ` and ${count(counts.prisoners, 'prisoner')}` : '';
  const ground = mode === 'area' ? `area ${claim.area}` : count(counts.openPoints, 'open point');
  const held = `${owner}’s territory: ${ground}${prisoners}`;
  const set = claim.set === null ? undefined : score[claim.color].sets[claim.set];
  if (set === undefined || isEarly) return held;
  const isAlone =
    score.claims.filter(({ color, set }) => color === claim.color && set === claim.set).length === 1;
  return `${held}; ${isAlone ? '' : 'its set '}scores ${worthOf(mode, set)}² = ${set.score}`;
}

/** A point to find the claim by: its first open one, or a corner. */
function landmark({ openPoints, polygon }: SenketClaim): Vertex {
  const [first] = openPoints;
  return first ?? (polygon[0]?.[0] as Vertex);
}
