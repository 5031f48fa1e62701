/** The claims of a position as its pictures show them. */

import type {
  Color,
  ScalarMap,
  SenketBoard,
  SenketClaim,
  SenketMode,
  SenketScore,
  SenketSet,
} from '../../../js/api.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { isSenketBoard } from '../../../js/senket/is-board.js';
import { checkChoice, checkMap } from '../check.js';
import { type AnyOverlay, SIDES, type Unchecked } from '../overlay.js';
import { perBoard } from '../per-board.js';
import type { Point, Rings } from '../shapes.js';

/** Options of the overlays of Senket. */
export type SenketOverlayOptions = {
  /** Default 'area'. */
  readonly mode?: SenketMode;
  /** For 'worth' and 'threats': whose move it is. Default 'black'. */
  readonly toPlay?: Color;
  /**
   * For 'worth', what moveValues() gives for that colour and mode, as from a worker; null, where it is not known yet,
   * shows nothing. Default: found, which takes milliseconds.
   */
  readonly values?: ScalarMap | null;
  /** For 'threats', the same for the other colour. */
  readonly threats?: ScalarMap | null;
};

export const SENKET_OPTIONS = ['mode', 'toPlay', 'values', 'threats'] as const;

/** The name of an overlay of Senket. */
export type SenketOverlayName = 'territories' | 'worth' | 'threats' | 'numbers';

/** An overlay of Senket. */
export type SenketOverlay = AnyOverlay<SenketBoard, SenketOverlayOptions> & {
  /** True when it shows which posts are prisoners; they are drawn faded then. */
  readonly marksPrisoners?: boolean;
};

export type UncheckedSenket = Unchecked<SenketOverlay>;

/** A position with its score. */
export interface SenketView {
  readonly board: SenketBoard;
  readonly mode: SenketMode;
  readonly score: SenketScore;
  /** Only one side has territory. By the rules nearly the whole board is its own then, which means nothing yet. */
  readonly isEarly: boolean;
}

const MODES = ['area', 'posts'];

export function checkSenket(board: SenketBoard, options: SenketOverlayOptions = {}): void {
  const { mode = 'area', toPlay = 'black', values, threats } = options;
  checkBoard(board, isSenketBoard, 'SenketBoard');
  checkChoice('mode', mode, MODES);
  checkChoice('toPlay', toPlay, SIDES);
  for (const [name, map] of Object.entries({ values, threats })) {
    if (map !== undefined && map !== null) checkMap(name, map, { width: board.size, height: board.size });
  }
}

const inMode = (mode: SenketMode) =>
  perBoard((board: SenketBoard): SenketView => {
    const score = board.score({ mode });
    const isEarly = (score.black.sets.length === 0) !== (score.white.sets.length === 0);
    return { board, mode, score, isEarly };
  });

const VIEWS = { area: /* @__PURE__ */ inMode('area'), posts: /* @__PURE__ */ inMode('posts') };

/** The board with its score, which is found once for a board. */
export function viewOf(board: SenketBoard, mode: SenketMode = 'area'): SenketView {
  return VIEWS[mode](board);
}

/** The counts of a claim or a set. */
type SenketCounts = Pick<SenketSet, 'area' | 'openPoints' | 'prisoners'>;

/** The worth of a claim before it is squared, in words: '14', or '14 + 2' with prisoners, which count twice in post scoring. */
export function worthInWords(mode: SenketMode, counts: SenketCounts): string {
  const ground = mode === 'area' ? counts.area : counts.openPoints;
  if (counts.prisoners === 0) return String(ground);
  return `${ground} + ${mode === 'posts' ? '2·' : ''}${counts.prisoners}`;
}

/** The worth of a claim or set before it is squared. */
export function worthOf(mode: SenketMode, { area, openPoints, prisoners }: SenketCounts): number {
  return mode === 'area' ? area + prisoners : openPoints + 2 * prisoners;
}

/** The claim's own area, open points and prisoners. */
export function countsOf(claim: SenketClaim): SenketCounts {
  return { area: claim.area, openPoints: claim.openPoints.size, prisoners: claim.prisoners.size };
}

/**
 * True for a claim that a player would call one. A fence from edge to edge claims both sides of the board by the
 * rules, and whoever built it means the smaller one.
 */
export function isMeant(board: SenketBoard, { area }: SenketClaim): boolean {
  return 2 * area <= (board.size - 1) ** 2;
}

/** The claims to be seen: territories, and what was meant to be one. */
export function visibleClaims({ board, score, isEarly }: SenketView): SenketClaim[] {
  return score.claims.filter((claim) => (claim.state === 'valid' && !isEarly) || isMeant(board, claim));
}

/** The visible claim around the place, a territory rather than none, else the smallest. */
export function claimAt(view: SenketView, place: Point | null): SenketClaim | null {
  if (place === null) return null;
  const around = visibleClaims(view).filter(({ polygon }) => contains(polygon, place));
  const rank = ({ state, area }: SenketClaim): number => area + (state === 'valid' ? 0 : 1e6);
  return around.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** True when the place lies within the rings, by the 'evenodd' rule. */
function contains(rings: Rings, [x, y]: Point): boolean {
  return rings.reduce((inside, ring) => inside !== isWithin(ring, x, y), false);
}

function isWithin(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  });
  return inside;
}
