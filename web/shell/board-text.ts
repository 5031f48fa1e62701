/** The board as text, beside the drawn one: made only while it is open. */

import type { BoardPosition } from 'kakoi/board';
import { element, setText } from './elements.js';

export function showBoardText(position: BoardPosition | null): void {
  const place = element('board-text');
  const details = place.closest('details');
  const show = (): void => {
    if (details?.open !== false) setText('board-text', position === null ? '' : String(position));
  };
  if (details) details.ontoggle = show;
  show();
}
