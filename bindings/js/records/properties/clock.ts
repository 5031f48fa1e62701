/** Reads and writes time: BL WL OB OW of a move, TM and OT of the root. */

import { validateCount, validateNumber, validateOptions, validateText } from '../../core/validate.js';
import type { NodeData } from '../node.js';
import { numberIn, realText } from './numbers.js';
import { firstValue } from './values.js';

/** The clocks of a node; null for each property that is missing or not a number. */
export type SgfClock = {
  /** BL and WL: seconds left after the move, possibly with fractions, and negative once the time has run out. */
  readonly blackSeconds: number | null;
  readonly whiteSeconds: number | null;
  /** OB and OW: moves (on some servers: periods) left in this stretch of overtime. */
  readonly blackMoves: number | null;
  readonly whiteMoves: number | null;
  /** TM: the seconds of each side before overtime. */
  readonly mainSeconds: number | null;
  /** OT: the overtime in words, such as '5x30 byo-yomi'; null when missing. */
  readonly overtime: string | null;
};

const SECONDS = { blackSeconds: 'BL', whiteSeconds: 'WL', mainSeconds: 'TM' } as const;
const MOVES = { blackMoves: 'OB', whiteMoves: 'OW' } as const;
const NAMES = [
  'blackSeconds',
  'whiteSeconds',
  'blackMoves',
  'whiteMoves',
  'mainSeconds',
  'overtime',
] as const;

/** Reads the clocks of a node. Values that are not numbers ('1 hour') are read as null. */
export function readClock(data: NodeData): SgfClock {
  const moves = (name: string) => {
    const count = numberIn(data, name);
    return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
  };
  return {
    blackSeconds: numberIn(data, SECONDS.blackSeconds),
    whiteSeconds: numberIn(data, SECONDS.whiteSeconds),
    blackMoves: moves(MOVES.blackMoves),
    whiteMoves: moves(MOVES.whiteMoves),
    mainSeconds: numberIn(data, SECONDS.mainSeconds),
    overtime: firstValue(data, 'OT') ?? null,
  };
}

/** The properties of these clocks; null and missing fields are left out. Throws 'bad-option'. */
export function writeClock(clock: Partial<SgfClock>): Record<string, string[]> {
  const given = validateOptions(clock, NAMES);
  const data: Record<string, string[]> = {};
  for (const [key, name] of Object.entries(SECONDS)) {
    const value = given[key as keyof typeof SECONDS] ?? null;
    if (value !== null) data[name] = [realText(validateNumber(value, key))];
  }
  for (const [key, name] of Object.entries(MOVES)) {
    const value = given[key as keyof typeof MOVES] ?? null;
    if (value !== null) data[name] = [realText(validateCount(value, key))];
  }
  const overtime = given.overtime ?? null;
  if (overtime !== null) data.OT = [validateText(overtime, 'overtime')];
  return data;
}
