import { captureOf } from '#layout/reading.readers';
import { colorNumber, pointNumber } from '../core/points.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { validateBoolean, validatePlain } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { type ReadOptions, readOptions } from './options.js';
import { type Ask, questionOn } from './question.js';
import { stoneAt } from './stone.js';

/** Options of readCapture(). */
export type CaptureOptions = ReadOptions & {
  /** True accepts nothing but a proof: an answer that is only read or likely counts as 'unknown'. Default false. */
  proved?: boolean;
};

/** The result of readCapture(). */
export interface CaptureReading {
  /**
   * The fate of the chain when `toPlay` moves first and both sides play their best. It 'escapes' with five
   * liberties or unconditional life; with 'ko' it depends on who wins one; 'unknown' when nothing was
   * found within `nodes`.
   */
  readonly outcome: 'captured' | 'escapes' | 'ko' | 'unknown';
  /**
   * 'proved' against every move on the board, 'read' by a search of the moves that matter, which is right in all but
   * rare cases, or 'likely': guessed, because `nodes` were too few. Null when the outcome is 'unknown'.
   */
  readonly certainty: Certainty | null;
  /**
   * A first move by which `toPlay` achieves its aim (with 'ko', if it wins the ko); null when a pass does, or
   * when nothing does.
   */
  readonly move: Vertex | null;
  /**
   * A likely continuation, or how the other side achieves its aim: moves of both in turn, until one passes or
   * it is over.
   */
  readonly line: readonly Vertex[];
  /** The number of positions searched. */
  readonly nodes: number;
}

/** At most a second. */
const DEFAULT_NODES = 200_000;

/**
 * Reads whether the chain at the vertex can be captured, by ladders and nets too. Ladders and whatever else is plain
 * are proved among all moves that can make a difference, anywhere on the board; everything else is read among the
 * moves that matter, and proved afterwards where that takes little. `certainty` tells which answer it is; `proved`
 * spends all nodes on a proof. `nodes` defaults to 200,000.
 *
 * Throws 'bad-option' where there is no stone, and for anything but a board, a colour, nodes from 1 to
 * 100,000,000 and a boolean; 'not-initialised' before init(readingEngine).
 */
export function readCapture(board: GoBoard, vertex: VertexLike, options: CaptureOptions): CaptureReading {
  return askCapture(board, vertex, options)();
}

/** Implements readCapture(): checks the question, and returns the search. */
export const askCapture: Ask<typeof readCapture> = (board, vertex, options) => {
  const { width, height, ask } = questionOn(board);
  const given = validatePlain(options);
  const { proved = false } = given;
  const { toPlay, ko, nodes } = readOptions(board, given, DEFAULT_NODES, ['proved']);
  const wantsProof = validateBoolean(proved, 'proved');
  const point = stoneAt(board, vertex);
  return () => {
    const answer = ask(({ readingCapture }) =>
      readingCapture(width, height, pointNumber(point), colorNumber(toPlay), ko, nodes, wantsProof),
    );
    const { outcome, certainty, move, line, nodes: looked } = captureOf(answer);
    return { outcome, certainty: outcome === 'unknown' ? null : certainty, move, line, nodes: looked };
  };
};
