/** The score beside the board: both sides' points and their origin. */

import type { GoScore } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { COLORS, nameOf, say } from '../shell/words.js';
import type { Background } from './background.js';
import type { GoSession, Scoring } from './session.js';

/**
 * Shows the score of a position, counted in the given way. `suggested` is true when the engine chose the dead
 * stones, `isKnown` when they have been found.
 */
export function showScore(score: GoScore, scoring: Scoring, suggested: boolean, isKnown: boolean): void {
  const byTerritory = scoring !== 'area';
  for (const color of COLORS) {
    const { total, points, captures, deadTaken } = score[color];
    setText(`score-points-${color}`, String(points.size));
    setText(`score-prisoners-${color}`, String(captures + deadTaken));
    const counted = points.size + (byTerritory ? captures + deadTaken : 0);
    setText(`score-komi-${color}`, color === 'white' ? String(total - counted) : '');
    setText(`score-total-${color}`, String(total));
  }
  setText('score-points-name', byTerritory ? say('Territory') : say('Area'));
  element('score-prisoners').hidden = !byTerritory;
  setText('score-komi-name', score.handicapBonus > 0 ? say('Komi and bonus') : say('Komi'));
  setText('score-result', isKnown ? score.result : '…');
  element('score-clear').setAttribute('aria-disabled', String(score.dead.isEmpty));
  element('score-suggest').setAttribute('aria-disabled', String(suggested));
}

/**
 * Shows the likely final margin while the game runs: the count takes no account of moves still to be played.
 */
export function showEstimate(session: GoSession, background: Background): void {
  element('score-estimate').hidden = session.isOver;
  if (session.isOver) return;
  const estimate = background.estimate(session.board, session.countTerms);
  if (estimate === null) return; // in a moment
  const { margin, spread } = estimate;
  const points = Math.round(Math.abs(margin));
  const leads =
    points === 0
      ? say('the game is even')
      : say('{color} is ahead by about {points}', { color: nameOf(margin > 0 ? 'black' : 'white'), points });
  setText(
    'score-estimate',
    say('Estimate: {leads}, give or take {spread}.', { leads, spread: Math.round(spread) }),
  );
}
