import { FOUND_DEPTH, FOUND_MOVE, FOUND_NODES, FOUND_SCORE, MOST_LOA_PLIES } from '#layout/play';
import { engine } from '../core/engine.js';
import { checkBoard } from '../core/foreign.js';
import { colorNumber } from '../core/points.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { isLoaBoard } from '../loa/is-board.js';
import { type LoaMove, moveOfWord } from '../loa/move.js';
import { POSITION } from '../loa/position.js';
import { MOST_NODES } from './limits.js';
import { NO_WHIM, type Whim, wordsOf } from './whim.js';

/** Limits of a search: plies and positions. */
export type LoaSearchOptions = {
  depth?: number;
  nodes?: number;
};

/** The result of a search. */
export interface LoaSearchResult {
  readonly move: LoaMove | null;
  /** The score for the side to move, on the scale of LoaBoard.evaluate(); a win in n plies is 30,000 − n. */
  readonly score: number;
  /** The number of plies that were searched completely. */
  readonly depth: number;
  /** The number of positions searched. */
  readonly nodes: number;
}

/**
 * The best move in Lines of Action by a search with the default rules: at most `depth` plies (1 to 64), and about
 * `nodes` positions (default 200,000), but always the first ply. The same board and options give the same answer
 * everywhere. `move` is null in a decided position and when the side must pass.
 *
 * Throws 'bad-option', and 'not-initialised' before init(playEngine).
 */
export function searchLoa(board: LoaBoard, options?: LoaSearchOptions): LoaSearchResult {
  return askLoa(board, options)();
}

/** Implements searchLoa(): checks the arguments, and returns the search. */
export function askLoa(board: LoaBoard, options?: LoaSearchOptions): () => LoaSearchResult {
  engine('play');
  checkBoard(board, isLoaBoard, 'LoaBoard');
  const { depth = MOST_LOA_PLIES, nodes = 200_000 } = validateOptions(options, ['depth', 'nodes']);
  validateInteger(depth, 1, MOST_LOA_PLIES, 'depth');
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  return () => lookAheadInLoa(board, { depth, nodes }, NO_WHIM);
}

/** As searchLoa(), of what is valid, with a whim. */
export function lookAheadInLoa(
  board: LoaBoard,
  { depth = MOST_LOA_PLIES, nodes = 200_000 }: LoaSearchOptions,
  whim: Whim,
): LoaSearchResult {
  const { call, input, output } = engine('play');
  input.set(board[POSITION]);
  call.playLoa(colorNumber(board.toPlay), depth, nodes, ...wordsOf(whim));
  const word = output[FOUND_MOVE]!;
  return {
    move: word === 0 ? null : moveOfWord(word, board.width),
    score: output[FOUND_SCORE]! | 0,
    depth: output[FOUND_DEPTH]!,
    nodes: output[FOUND_NODES]!,
  };
}
