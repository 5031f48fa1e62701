/** A position of Lines of Action as SVG. */

import type { LoaBoard, Vertex } from '../js/api.js';
import { isLoaBoard } from '../js/loa/board.js';
import { checkBoard, checkVertex } from '../pictures/check.js';
import { loaOverlays, loaPicture } from '../pictures/loa/index.js';
import { documentOf } from './document.js';
import { checkOptions, type PictureOptions } from './options.js';

/** The overlays for a board of Lines of Action. */
export const LOA_OVERLAYS = [
  'groups',
  'quads',
  'moves',
] as const satisfies readonly (keyof typeof loaOverlays)[];
/** One of LOA_OVERLAYS. */
export type LoaOverlay = (typeof LOA_OVERLAYS)[number];

/** Options of a picture of Lines of Action. */
export interface LoaPictureOptions extends PictureOptions {
  readonly overlays?: readonly LoaOverlay[];
  readonly lastMove?: { readonly from: Vertex; readonly to: Vertex } | null;
}

const SIZE = { width: 8, height: 8 };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function loaSvg(board: LoaBoard, options: LoaPictureOptions = {}): string {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  checkOptions(options, LOA_OVERLAYS);
  const moved = movedBy(options);
  const shown = [...new Set(options.overlays)].flatMap((name) =>
    // Without anything to point at, the windows of one side are as many as can be read.
    loaOverlays[name].shapes(board, { quadColors: [board.toPlay] }),
  );
  return documentOf(loaPicture(board, shown, moved), options, `Lines of Action, ${board.toPlay} to move`);
}

/** From where to where the last move went; null without one, and for a pass, whose squares are both [-1, -1]. */
function movedBy({ lastMove }: LoaPictureOptions): { readonly from: Vertex; readonly to: Vertex } | null {
  if (lastMove === undefined || lastMove === null) return null;
  const { from, to } = lastMove;
  const isPass = [from, to].every((square) => Array.isArray(square) && square[0] === -1 && square[1] === -1);
  if (isPass) return null;
  return { from: checkVertex(from, SIZE, 'lastMove.from'), to: checkVertex(to, SIZE, 'lastMove.to') };
}
