/**
 * The evaluation of the position without looking ahead: each term of evaluate(), at the side that it favours.
 */

import type { LoaEvaluation } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { latest } from '../shell/latest.js';
import { COLORS } from '../shell/words.js';
import type { LoaSession } from './session.js';

/** The value that fills a bar: few positions have more. */
const FULL = 150;

const evaluated = latest((board: LoaSession['board']): LoaEvaluation => board.evaluate());

export function showEvaluation({ board, isOver }: LoaSession): void {
  element('evaluation').hidden = isOver; // the evaluation knows nothing of a result
  if (isOver) return;
  const { total, terms } = evaluated(board);
  for (const [name, value] of Object.entries({ ...terms, total })) {
    const ofBlack = board.toPlay === 'black' ? value : -value;
    for (const color of COLORS) {
      const lead = color === 'black' ? ofBlack : -ofBlack;
      setText(`${name}-${color}`, lead > 0 ? `+${lead}` : '');
      const share = Math.max(0, Math.min(1, lead / FULL));
      element(`${name}-${color}`).style.setProperty('--share', String(share));
    }
  }
}
