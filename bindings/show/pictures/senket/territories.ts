/** Territories tinted, claims that do not count hatched: rising lines are Black's, falling ones White's. */

import { opponent, type SenketClaim, type Vertex, vertexName } from '../../../js/api.js';
import { legendEntry, SIDES } from '../overlay.js';
import { count, nameOf, type Said, said } from '../said.js';
import type { Rings, Shape, Side } from '../shapes.js';
import {
  claimAt,
  countsOf,
  isMeant,
  type SenketView,
  type UncheckedSenket,
  viewOf,
  visibleClaims,
  worthOf,
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

export const territories: UncheckedSenket = {
  title: 'Territory',
  marksPrisoners: true,
  get legend() {
    return [
      ...SIDES.map((side) => legendEntry(said('{color}’s', { color: nameOf(side) }), [ground(side, PATCH)])),
      ...SIDES.map((side) =>
        legendEntry(said('{color}’s claim, counts nothing', { color: nameOf(side) }), [
          voidGround(side, PATCH, []),
        ]),
      ),
      legendEntry(said('prisoner'), [prisonerCross([[0, 0]])]),
    ];
  },

  shapes(board, { mode }) {
    const claims = visibleClaims(viewOf(board, mode));
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
    const view = viewOf(board, mode);
    const claim = claimAt(view, place);
    if (claim === null) return [];
    const spoiler = spoilerOf(view, claim);
    return [
      { kind: 'border', rings: claim.polygon, paint: 'focus' },
      ...(spoiler ? [{ kind: 'border', rings: spoiler.polygon, paint: 'spoiler' } satisfies Shape] : []),
    ];
  },

  said(board, place, { mode }) {
    const view = viewOf(board, mode);
    const claim = claimAt(view, place);
    return claim && claimInWords(view, claim);
  },
};

function spoilerOf({ score }: SenketView, { reason }: SenketClaim): SenketClaim | undefined {
  return reason?.kind === 'contains-territory' ? score.claims[reason.claim] : undefined;
}

function claimInWords(view: SenketView, claim: SenketClaim): Said {
  const { board, mode, score, isEarly } = view;
  const { area } = claim;
  const color = nameOf(claim.color);
  const enemy = nameOf(opponent(claim.color));
  const spoiler = spoilerOf(view, claim);
  if (spoiler) {
    const place = vertexName(landmark(spoiler), board);
    return said('{color}’s {area} do not count: contains {enemy}’s territory at {place}', {
      color,
      area,
      enemy,
      place,
    });
  }
  if (claim.reason !== null) {
    return said('{color}’s {area} do not count: contested, {enemy} claims this ground by the same right', {
      color,
      area,
      enemy,
    });
  }
  const { openPoints, prisoners: n } = countsOf(claim);
  const ground = mode === 'area' ? said('area {area}', { area }) : count(openPoints, 'open point');
  const held =
    n > 0 ? said('{held} and {n} prisoners', { held: ground, n }, '{held} and {n} prisoner') : ground;
  const set = claim.set === null ? undefined : score[claim.color].sets[claim.set];
  if (set === undefined || isEarly) return said('{color}’s territory: {held}', { color, held });
  const parts = score.claims.filter(({ color, set }) => color === claim.color && set === claim.set);
  const values = { color, held, sum: `${worthOf(mode, set)}² = ${set.score}` };
  return parts.length === 1
    ? said('{color}’s territory: {held}; scores {sum}', values)
    : said('{color}’s territory: {held}; its set scores {sum}', values);
}
/** A point to find the claim by: its first open one, or a corner. */
function landmark({ openPoints, polygon }: SenketClaim): Vertex {
  const [first] = openPoints;
  return first ?? polygon[0]![0]!;
}
