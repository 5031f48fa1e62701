/** Chains that a command asks about, and whether they can be captured. */

import { type Chain, type Color, type GoBoard, type Vertex, vertexName } from '../../js/api.js';
import { type CaptureOptions, type CaptureReading, readCapture } from '../../js/reading/capture.js';
import { type Arguments, Refusal } from './arguments.js';
import type { Session } from './session.js';

/** The most positions searched for one chain that a command asks about: less than a second. */
const NODES_FOR_ONE = 100_000;
/** The most positions searched for each chain, where a command asks about all of them: some milliseconds. */
export const NODES_FOR_EACH = 5000;

/** The chain at the next argument. Refuses a point without a stone. */
export function chainAt({ board }: Session, args: Arguments): Chain {
  const vertex = args.point(board.width, board.height);
  const chain = board.chainAt(vertex);
  if (chain === null) throw new Refusal(`there is no stone at ${vertexName(vertex, board.height)}`);
  return chain;
}

/** The reading of a capture of the chain, that side to move first; no guess. */
export function readChain(
  { shown }: Session,
  { stones }: Chain,
  toPlay: Color,
  nodes = NODES_FOR_ONE,
): CaptureReading {
  const [vertex] = stones;
  const ko = toPlay === shown.toPlay ? shown.ko : null;
  return readSurely(shown.board, vertex!, { toPlay, ko, nodes });
}

/** The reading of a capture, for whoever acts on it: a guess counts as 'unknown'. */
export function readSurely(board: GoBoard, vertex: Vertex, options: CaptureOptions): CaptureReading {
  const reading = readCapture(board, vertex, options);
  return reading.certainty === 'likely'
    ? { ...reading, outcome: 'unknown', certainty: null, move: null, line: [] }
    : reading;
}
