/** The score beside the board: both sides' points and their origin. */

import type { Color, GoScore, PointSet } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { COLORS, nameOf, say } from '../shell/words.js';
import type { Background } from './background.js';
import { estimateBy } from './estimates.js';
import type { GoSession, Scoring } from './session.js';

const ROWS = ['points', 'prisoners', 'komi', 'total'] as const;

/** Shows the score of a position, counted in the given way; no figures while it is null. */
export function showScore({ dead, isOver }: GoSession, score: GoScore | null, scoring: Scoring): void {
  const suggested = dead === null;
  const byTerritory = scoring !== 'area';
  for (const color of COLORS) {
    const figures = score === null ? null : figuresOf(score, color, byTerritory);
    for (const row of ROWS) setText(`score-${row}-${color}`, figures?.[row] ?? '');
  }
  setText('score-points-name', byTerritory ? say('Territory') : say('Area'));
  element('score-prisoners').hidden = !byTerritory;
  setText('score-komi-name', (score?.handicapBonus ?? 0) > 0 ? say('Komi and bonus') : say('Komi'));
  setText('score-result', score?.result ?? '…');
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
  element('score-clear').setAttribute('aria-disabled', String(score?.dead.isEmpty ?? true));
  element('score-suggest').setAttribute('aria-disabled', String(suggested));
}

function figuresOf(
  score: GoScore,
  color: Color,
  byTerritory: boolean,
): Record<(typeof ROWS)[number], string> {
  const { total, points, captures, deadTaken } = score[color];
  const prisoners = captures + deadTaken;
  const counted = points.size + (byTerritory ? prisoners : 0);
  return {
    points: String(points.size),
    prisoners: String(prisoners),
    komi: color === 'white' ? String(total - counted) : '',
    total: String(total),
  };
}

/** The most points of neither side that a position has once there is nothing left but dame, as a share of the board. */
const LEFT = 0.05;

/**
 * Shows the likely final margin while there is something left to play for, of which the count takes no account. Beside a count of a
 * finished position, or of one whose dead stones the reader has marked, it would be a second opinion about the same thing.
 */
export function showEstimate(session: GoSession, score: GoScore | null, background: Background): void {
  const { board, dead, isOver } = session;
  // A single stone has the whole board, of which nothing is left over either.
  const isShared = COLORS.every((color) => !board.stones(color).isEmpty);
  const isFinished = (dame: PointSet) => isShared && dame.size <= LEFT * board.width * board.height;
  const isWanted = score !== null && !isOver && dead === null && !isFinished(score.dame);
  const judgement = isWanted ? background.judgement(session.standing) : null;
  element('score-estimate').hidden = judgement === null;
  if (judgement === null) return; // in a moment
  const { margin, spread } = estimateBy(judgement, session.standing, session.countTerms);
  const points = Math.round(Math.abs(margin));
  const leads =
    points === 0
      ? say('the game is even')
      : say('{color} is ahead by about {points}', { color: nameOf(margin > 0 ? 'black' : 'white'), points });
  const words = { leads, spread: Math.round(spread) };
  const dropped = background.droppedFor(board);
  setText(
    'score-estimate',
    dropped === null
      ? say('If play goes on, as a network judges: {leads}, give or take {spread}.', words)
      : say('If play goes on, as {network} judges: {leads}, give or take {spread}.', {
          ...words,
          network: dropped.name,
        }),
  );
}
