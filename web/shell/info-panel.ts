/** The panel beside the board: who plays, under which rules, and the counts of both colours. */

import { COLORS, nameOf } from '../overlays/overlay.js';
import { element, setText } from './elements.js';
import type { Session } from './session.js';

export function showInfo(session: Session): void {
  const { info, board, analysis, captures } = session;
  setText('game-title', title(session));
  setText('game-result', info.result);
  setText('game-occasion', info.occasion);
  setText('game-terms', `${board.width}×${board.height} · ${info.terms}`);

  for (const color of COLORS) {
    const alive = analysis.passAlive[color];
    setText(`name-${color}`, info[color] || nameOf(color));
    setText(`captures-${color}`, String(captures[color]));
    setText(`alive-${color}`, String(alive.stones.size));
    setText(`territory-${color}`, String(alive.territory.size));
    setText(`area-${color}`, String(analysis.area[color].size));
    element(`player-${color}`).toggleAttribute('data-to-play', !session.isOver && session.toPlay === color);
  }
  setText('neutral', `(${analysis.area.neutral.size} neutral)`);
}

/** The players of a record, or what else there is to call the game. */
function title({ info, isRecord }: Session): string {
  if (!isRecord) return 'New game';
  if (info.black === '' && info.white === '') return 'Game record';
  return `${info.black || 'Black'} – ${info.white || 'White'}`;
}
