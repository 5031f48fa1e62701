/** Territories tinted, claims that do not count hatched: rising lines are Black's, falling ones White's. */

import { opponent, postName, type SenketClaim, type Vertex } from '../../js/api.js';
import { count, nameOf, SIDES } from '../overlay.js';
import type { Rings, Shape, Side } from '../shapes.js';
import {
  countsOf,
  isMeant,
  type SenketOverlay,
  type SenketView,
  senketClaimAt,
  senketView,
  senketWorth,
  visibleClaims,
} from './claims.js';
import { prisonerCross } from './pieces.js';

/** A whole symbol of a legend. */
const PATCH: Rings = [
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
];

function ground(side: Side, rings: Rings): Shape {
  return { kind: 'region', rings, paint: `area-${side}`, name: `area ${side}` };
}

function voidGround(side: Side, rings: Rings, except: Rings): Shape {
  return { kind: 'hatch', rings, except, rising: side === 'black', paint: `void-${side}`, name: 'claim' };
}

export const territory: SenketOverlay = {
  title: 'Territory',
  marksPrisoners: true,
  get legend() {
    return [
      ...SIDES.map((side) => ({ shapes: [ground(side, PATCH)], words: `${nameOf(side)}’s` })),
      ...SIDES.map((side) => ({
        shapes: [voidGround(side, PATCH, [])],
        words: `${nameOf(side)}’s claim, void`,
      })),
      { shapes: [prisonerCross([[0, 0]])], words: 'prisoner' },
    ];
  },

  shapes(board, { mode }) {
    const claims = visibleClaims(senketView(board, mode));
    const valid = claims.filter(({ state }) => state === 'valid');
    const except = valid.flatMap(({ polygon }) => polygon);
    return [
      ...valid.map(({ polygon, color }) => ground(color, polygon)),
      ...claims
        .filter((claim) => claim.state === 'invalid' && isMeant(board, claim))
        .map(({ polygon, color }) => voidGround(color, polygon, except)),
    ];
  },

  /** The claim that is looked at, and the territory that spoils it. */
  pointed(board, place, { mode }) {
    const view = senketView(board, mode);
    const claim = senketClaimAt(view, place);
    if (claim === null) return [];
    const spoiler = spoilerOf(view, claim);
    return [
      { kind: 'border', rings: claim.polygon, paint: 'focus' },
      ...(spoiler ? [{ kind: 'border', rings: spoiler.polygon, paint: 'spoiler' } satisfies Shape] : []),
    ];
  },

  describe(board, place, { mode }) {
    const view = senketView(board, mode);
    const claim = senketClaimAt(view, place);
    return claim && claimInWords(view, claim);
  },
};

function spoilerOf({ score }: SenketView, { reason }: SenketClaim): SenketClaim | undefined {
  return reason?.kind === 'contains-territory' ? score.claims[reason.claim] : undefined;
}

function claimInWords(view: SenketView, claim: SenketClaim): string {
  const { board, mode, score, isEarly } = view;
  const owner = nameOf(claim.color);
  const enemy = nameOf(opponent(claim.color));
  const spoiler = spoilerOf(view, claim);
  if (spoiler) {
    const where = postName(landmark(spoiler), board.size);
    return `${owner}’s ${claim.area} do not count: contains ${enemy}’s territory at ${where}`;
  }
  if (claim.reason !== null) {
    return `${owner}’s ${claim.area} do not count: contested, ${enemy} claims this ground by the same right`;
  }
  const counts = countsOf(claim);
  const prisoners = counts.prisoners > 0 ? ` and ${count(counts.prisoners, 'prisoner')}` : '';
  const held = mode === 'area' ? `area ${claim.area}` : count(counts.openPoints, 'open point');
  const territory = `${owner}’s territory: ${held}${prisoners}`;
  const set = claim.set === null ? undefined : score[claim.color].sets[claim.set];
  if (set === undefined || isEarly) return territory;
  const parts = score.claims.filter(({ color, set }) => color === claim.color && set === claim.set);
  return `${territory}; ${parts.length === 1 ? '' : 'its set '}scores ${senketWorth(mode, set)}² = ${set.score}`;
}

/** A point to find the claim by: its first open one, or a corner. */
function landmark({ openPoints, polygon }: SenketClaim): Vertex {
  const [first] = openPoints;
  return first ?? (polygon[0]?.[0] as Vertex);
}
