/** The board as text, beside the drawn one: made only while it is open. */

import type { BoardPosition } from 'kakoi/board';
import { setText } from './elements.js';

export function showBoardText(position: BoardPosition | null): void {
  const details = document.querySelector<HTMLDetailsElement>('.text-board'); // comes with the settings
  if (details?.open) setText('board-text', position === null ? '' : String(position));
}
