import {
  NO_MOVE,
  PASS as PASSED,
  SIMULTANEOUS,
  WIN_LENGTH,
  WIN_MOVES,
  WIN_NODES,
  WIN_NUMBERS,
  WIN_OUTCOME,
  WIN_OUTCOMES,
} from '#layout/endings';
import { engine } from '../core/engine.js';
import { KakoiError, showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import { colorNumber } from '../core/points.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { LoaBoard } from '../loa/board.js';
import { type LoaMove, moveOfWord, PASS } from '../loa/move.js';
import { POSITION } from '../loa/position.js';
import { type LoaRules, resolveRules } from '../loa/rules.js';

/** By which rules to read who wins, and how long to look for it. */
export interface WinOptions {
  /**
   * The most positions that may be looked at, 1 to 100,000,000. The same number gives the same answer on every machine.
   * Default 500,000: some seconds.
   */
  nodes?: number;
  /** As LoaBoard.outcome() takes them. A win that is proved needs no repetition, so `repetition` makes no difference. */
  rules?: Partial<LoaRules>;
}

/** Who wins when both sides do their best. */
export interface WinReading {
  /**
   * Proved for the side to move: it 'wins' or 'loses' whatever the other side does; with 'neither', no side can force a win;
   * 'unknown' is what was not proved within the nodes.
   */
  readonly outcome: 'wins' | 'loses' | 'neither' | 'unknown';
  /** What wins, or with 'neither' what keeps the other side from winning; null where the side to move loses, or the game is over. */
  readonly move: LoaMove | null;
  /**
   * How the winner gets there: its moves, and those of the other side that took longest to refute, to the end of the game or, seldom,
   * as far as it is remembered. Not the shortest way. Empty unless somebody wins.
   */
  readonly line: readonly LoaMove[];
  /** How many positions were looked at; 0 where the game is over. */
  readonly nodes: number;
}

/** A bound, because a call cannot be stopped: some minutes. */
const MOST_NODES = 100_000_000;

/**
 * Reads who wins in Lines of Action when both sides do their best, by depth-first proof-number search. Where LoaBoard.search() finds the
 * best move, this proves the end of the game, or says 'unknown'. It takes boards of every entry.
 *
 * Throws 'bad-option' for anything but a board, rules and nodes from 1 to 100,000,000; 'not-initialised' before init() of
 * `kakoi/endings`.
 */
export function readWin(board: LoaBoard, options?: WinOptions): WinReading {
  const { call, input, output } = engine('endings');
  const position = wordsOf(board);
  const { nodes = 500_000, rules } = validateOptions(options, ['nodes', 'rules']);
  const { simultaneous, noMove } = resolveRules(rules);
  validateInteger(nodes, 1, MOST_NODES, 'nodes');
  input.set(position);
  call.endingsWin(
    colorNumber(board.toMove),
    SIMULTANEOUS.indexOf(simultaneous),
    NO_MOVE.indexOf(noMove),
    nodes,
  );
  const outcome = WIN_OUTCOMES[output[WIN_OUTCOME] as number] as WinReading['outcome'];
  const words = output.subarray(WIN_NUMBERS, WIN_NUMBERS + (output[WIN_MOVES] as number));
  const moves = Array.from(words, (word) => (word === PASSED ? PASS : moveOfWord(word)));
  return {
    outcome,
    move: outcome === 'loses' ? null : (moves[0] ?? null),
    line: moves.slice(0, output[WIN_LENGTH]),
    nodes: output[WIN_NODES] as number,
  };
}

/** The words of a board, whose class is not needed to know it: only boards of this copy of the package have them. */
function wordsOf(board: unknown): Uint32Array {
  if (typeof board === 'object' && board !== null && Object.hasOwn(board, POSITION))
    return (board as LoaBoard)[POSITION];
  throw new KakoiError(
    'bad-option',
    `the board must be a LoaBoard, not ${showThing(board)}${originOf(board)}`,
  );
}
