/** What the overlays of a Lines of Action position look at. */

import type { Color, LoaBoard, LoaMove } from 'kakoi';
import type { Overlay } from '../overlay.js';

export interface View {
  readonly board: LoaBoard;
  /** The legal moves; none once the game is over. */
  readonly moves: readonly LoaMove[];
  /** The colours whose bit quads are shown. */
  readonly quadColors: readonly Color[];
}

export type LoaOverlay = Overlay<View>;
