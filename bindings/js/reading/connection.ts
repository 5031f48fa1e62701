import { connectionOf } from '#layout/reading.readers';
import { badOption } from '../core/errors.js';
import { colorNumber, pointNumber } from '../core/points.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
import { type Ask, questionOn } from './question.js';
import { stoneAt } from './stone.js';

/** The result of readConnection(). */
export interface ConnectionReading {
  /**
   * The outcome when both sides play their best. 'connected': the two chains become one. 'cut': they are kept
   * apart, or one of them is captured. 'ko': that is decided by a ko that `toPlay` could win by ignoring a
   * threat elsewhere. 'unknown': the search ended at its limit.
   */
  readonly outcome: 'connected' | 'cut' | 'ko' | 'unknown';
  /** A first move by which `toPlay` gets what it wants; null when it need not move, or cannot. */
  readonly move: Vertex | null;
  /** A likely continuation: moves of both in turn, until one passes or it is over. */
  readonly line: readonly Vertex[];
  /** The number of positions searched. */
  readonly nodes: number;
  /** 'read', because only the moves that matter are searched; null with 'unknown'. */
  readonly certainty: Certainty | null;
}

/** Half a second for most questions. */
const DEFAULT_NODES = 500_000;

/**
 * Reads whether two chains of one colour can be joined, or can be cut. `nodes` defaults to 500,000.
 *
 * ```
 *   . . . . . . .
 *   . . O O . . .
 *   . . X . X . .     The black chains at C3 and E3: connected
 *   . . . . O . .     if Black begins, cut if White does, both at D3.
 *   . . . . . . .
 * ```
 *
 * Throws 'bad-option' where there is no stone, or where the stones have different colours, and for anything but
 * a board, a colour and nodes from 1 to 100,000,000; 'not-initialised' before init(readingEngine). Source: T. Cazenave,
 * B. Helmstetter, "Search for transitive connections", Information Sciences 175, 2005.
 */
export function readConnection(
  board: GoBoard,
  a: VertexLike,
  b: VertexLike,
  options: ReadOptions,
): ConnectionReading {
  return askConnection(board, a, b, options)();
}

/** Implements readConnection(): checks the question, and returns the search. */
export const askConnection: Ask<typeof readConnection> = (board, a, b, options) => {
  const { width, height, ask } = questionOn(board);
  const { toPlay, ko, nodes } = readOptions(board, options, DEFAULT_NODES, []);
  const one = stoneAt(board, a);
  const other = stoneAt(board, b);
  if (board.get(one) !== board.get(other)) {
    const where = `${vertexName(one, height)} and ${vertexName(other, height)}`;
    throw badOption(`a connection is of one colour, but ${where} have different ones`);
  }
  return () => {
    const answer = ask(({ readingConnection }) =>
      readingConnection(width, height, pointNumber(one), pointNumber(other), colorNumber(toPlay), ko, nodes),
    );
    const { length, ...connection } = connectionOf(answer);
    return {
      ...connection,
      line: upToPass(connection.line),
      certainty: connection.outcome === 'unknown' ? null : 'read',
    };
  };
};
