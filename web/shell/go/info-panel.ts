/** The panel beside the board: who plays, under which rules, and the counts of both colours. */

import type { GoGame } from 'kakoi';
import { COLORS } from '../../overlays/overlay.js';
import { setText } from '../elements.js';
import { showHeading } from '../heading.js';
import type { GoSession } from './session.js';

export function showInfo(session: GoSession): void {
  const { heading, isRecord, board, analysis, captures } = session;
  const terms = `${board.width}×${board.height} · ${session.terms}`;
  showHeading(heading, isRecord ? 'Game record' : 'New game', terms, session.isOver ? null : session.toPlay);
  for (const color of COLORS) {
    const alive = analysis.passAlive[color];
    setText(`captures-${color}`, String(captures[color]));
    setText(`alive-${color}`, String(alive.stones.size));
    setText(`territory-${color}`, String(alive.territory.size));
    setText(`area-${color}`, String(analysis.area[color].size));
  }
  setText('neutral', `(${analysis.area.neutral.size} neutral)`);
}

/** Rules, komi and handicap. */
export function termsOf(game: GoGame): string {
  const { rules, handicap } = game;
  const terms = [rulesInWords(game), `komi ${rules.komi}`];
  if (handicap > 0) terms.push(`handicap ${handicap}`);
  return terms.join(' · ');
}

/** What the record calls its rules; where it does not say, how the page plays and counts. */
function rulesInWords({ rulesName, rules }: GoGame): string {
  return rulesName === '' ? `${rules.scoring} scoring` : `${rulesName} rules`;
}
