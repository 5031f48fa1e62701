/** The options of the overlays of Lines of Action. */

import type { Color, LoaBoard, LoaMove } from '../../js/api.js';
import type { Overlay, Unchecked } from '../overlay.js';

/** Options of the overlays of Lines of Action. */
export interface LoaOverlayOptions {
  /** The legal moves; default: those of the board. None once the game is over. */
  readonly moves?: readonly LoaMove[];
  /** The sides whose windows 'quads' shows. Default: both. */
  readonly quadColors?: readonly Color[];
}

/** An overlay of Lines of Action. */
export type LoaOverlay = Overlay<LoaBoard, LoaOverlayOptions>;

export type UncheckedLoa = Unchecked<LoaOverlay>;

export function movesOf(board: LoaBoard, { moves }: LoaOverlayOptions): readonly LoaMove[] {
  return moves === undefined ? board.moves() : [...moves]; // any list will do
}
