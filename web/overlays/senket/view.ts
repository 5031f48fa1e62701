/** What the overlays of a Senket position look at. */

import type { Color, SenketBoard, SenketClaim, SenketMode, SenketScore, SenketSet } from 'kakoi';
import type { Point } from '../../boards/geometry.js';
import type { Rings } from '../../boards/regions.js';
import type { Overlay } from '../overlay.js';

export interface View {
  readonly board: SenketBoard;
  readonly mode: SenketMode;
  readonly score: SenketScore;
  /** Only one side has territory. By the rules nearly the whole board is its own then, which means nothing yet. */
  readonly isEarly: boolean;
}

export type SenketOverlay = Overlay<View>;

export function viewOf(board: SenketBoard, mode: SenketMode): View {
  const score = board.score(mode);
  const isEarly = (score.black.sets.length === 0) !== (score.white.sets.length === 0);
  return { board, mode, score, isEarly };
}

/** What a claim is worth before squares: '14', or '14 + 2' with prisoners, which count twice in post scoring. */
export function worthInWords(
  mode: SenketMode,
  counted: { area: number; openPoints: number; prisoners: number },
): string {
  const ground = mode === 'area' ? counted.area : counted.openPoints;
  if (counted.prisoners === 0) return String(ground);
  return `${ground} + ${mode === 'posts' ? '2·' : ''}${counted.prisoners}`;
}

export function worthOf(
  mode: SenketMode,
  { area, openPoints, prisoners }: Pick<SenketSet, 'area' | 'openPoints' | 'prisoners'>,
): number {
  return mode === 'area' ? area + prisoners : openPoints + 2 * prisoners;
}

/** The claim's own area, open points and prisoners. */
export function countsOf(claim: SenketClaim): { area: number; openPoints: number; prisoners: number } {
  return { area: claim.area, openPoints: claim.openPoints.size, prisoners: claim.prisoners.size };
}

/**
 * Whether the claim is what a player would call one. A fence from edge to edge claims both sides of the board by the
 * rules, and whoever built it means the smaller one.
 */
export function isMeant(board: SenketBoard, { area }: SenketClaim): boolean {
  return 2 * area <= (board.size - 1) ** 2;
}

/** The claims to be seen: territories, and what was meant to be one. */
export function visibleClaims({ board, score, isEarly }: View): SenketClaim[] {
  return score.claims.filter((claim) => (claim.state === 'valid' && !isEarly) || isMeant(board, claim));
}

/** The visible claim around the place, a territory rather than none, else the smallest. */
export function claimAt(view: View, place: Point | null): SenketClaim | null {
  if (place === null) return null;
  const around = visibleClaims(view).filter(({ polygon }) => contains(polygon, place));
  const rank = ({ state, area }: SenketClaim): number => area + (state === 'valid' ? 0 : 1e6);
  return around.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Whether the place lies within the rings, by the 'evenodd' rule. */
export function contains(rings: Rings, [x, y]: Point): boolean {
  return rings.reduce((inside, ring) => inside !== isWithin(ring, x, y), false);
}

function isWithin(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as Point;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  });
  return inside;
}

export function enemyOf(color: Color): Color {
  return color === 'black' ? 'white' : 'black';
}
