import type { GoBoard } from 'kakoi';
import { render } from '../shell/render.js';
import type { BoardLabels, GoState } from './state.js';

/** Shows labels beside the record's, as long as the board is this one. */
export function showLabels(page: GoState, board: GoBoard, labels: BoardLabels): void {
  page.labels = { board, labels };
  render(page);
}
