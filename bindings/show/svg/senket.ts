/** A position of Senket as SVG. */

import type { SenketBoard, Vertex } from '../../js/api.js';
import { validatePlain } from '../../js/core/validate.js';
import { checkSenket, SENKET_OPTIONS, type SenketOverlayOptions } from '../pictures/senket/claims.js';
import { type SenketOverlayName, senketOverlays, senketPicture } from '../pictures/senket/index.js';
import { documentOf } from './document.js';
import { checkOptions, lastVertex, type PictureOptions, shapesOf } from './options.js';

/** The names of `senketOverlays`, from the lowest to the topmost. */
export const SENKET_OVERLAYS = /* @__PURE__ */ Object.keys(senketOverlays) as readonly SenketOverlayName[];

/**
 * Options of a picture of Senket, those of its overlays included.
 *
 * @inline
 */
export type SenketPictureOptions = PictureOptions &
  SenketOverlayOptions & {
    /** Some of SENKET_OVERLAYS, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly SenketOverlayName[];
    readonly lastMove?: Vertex | null;
  };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function senketSvg(board: SenketBoard, asked: SenketPictureOptions = {}): string {
  const options = validatePlain(asked);
  const given = checkOptions(options, SENKET_OVERLAYS, SENKET_OPTIONS);
  checkSenket(board, given);
  const { size } = board;
  const lastMove = lastVertex(options, { width: size, height: size });
  const layers = [...new Set(options.overlays)].map((name) => senketOverlays[name]);
  const shown = shapesOf(layers, board, given);
  const prisoners = layers.some(({ marksPrisoners }) => marksPrisoners);
  return documentOf(senketPicture(board, shown, { lastMove, prisoners }), options, `Senket, ${size}×${size}`);
}
