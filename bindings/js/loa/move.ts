import { CAPTURE, CONNECTS_MOVER, CONNECTS_OPPONENT, TO } from '#layout/loa';
import { KakoiError, show } from '../core/errors.js';
import type { Vertex } from '../core/types.js';
import { nameOf, squareNamed, toSquare, vertexOf } from './squares.js';

/** A move, or a pass. */
export interface LoaMove {
  /** Of a pass, like `to`, [-1, -1]. */
  readonly from: Vertex;
  readonly to: Vertex;
  readonly capture: boolean;
  /** 'b1-h1', 'f8xh6', 'pass'. */
  readonly text: string;
  /** Whose stones are all connected once the move is made. */
  readonly connects: 'none' | 'mover' | 'opponent' | 'both';
}

/** Two squares by number. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

const NOWHERE: Vertex = /* @__PURE__ */ Object.freeze([-1, -1] as const);

/** What a side without a legal move does. */
export const PASS: LoaMove = /* @__PURE__ */ Object.freeze({
  from: NOWHERE,
  to: NOWHERE,
  capture: false,
  text: 'pass',
  connects: 'none',
});

export function makeMove(step: Step, capture: boolean, connects: LoaMove['connects']): LoaMove {
  return Object.freeze({
    from: vertexOf(step.from),
    to: vertexOf(step.to),
    capture,
    text: nameOf(step.from) + (capture ? 'x' : '-') + nameOf(step.to),
    connects,
  });
}

/** The squares of the engine's word for a move. */
export function stepOfWord(word: number): Step {
  return { from: word % TO, to: (word / TO) & 0xff };
}

/** The move of the engine's word. */
export function moveOfWord(word: number): LoaMove {
  const mover = (word & CONNECTS_MOVER) !== 0;
  const other = (word & CONNECTS_OPPONENT) !== 0;
  const connects = mover && other ? 'both' : mover ? 'mover' : other ? 'opponent' : 'none';
  return makeMove(stepOfWord(word), (word & CAPTURE) !== 0, connects);
}

/**
 * The squares of a move in any usual notation: 'b1-h1', 'f8xh6', 'f8:h6', 'b1h1', with 'pass' for a pass;
 * upper or lower case, '+' and '!' after it. Null for what is none of them.
 */
export function readMoveText(text: string): Step | 'pass' | null {
  if (/^\s*pass[+!?#\s]*$/i.test(text)) return 'pass';
  // The blanks after the sign belong to it: two runs of blanks side by side can be told apart in many ways.
  const [, from, to] = /^\s*([a-z]\d)\s*(?:[-x:]\s*)?([a-z]\d)[+!?#\s]*$/i.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const squares = { from: squareNamed(from), to: squareNamed(to) };
  return squares.from === null || squares.to === null ? null : (squares as Step);
}

/** As readMoveText, for text or a move; throws 'bad-notation'. */
export function readMove(move: LoaMove | string): Step | 'pass' {
  const step = typeof move === 'string' ? readMoveText(move) : readMoveObject(move);
  if (step === null) {
    throw new KakoiError(
      'bad-notation',
      `${show(move)} is not a move: 'b1-h1', 'f8xh6', 'f8:h6', 'b1h1', 'pass'`,
    );
  }
  return step;
}

function readMoveObject(move: LoaMove): Step | 'pass' | null {
  const { from, to, text } = Object(move) as Partial<LoaMove>;
  if (text === 'pass') return 'pass';
  try {
    return { from: toSquare(from as Vertex), to: toSquare(to as Vertex) };
  } catch (cause) {
    if (!(cause instanceof KakoiError)) throw cause;
    throw new KakoiError('bad-notation', `${show(move)} is not a move: it has no squares 'from' and 'to'`, {
      cause,
    });
  }
}
