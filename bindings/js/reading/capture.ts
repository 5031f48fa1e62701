import {
  CAPTURE_LENGTH,
  CAPTURE_MOVE,
  CAPTURE_NODES,
  CAPTURE_NUMBERS,
  CAPTURE_OUTCOME,
  CAPTURE_OUTCOMES,
  CAPTURE_PROVED,
} from '#layout/reading';
import { engine } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { validateBoolean, validatePlain } from '../core/validate.js';
import { toGtp, toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { POSITION } from '../go/position.js';
import type { Certainty } from './certainty.js';
import { checkBoard, type ReadOptions, readOptions } from './options.js';

/** What is asked about the capture of a chain. */
export interface CaptureOptions extends ReadOptions {
  /** Whether nothing but a proof will do: what has none is 'unknown'. Default false. */
  proved?: boolean;
}

/** What reading the capture of a chain found. */
export interface CaptureReading {
  /**
   * What happens to the chain when `toPlay` moves first and both sides do their best. It 'escapes' when it gets five liberties
   * or unconditional life; with 'ko' it depends on who wins one; 'unknown' is what neither side proved within the nodes.
   */
  readonly outcome: 'captured' | 'escapes' | 'ko' | 'unknown';
  /**
   * Whether the outcome is 'proved', against every move on the board, or 'read': found by a search of the moves that matter, and right
   * in all but rare cases. null when the outcome is 'unknown'.
   */
  readonly certainty: Exclude<Certainty, 'likely'> | null;
  /** A first move with which `toPlay` gets what it wants, with 'ko' if it wins that; null when a pass does, or none. */
  readonly move: Vertex | null;
  /** How it may go on from there, or how the other side has its way: moves of both in turn, until one passes or it is over. */
  readonly line: readonly Vertex[];
  /** How many positions were looked at. */
  readonly nodes: number;
}

/** A second, at the most. */
const DEFAULT_NODES = 200_000;

/**
 * Reads whether the chain at the vertex can be captured, ladders and nets included. A proof is looked for first, among all moves that can
 * make a difference, wherever they are; where that takes too long, a search of the moves that matter goes on. `certainty` says which it was.
 * `nodes` (default 200,000) is for each of the two questions that a ko makes of one.
 *
 * Throws 'bad-option' where there is no stone, and for anything but a board, a colour, nodes from 1 to 100,000,000 and a
 * boolean; 'not-initialised' before init() of `kakoi/reading`.
 */
export function readCapture(board: GoBoard, vertex: VertexLike, options: CaptureOptions): CaptureReading {
  const { call, input, output } = engine('reading');
  const { width, height, [POSITION]: position } = checkBoard(board);
  const point = toVertex(vertex, width, height);
  const { proved = false } = validatePlain(options);
  const { toPlay, ko, nodes } = readOptions(board, options, DEFAULT_NODES, ['proved']);
  const wantsProof = validateBoolean(proved, 'proved');
  if (board.get(point) === 0)
    throw new KakoiError('bad-option', `there is no chain to read at ${toGtp(point, height)}`);
  input.set(position);
  input[2 * height] = wantsProof ? 1 : 0;
  call.readingCapture(width, height, pointNumber(point), colorNumber(toPlay), ko, nodes);
  const length = output[CAPTURE_LENGTH] as number;
  const line = Array.from(
    output.subarray(CAPTURE_NUMBERS, CAPTURE_NUMBERS + length),
    (word) => readPoint(word) as Vertex,
  );
  const outcome = CAPTURE_OUTCOMES[output[CAPTURE_OUTCOME] as number] as CaptureReading['outcome'];
  const isProved = output[CAPTURE_PROVED] === 1;
  return {
    outcome,
    certainty: outcome === 'unknown' ? null : isProved ? 'proved' : 'read',
    move: readPoint(output[CAPTURE_MOVE] as number),
    line,
    nodes: output[CAPTURE_NODES] as number,
  };
}
