import { scoreOf } from '#layout/senket.readers';
import { engine } from '../core/engine.js';
import type { PointSet } from '../core/point-set.js';
import { Reader } from '../core/reader.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { POSITION, type Position } from './position.js';

/** The way of counting a set: 'area' is (area + prisoners)², 'posts' (open points + 2·prisoners)². */
export type SenketMode = 'area' | 'posts';

export const MODES: readonly SenketMode[] = ['area', 'posts'];

/** A part of the board surrounded by the fences of a colour and the border. */
export interface SenketClaim {
  readonly color: Color;
  readonly state: 'valid' | 'invalid';
  /**
   * The reason why the claim is no territory: it contains a valid claim of the enemy (its index in `claims`), or both
   * contest it; null when it is valid.
   */
  readonly reason:
    | null
    | { readonly kind: 'contains-territory'; readonly claim: number }
    | { readonly kind: 'contested' };
  /** Area in unit squares, always an integer. */
  readonly area: number;
  /** Enemy posts inside or on the border of a valid claim. */
  readonly prisoners: PointSet;
  /** Empty points inside or on the border of the claim. */
  readonly openPoints: PointSet;
  /**
   * The rings of the claim: the outer one first, then holes. Each is a closed ring of corners [x, y], which
   * ends where it begins.
   */
  readonly polygon: readonly (readonly Vertex[])[];
  /** Index into the colour's `sets`, or null when invalid. */
  readonly set: number | null;
}

/** Territories of one colour that fences hold together; they are scored together. */
export interface SenketSet {
  readonly area: number;
  readonly prisoners: number;
  readonly openPoints: number;
  readonly score: number;
}

/** The score of one side. */
export type SenketSideScore = {
  readonly total: number;
  readonly sets: readonly SenketSet[];
};

/** The score of a position as if the game ended now. Frozen, except for the corners of polygons. */
export interface SenketScore extends ByColor<SenketSideScore> {
  /** Black's claims, then white's. */
  readonly claims: readonly SenketClaim[];
}

/** Scores a board as if the game ended now. One call into the engine. */
export function score(board: Position, mode: SenketMode): SenketScore {
  const { size } = board;
  const { call, input, output } = engine('senket');
  input.set(board[POSITION]);
  call.senketScore(size, mode === 'posts');
  const read = scoreOf(new Reader(output, size, size));
  const side = (sets: readonly SenketSet[]): SenketSideScore => {
    const total = sets.reduce((sum, { score }) => sum + score, 0);
    return Object.freeze({ total, sets: Object.freeze(sets.map((set) => Object.freeze(set))) });
  };
  const polygons = read.claims.map((): Vertex[][] => []);
  for (const { claim, corners } of read.rings) polygons[claim]!.push([...corners, corners[0]!]);
  const claims = read.claims.map(
    ({ color, reason: kind, cause, set, area, prisoners, openPoints }, index) => {
      const valid = kind === 'none';
      return Object.freeze({
        color,
        state: valid ? 'valid' : 'invalid',
        reason: valid ? null : kind === 'contested' ? { kind } : { kind, claim: cause },
        area,
        prisoners,
        openPoints,
        polygon: Object.freeze(polygons[index]!),
        set: valid ? set : null,
      } satisfies SenketClaim);
    },
  );
  return Object.freeze({ black: side(read.black), white: side(read.white), claims: Object.freeze(claims) });
}
