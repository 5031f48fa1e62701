/** Questions to the engine that reads Go: the part that they share. */

import type { EngineCalls } from '#layout/calls';
import { engine } from '../core/engine.js';
import { checkBoard } from '../core/foreign.js';
import { type PointSet, ROWS } from '../core/point-set.js';
import { Reader } from '../core/reader.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';

/** A function that checks what another is given, and returns the work that the other then does at once. */
export type Ask<F extends (...given: never[]) => unknown> = (...given: Parameters<F>) => () => ReturnType<F>;

/** Checks a board. `ask` makes a call about its position, and about sets that follow it, and reads the answer. */
export function questionOn(board: GoBoard) {
  const { call, input, output } = engine('reading');
  const { width, height, [POSITION]: position } = checkBoard(board, isBoard, 'GoBoard');
  const ask = (make: (call: EngineCalls) => void, ...sets: readonly PointSet[]): Reader => {
    input.set(position);
    for (const [i, set] of sets.entries()) input.set(set[ROWS], (2 + i) * height);
    make(call);
    return new Reader(output, width, height);
  };
  return { width, height, ask };
}
