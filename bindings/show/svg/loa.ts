/** A position of Lines of Action with its overlays. */

import type { Color, LoaBoard, Vertex } from '../../js/api.js';
import { checkVertex } from '../pictures/check.js';
import { checkLoa, LOA_OPTIONS, type LoaOverlay, type LoaOverlayOptions } from '../pictures/loa/options.js';
import { loaPicture } from '../pictures/loa/picture.js';
import { checkOptions, type Drawn, type PictureOptions, shapesOf } from './options.js';

/** Options of a picture of Lines of Action, those of its overlays included. */
export type LoaPictureOptions = PictureOptions &
  LoaOverlayOptions & {
    /** Some of `loaOverlays`, or your own, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly LoaOverlay[];
    /** Default: the side to move, because windows of both sides are more than can be read without pointing at any. */
    readonly quadColors?: readonly Color[];
    readonly lastMove?: { readonly from: Vertex; readonly to: Vertex } | null;
  };

/** The board with its overlays, and its title. */
export function loaDrawn(board: LoaBoard, options: LoaPictureOptions): Drawn {
  const given = checkOptions(options, LOA_OPTIONS);
  checkLoa(board, given);
  const moved = movedBy(board, options);
  const layers = [...new Set(options.overlays)];
  const shown = shapesOf(layers, board, { quadColors: [board.toPlay], ...given });
  return { picture: loaPicture(board, shown, moved), title: `Lines of Action, ${board.toPlay} to move` };
}

/** From where to where the last move went; null without one, and for a pass, whose squares are both [-1, -1]. */
function movedBy(
  board: LoaBoard,
  { lastMove }: LoaPictureOptions,
): { readonly from: Vertex; readonly to: Vertex } | null {
  if (lastMove === undefined || lastMove === null) return null;
  const { from, to } = lastMove;
  const isPass = [from, to].every((square) => Array.isArray(square) && square[0] === -1 && square[1] === -1);
  if (isPass) return null;
  return { from: checkVertex(from, board, 'lastMove.from'), to: checkVertex(to, board, 'lastMove.to') };
}
