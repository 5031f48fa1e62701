/** The score beside the board: both sides' points and where they come from. */

import type { GoScore } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { COLORS } from '../shell/words.js';
import type { Scoring } from './session.js';

/** Shows the score of a position, counted in the given way; `suggested` says whose the dead stones are. */
export function showScore(score: GoScore, scoring: Scoring, suggested: boolean): void {
  const byTerritory = scoring === 'territory';
  for (const color of COLORS) {
    const { total, points, captures, deadTaken } = score[color];
    setText(`score-points-${color}`, String(points.size));
    setText(`score-prisoners-${color}`, String(captures + deadTaken));
    const counted = points.size + (byTerritory ? captures + deadTaken : 0);
    setText(`score-komi-${color}`, color === 'white' ? String(total - counted) : '');
    setText(`score-total-${color}`, String(total));
  }
  setText('score-points-name', byTerritory ? 'Territory' : 'Area');
  element('score-prisoners').hidden = !byTerritory;
  setText('score-komi-name', score.handicapBonus > 0 ? 'Komi and bonus' : 'Komi');
  setText('score-result', score.result);
  element('score-clear').setAttribute('aria-disabled', String(score.dead.isEmpty));
  element('score-suggest').setAttribute('aria-disabled', String(suggested));
}
