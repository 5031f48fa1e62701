import { FOUND_DEPTH, FOUND_MOVE, FOUND_NODES, FOUND_SCORE, MOST_SENKET_PLIES } from '#layout/play';
import { engine } from '../core/engine.js';
import { checkBoard } from '../core/foreign.js';
import { colorNumber, readPoint } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import { validateColor, validateInteger, validateOptions, validateWord } from '../core/validate.js';
import type { SenketBoard } from '../senket/board.js';
import { isSenketBoard } from '../senket/is-board.js';
import { POSITION } from '../senket/position.js';
import { MODES, type SenketMode } from '../senket/score.js';
import { MOST_NODES } from './limits.js';
import { NO_WHIM, type Whim, wordsOf } from './whim.js';

/** The side that plays, which a board does not know; limits of a search, and the way of counting. */
export type SenketSearchOptions = {
  toPlay: Color;
  depth?: number;
  nodes?: number;
  mode?: SenketMode;
};

/** The result of a search. */
export interface SenketSearchResult {
  /** The point for a post, to be built with all legal fences; null for a pass. */
  readonly move: Vertex | null;
  /** The change of the colour's lead by the best play that was found. */
  readonly score: number;
  /** The number of plies that were searched completely. */
  readonly depth: number;
  /** The number of moves evaluated. */
  readonly nodes: number;
}

/**
 * A move in Senket by a search of `depth` plies (1 to 4, default 2): the one that gives `toPlay` the greatest lead when
 * both sides play all legal fences. Ends early after evaluating `nodes` moves (default a million), and answers from the
 * plies that were completed; the first always is. The same board and options give the same answer everywhere.
 *
 * Throws 'bad-option', and 'not-initialised' before init(playEngine).
 */
export function searchSenket(board: SenketBoard, options: SenketSearchOptions): SenketSearchResult {
  return askSenket(board, options)();
}

/** Implements searchSenket(): checks the arguments, and returns the search. */
export function askSenket(board: SenketBoard, options: SenketSearchOptions): () => SenketSearchResult {
  engine('play');
  checkBoard(board, isSenketBoard, 'SenketBoard');
  const { toPlay, depth = 2, nodes = 1e6, mode = 'area' } = validateOptions(options, NAMES);
  validateColor(toPlay);
  validateInteger(depth, 1, MOST_SENKET_PLIES, 'depth');
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  validateWord(mode, MODES, 'mode');
  return () => lookAheadInSenket(board, { toPlay, depth, nodes, mode }, NO_WHIM);
}

/** As searchSenket(), of what is valid, with a whim. */
export function lookAheadInSenket(
  board: SenketBoard,
  { toPlay, depth, nodes, mode }: Required<SenketSearchOptions>,
  whim: Whim,
): SenketSearchResult {
  const { call, input, output } = engine('play');
  const { [POSITION]: position, size } = board;
  input.set(position);
  call.playSenket(size, colorNumber(toPlay), mode === 'posts', depth, nodes, ...wordsOf(whim));
  return {
    move: readPoint(output[FOUND_MOVE]!),
    score: output[FOUND_SCORE]! | 0,
    depth: output[FOUND_DEPTH]!,
    nodes: output[FOUND_NODES]!,
  };
}

const NAMES = ['toPlay', 'depth', 'nodes', 'mode'] as const;
