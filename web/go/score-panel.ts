/** The score beside the board: both sides' points and their origin. */

import type { GoScore } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { COLORS, nameOf, say } from '../shell/words.js';
import type { Background } from './background.js';
import type { GoSession, Scoring } from './session.js';

/**
 * Shows the score of a position, counted in the given way; `isKnown` is true when the dead stones have been found.
 */
export function showScore(
  { dead, isOver }: GoSession,
  score: GoScore,
  scoring: Scoring,
  isKnown: boolean,
): void {
  const suggested = dead === null;
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
  setText(
    'score-without',
    isOver
      ? suggested
        ? say('Without the stones that the engine suggests are dead.')
        : say('Without the stones that are marked as dead.')
      : suggested
        ? say('As if the game ended here, without the stones that the engine suggests are dead.')
        : say('As if the game ended here, without the stones that are marked as dead.'),
  );
  element('score-clear').setAttribute('aria-disabled', String(score.dead.isEmpty));
  element('score-suggest').setAttribute('aria-disabled', String(suggested));
}

/** The most points of neither side that a position has once there is nothing left but dame, as a share of the board. */
const LEFT = 0.05;

/**
 * Shows the likely final margin while there is something left to play for, of which the count takes no account. Beside a count of a
 * finished position, or of one whose dead stones the reader has marked, it would be a second opinion about the same thing.
 */
export function showEstimate(session: GoSession, { dame }: GoScore, background: Background): void {
  const { board, dead, isOver } = session;
  // A single stone has the whole board, of which nothing is left over either.
  const isShared = COLORS.every((color) => !board.stones(color).isEmpty);
  const isFinished = isOver || dead !== null || (isShared && dame.size <= LEFT * board.width * board.height);
  element('score-estimate').hidden = isFinished;
  if (isFinished) return;
  const estimate = background.estimate(board, session.countTerms);
  if (estimate === null) return; // in a moment
  const { margin, spread } = estimate;
  const points = Math.round(Math.abs(margin));
  const leads =
    points === 0
      ? say('the game is even')
      : say('{color} is ahead by about {points}', { color: nameOf(margin > 0 ? 'black' : 'white'), points });
  setText(
    'score-estimate',
    say('If play goes on: {leads}, give or take {spread}.', { leads, spread: Math.round(spread) }),
  );
}
