/** Results of games as text, as SGF writes them, and as winners. */

import type { Color } from './types.js';

/** A margin for Black as text: 'B+3.5', 'W+0.5', 'Draw'. */
export function marginText(margin: number): string {
  if (margin === 0) return 'Draw';
  const size = Math.abs(margin);
  // Rounded, because sums of fractional komi may be off in the last digits.
  return `${margin > 0 ? 'B' : 'W'}+${Number.isInteger(2 * size) ? size : Number(size.toPrecision(12))}`;
}

/** The winner by a margin for Black. */
export function winnerBy(margin: number): Color | 'draw' {
  if (margin === 0) return 'draw';
  return margin > 0 ? 'black' : 'white';
}
