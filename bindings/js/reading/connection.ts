import { connectionOf } from '#layout/reading.readers';
import { engine } from '../core/engine.js';
import { badOption } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { colorNumber, pointNumber } from '../core/points.js';
import { Reader } from '../core/reader.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';
import type { Certainty } from './certainty.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
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
export function askConnection(
  board: GoBoard,
  a: VertexLike,
  b: VertexLike,
  options: ReadOptions,
): () => ConnectionReading {
  const { call, input, output } = engine('reading');
  const { width, height, [POSITION]: position } = checkBoard(board, isBoard, 'GoBoard');
  const { toPlay, ko, nodes } = readOptions(board, options, DEFAULT_NODES, []);
  const one = stoneAt(board, a);
  const other = stoneAt(board, b);
  if (board.get(one) !== board.get(other)) {
    const where = `${vertexName(one, height)} and ${vertexName(other, height)}`;
    throw badOption(`a connection is of one colour, but ${where} have different ones`);
  }
  return () => {
    input.set(position);
    call.readingConnection(
      width,
      height,
      pointNumber(one),
      pointNumber(other),
      colorNumber(toPlay),
      ko,
      nodes,
    );
    const { length, ...connection } = connectionOf(new Reader(output, width, height));
    return {
      ...connection,
      line: upToPass(connection.line),
      certainty: connection.outcome === 'unknown' ? null : 'read',
    };
  };
}
