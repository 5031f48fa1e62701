import { engine } from '../core/engine.js';
import { LAYOUT } from '../core/layout.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { readPoint } from '../core/points.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { copyWords } from '../core/words.js';
import { POSITION, type Position } from './position.js';

/** 'area': (area + prisoners)² per set. 'posts': (open points + 2·prisoners)². */
export type SenketMode = 'area' | 'posts';

/** Why a claim is no territory: it holds a valid one of the enemy (its index in `claims`), or both contest it. */
export type SenketClaimReason =
  | { readonly kind: 'contains-territory'; readonly claim: number }
  | { readonly kind: 'contested' };

/** A part of the board that the fences of a colour, and the border, surround. */
export interface SenketClaim {
  readonly color: Color;
  readonly state: 'valid' | 'invalid';
  /** Null when valid. */
  readonly reason: null | SenketClaimReason;
  /** Area in unit squares, always an integer. */
  readonly area: number;
  /** Enemy posts inside or on the border of a valid claim. */
  readonly prisoners: PointSet;
  /** Empty points inside or on the border of the claim. */
  readonly openPoints: PointSet;
  /** Outer ring first, then holes; each a closed ring of corners [x, y], which ends where it begins. */
  readonly polygon: readonly (readonly Vertex[])[];
  /** Index into the colour's `sets`, or null when invalid. */
  readonly set: number | null;
}

/** Territories held together by fences. */
export interface SenketSet {
  readonly area: number;
  readonly prisoners: number;
  readonly openPoints: number;
  readonly score: number;
}

/** What one side has. */
export interface SenketSideScore {
  readonly total: number;
  readonly sets: readonly SenketSet[];
}

/** What a position is worth if the game ended now. Frozen, but for the corners of polygons. */
export interface SenketScore extends ByColor<SenketSideScore> {
  /** Black's claims, then white's. */
  readonly claims: readonly SenketClaim[];
}

/** Scores a board as if the game ended now. One call into the engine. */
export function score(board: Position, mode: SenketMode): SenketScore {
  const { size } = board;
  const { call, input, output } = engine();
  input.set(board[POSITION]);
  call.senketScore(size, mode === 'posts');
  let at = 0;
  const word = () => output[at++] as number;
  const set = () => {
    at += size;
    return setOfRows(size, size, copyWords(output, at - size, at));
  };

  const counts = { black: word(), white: word(), claims: word(), rings: word() };
  const side = (count: number): SenketSideScore => {
    const sets = Array.from({ length: count }, () =>
      Object.freeze({ area: word(), prisoners: word(), openPoints: word(), score: word() }),
    );
    const total = sets.reduce((sum, { score }) => sum + score, 0);
    return Object.freeze({ total, sets: Object.freeze(sets) });
  };
  const black = side(counts.black);
  const white = side(counts.white);

  const polygons: Vertex[][][] = [];
  const claims = Array.from({ length: counts.claims }, (): SenketClaim => {
    const color = word() === LAYOUT.WHITE ? 'white' : 'black';
    const reason = readReason(word(), word());
    const setIndex = word();
    const polygon: Vertex[][] = [];
    polygons.push(polygon);
    return Object.freeze({
      color,
      state: reason === null ? 'valid' : 'invalid',
      reason,
      area: word(),
      prisoners: set(),
      openPoints: set(),
      polygon,
      set: reason === null ? setIndex : null,
    });
  });
  for (let ring = 0; ring < counts.rings; ring++) {
    const polygon = polygons[word()] as Vertex[][];
    const corners = Array.from({ length: word() }, () => readPoint(word()) as Vertex);
    polygon.push([...corners, corners[0] as Vertex]);
  }
  for (const polygon of polygons) Object.freeze(polygon);
  return Object.freeze({ black, white, claims: Object.freeze(claims) });
}

function readReason(reason: number, claim: number): SenketClaimReason | null {
  if (reason === LAYOUT.SENKET_VALID) return null;
  return reason === LAYOUT.SENKET_CONTESTED ? { kind: 'contested' } : { kind: 'contains-territory', claim };
}
