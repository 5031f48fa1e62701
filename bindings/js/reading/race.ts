import { raceOf } from '#layout/reading.readers';
import { engine } from '../core/engine.js';
import { KakoiError } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { colorNumber, pointNumber } from '../core/points.js';
import { Reader } from '../core/reader.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { toGtp } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';
import type { Certainty } from './certainty.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
import { stoneAt } from './stone.js';

/** The result of readRace(). */
export interface RaceReading {
  /**
   * The fate of the first chain when `toPlay` moves first and both sides play their best, as in readLife(). If
   * one of the two is captured, the other one 'lives'.
   */
  readonly a: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  /** The fate of the second chain in the same game. */
  readonly b: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  /** A first move by which `toPlay` captures the other chain, or else saves its own; null for a pass or none. */
  readonly move: Vertex | null;
  /** A likely continuation: moves of both in turn, until one passes or it is over. */
  readonly line: readonly Vertex[];
  /** The number of positions searched. */
  readonly nodes: number;
  /**
   * The less certain one of the two answers; null unless both are known. 'likely' where the chains around both were
   * taken for safe, though they are short of room, and where liberties were counted or games decided.
   */
  readonly certainty: Certainty | null;
}

/** A second for most races. */
const DEFAULT_NODES = 1_000_000;

/**
 * Reads a capturing race: what becomes of two chains of different colours, each of which may live by capturing
 * the other. Both are read as by readLife(), with `nodes` together (default 1,000,000). Up to six stones inside the
 * other chain's eye are lost only if that chain lives.
 *
 * ```
 *   . . . . . . .
 *   . X X X X X .
 *   X X O O O O .     Black to play: A2 dies and C2 lives, by B1;
 *   O O X X X O .     White to play: A2 lives and C2 dies, by C1.
 *   . . . . X O .
 * ```
 *
 * Throws 'bad-option' where there is no stone, or where both stones have one colour, and for anything but a
 * board, a colour and nodes from 1 to 100,000,000; 'not-initialised' before initReading().
 */
export function readRace(board: GoBoard, a: VertexLike, b: VertexLike, options: ReadOptions): RaceReading {
  return askRace(board, a, b, options)();
}

/** Implements readRace(): checks the question, and returns the search. */
export function askRace(
  board: GoBoard,
  a: VertexLike,
  b: VertexLike,
  options: ReadOptions,
): () => RaceReading {
  const { call, input, output } = engine('reading');
  const { width, height, [POSITION]: position } = checkBoard(board, isBoard, 'GoBoard');
  const { toPlay, ko, nodes } = readOptions(board, options, DEFAULT_NODES, []);
  const one = stoneAt(board, a);
  const other = stoneAt(board, b);
  if (board.get(one) === board.get(other)) {
    const where = `${toGtp(one, height)} and ${toGtp(other, height)}`;
    throw new KakoiError('bad-option', `a race is between two colours, but ${where} have the same`);
  }
  return () => {
    input.set(position);
    call.readingRace(width, height, pointNumber(one), pointNumber(other), colorNumber(toPlay), ko, nodes);
    const { length, ...race } = raceOf(new Reader(output, width, height));
    const isKnown = race.a !== 'unknown' && race.b !== 'unknown';
    return { ...race, line: upToPass(race.line), certainty: isKnown ? race.certainty : null };
  };
}
