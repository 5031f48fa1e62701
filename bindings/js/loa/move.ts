import { CAPTURE, CONNECTS_MOVER, CONNECTS_OPPONENT, TO } from '#layout/loa';
import { KakoiError, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { squareNamed, squareText, toSquare, vertexOf } from './squares.js';

/** A move, or a pass. */
export interface LoaMove {
  /** The square that the stone leaves. For a pass, `from` and `to` are [-1, -1]. */
  readonly from: Vertex;
  readonly to: Vertex;
  readonly capture: boolean;
  /** The move as text: 'b1-h1', 'f8xh6', 'pass'. */
  readonly text: string;
  /** The sides whose stones are all connected after the move. */
  readonly connects: 'none' | 'mover' | 'opponent' | 'both';
}

/** A move as a caller gives it: a LoaMove, its two squares, or text. */
export type LoaMoveLike = { readonly from: VertexLike; readonly to: VertexLike } | string;

/** Two squares by number. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

const NOWHERE: Vertex = /* @__PURE__ */ Object.freeze([-1, -1] as const);

/** The pass of a side without a legal move. */
export const PASS: LoaMove = /* @__PURE__ */ Object.freeze({
  from: NOWHERE,
  to: NOWHERE,
  capture: false,
  text: 'pass',
  connects: 'none',
});

export function makeMove(step: Step, size: number, capture: boolean, connects: LoaMove['connects']): LoaMove {
  return Object.freeze({
    from: vertexOf(step.from, size),
    to: vertexOf(step.to, size),
    capture,
    text: squareText(step.from) + (capture ? 'x' : '-') + squareText(step.to),
    connects,
  });
}

/** The squares of a move in the engine's word. */
export function stepOfWord(word: number): Step {
  return { from: word % TO, to: (word / TO) & 0xff };
}

/** The move in the engine's word, on a board of that size. */
export function moveOfWord(word: number, size: number): LoaMove {
  const mover = (word & CONNECTS_MOVER) !== 0;
  const other = (word & CONNECTS_OPPONENT) !== 0;
  const connects = mover && other ? 'both' : mover ? 'mover' : other ? 'opponent' : 'none';
  return makeMove(stepOfWord(word), size, (word & CAPTURE) !== 0, connects);
}

/**
 * The squares of a move in any usual notation: 'b1-h1', 'f8xh6', 'f8:h6', 'b1h1', or 'pass'; in upper or
 * lower case, with or without a number before it, and '+' and '!' after it. Null for any other text, and for squares beyond the board.
 */
export function readMoveText(text: string, size: number): Step | 'pass' | null {
  if (/^\s*(?:\d+\s+)?pass[+!?#\s]*$/i.test(text)) return 'pass';
  // Blanks after the sign are part of its group: two adjacent runs of blanks could be split in many ways,
  // which makes the pattern slow.
  const [, from, to] = /^\s*(?:\d+\s+)?([a-z]\d)\s*(?:[-x:]\s*)?([a-z]\d)[+!?#\s]*$/i.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const squares = { from: squareNamed(from, size), to: squareNamed(to, size) };
  return squares.from === null || squares.to === null ? null : (squares as Step);
}

/** As readMoveText, but for text, a move, or null for a pass; throws 'bad-notation' instead of returning null. */
export function readMove(move: LoaMoveLike | null, size: number): Step | 'pass' {
  if (move === null) return 'pass';
  const step = typeof move === 'string' ? readMoveText(move, size) : readMoveObject(move, size);
  if (step === null) {
    throw new KakoiError(
      'bad-notation',
      `${show(move)} is not a move: 'b1-h1', 'f8xh6', 'f8:h6', 'b1h1', 'pass'`,
    );
  }
  return step;
}

function readMoveObject(move: Exclude<LoaMoveLike, string>, size: number): Step | 'pass' | null {
  const { from, to, text } = Object(move) as Partial<LoaMove>;
  if (text === 'pass') return 'pass';
  try {
    return { from: toSquare(from!, size), to: toSquare(to!, size) };
  } catch (cause) {
    if (!(cause instanceof KakoiError)) throw cause;
    throw new KakoiError('bad-notation', `${show(move)} is not a move: it has no squares 'from' and 'to'`, {
      cause,
    });
  }
}
