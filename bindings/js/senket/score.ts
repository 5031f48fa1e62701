import { COLORS } from '#layout/core';
import * as SENKET from '#layout/senket';
import { engine } from '../core/engine.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { readPoint } from '../core/points.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { copyWords } from '../core/words.js';
import { POSITION, type Position } from './position.js';

/** The way of counting a set: 'area' is (area + prisoners)², 'posts' (open points + 2·prisoners)². */
export type SenketMode = 'area' | 'posts';

export const MODES: readonly SenketMode[] = ['area', 'posts'];

/**
 * The reason why a claim is no territory: it contains a valid claim of the enemy (its index in `claims`), or
 * both contest it.
 */
export type SenketClaimReason =
  | { readonly kind: 'contains-territory'; readonly claim: number }
  | { readonly kind: 'contested' };

/** A part of the board surrounded by the fences of a colour and the border. */
export interface SenketClaim {
  readonly color: Color;
  readonly state: 'valid' | 'invalid';
  /** The reason why the claim is invalid; null when it is valid. */
  readonly reason: null | SenketClaimReason;
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
export interface SenketSideScore {
  readonly total: number;
  readonly sets: readonly SenketSet[];
}

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
  let at = 0;
  /** Reads the next record; returns a function from indices to its numbers. */
  const record = (numbers: number) => {
    const start = at;
    at += numbers;
    return (index: number) => output[start + index]!;
  };
  const sets = (count: number) =>
    Array.from({ length: count }, () => {
      at += size;
      return setOfRows(size, size, copyWords(output, at - size, at));
    });

  const head = record(SENKET.SCORE_NUMBERS);
  const side = (count: number): SenketSideScore => {
    const sets = Array.from({ length: count }, () => {
      const set = record(SENKET.SET_NUMBERS);
      return Object.freeze({
        area: set(SENKET.SET_AREA),
        prisoners: set(SENKET.SET_PRISONERS),
        openPoints: set(SENKET.SET_OPEN_POINTS),
        score: set(SENKET.SET_SCORE),
      });
    });
    const total = sets.reduce((sum, { score }) => sum + score, 0);
    return Object.freeze({ total, sets: Object.freeze(sets) });
  };
  const black = side(head(SENKET.SCORE_BLACK_SETS));
  const white = side(head(SENKET.SCORE_WHITE_SETS));

  const polygons: Vertex[][][] = [];
  const claims = Array.from({ length: head(SENKET.SCORE_CLAIMS) }, (): SenketClaim => {
    const claim = record(SENKET.CLAIM_NUMBERS);
    const points = sets(SENKET.CLAIM_SETS);
    const kind = SENKET.REASONS[claim(SENKET.CLAIM_REASON)]!;
    const valid = kind === 'none';
    const polygon: Vertex[][] = [];
    polygons.push(polygon);
    return Object.freeze({
      color: COLORS[claim(SENKET.CLAIM_COLOR)]!,
      state: valid ? 'valid' : 'invalid',
      reason: valid ? null : kind === 'contested' ? { kind } : { kind, claim: claim(SENKET.CLAIM_CAUSE) },
      area: claim(SENKET.CLAIM_AREA),
      prisoners: points[SENKET.CLAIM_PRISONERS]!,
      openPoints: points[SENKET.CLAIM_OPEN_POINTS]!,
      polygon,
      set: valid ? claim(SENKET.CLAIM_SET) : null,
    });
  });
  for (let i = 0; i < head(SENKET.SCORE_RINGS); i++) {
    const ring = record(SENKET.RING_NUMBERS);
    const polygon = polygons[ring(SENKET.RING_CLAIM)]!;
    const corner = record(ring(SENKET.RING_CORNERS));
    const corners = Array.from({ length: ring(SENKET.RING_CORNERS) }, (_, j) => readPoint(corner(j))!);
    polygon.push([...corners, corners[0]!]);
  }
  for (const polygon of polygons) Object.freeze(polygon);
  return Object.freeze({ black, white, claims: Object.freeze(claims) });
}
