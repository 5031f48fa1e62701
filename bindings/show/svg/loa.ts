/** A position of Lines of Action as SVG. */

import type { Color, LoaBoard, Vertex } from '../../js/api.js';
import { validatePlain } from '../../js/core/validate.js';
import { checkVertex } from '../pictures/check.js';
import { type LoaOverlayName, loaOverlays, loaPicture } from '../pictures/loa/index.js';
import { checkLoa, LOA_OPTIONS, type LoaOverlayOptions } from '../pictures/loa/options.js';
import { documentOf } from './document.js';
import { checkOptions, type PictureOptions, shapesOf } from './options.js';

/** The names of `loaOverlays`, from the lowest to the topmost. */
export const LOA_OVERLAYS = /* @__PURE__ */ Object.keys(loaOverlays) as readonly LoaOverlayName[];

/**
 * Options of a picture of Lines of Action, those of its overlays included.
 *
 * @inline
 */
export type LoaPictureOptions = PictureOptions &
  LoaOverlayOptions & {
    /** Some of LOA_OVERLAYS, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly LoaOverlayName[];
    /** Default: the side to move, because windows of both sides are more than can be read without pointing at any. */
    readonly quadColors?: readonly Color[];
    readonly lastMove?: { readonly from: Vertex; readonly to: Vertex } | null;
  };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function loaSvg(board: LoaBoard, asked: LoaPictureOptions = {}): string {
  const options = validatePlain(asked);
  const given = checkOptions(options, LOA_OVERLAYS, LOA_OPTIONS);
  checkLoa(board, given);
  const moved = movedBy(board, options);
  const layers = [...new Set(options.overlays)].map((name) => loaOverlays[name]);
  const shown = shapesOf(layers, board, { quadColors: [board.toPlay], ...given });
  return documentOf(loaPicture(board, shown, moved), options, `Lines of Action, ${board.toPlay} to move`);
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
