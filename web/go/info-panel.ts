/** The panel beside the board: who plays, under which rules, and the counts of both colours. */

import { setText } from '../shell/elements.js';
import { showHeading } from '../shell/heading.js';
import { COLORS } from '../shell/words.js';
import type { GoSession } from './session.js';

export function showInfo(session: GoSession): void {
  const { board, analysis, captures } = session;
  const terms = `${board.width}×${board.height} · ${session.terms}`;
  showHeading(session, terms);
  for (const color of COLORS) {
    const alive = analysis.passAlive[color];
    setText(`captures-${color}`, String(captures[color]));
    setText(`alive-${color}`, String(alive.stones.size));
    setText(`territory-${color}`, String(alive.territory.size));
  }
}
