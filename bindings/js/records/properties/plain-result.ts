/** Reads SGF's own form of a result, which is all that games without words for points need. */

import type { Color } from '../../core/types.js';
import type { NodeData } from '../node.js';

/** The meaning of a recorded result. */
export type SgfResult = {
  /** The winner; null where nobody won or nobody knows: 'Void', '?', ''. */
  readonly winner: Color | 'draw' | null;
  /** The way in which a side won; null without a winner and for draws. */
  readonly by: 'points' | 'resignation' | 'time' | 'forfeit' | 'unknown' | null;
  /** The points by which the winner leads, 0 for a draw; null where no number is stated. */
  readonly margin: number | null;
};

/** The meaning of no result, and of words that name no winner. */
export const UNKNOWN_RESULT: SgfResult = { winner: null, by: null, margin: null };

const FORM =
  /^\s*(?:(b(?:lack)?|[黑黒흑])|w(?:hite)?|[白백])\s*\+\s*(?:(?:(r(?:es\w*)?)|(t(?:ime)?)|f(?:orf\w*)?)\b)?/i;

/** The meaning of a draw. */
export const DRAW: SgfResult = { winner: 'draw', by: null, margin: 0 };

/** The meaning of RE in SGF's own form alone: 'B+R', 'W+12', '0', 'Draw'; unknown in any other. */
export function ownResult({ RE }: NodeData): SgfResult {
  const text = RE?.[0] ?? '';
  return /^\s*(?:0|draw)\s*$/i.test(text) ? DRAW : (plainResult(text) ?? UNKNOWN_RESULT);
}

/** The result without its margin, and the length of what was read: 'B+R', 'W+Time', 'B+'; null for any other form. */
export function plainResult(
  text: string,
): (SgfResult & { readonly winner: Color; readonly length: number }) | null {
  const found = FORM.exec(text);
  if (found === null) return null;
  const [{ length }, black, resigned, late] = found;
  const isUnknown = found[0].trimEnd().endsWith('+');
  const by = isUnknown ? 'unknown' : resigned ? 'resignation' : late ? 'time' : 'forfeit';
  return { winner: black === undefined ? 'white' : 'black', by, margin: null, length };
}
