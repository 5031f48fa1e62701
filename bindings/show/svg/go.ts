/** A position of Go as SVG. */

import { type GoBoard, parseVertex, toGtp, type Vertex } from '../../js/api.js';
import { validatePlain } from '../../js/core/validate.js';
import { type GoOverlayName, goOverlays, goPicture } from '../pictures/go/index.js';
import { checkGo, GO_OPTIONS, type GoOverlayOptions } from '../pictures/go/options.js';
import { documentOf } from './document.js';
import { checkOptions, lastVertex, type PictureOptions, shapesOf } from './options.js';

/** The names of `goOverlays`, from the lowest to the topmost. */
export const GO_OVERLAYS = /* @__PURE__ */ Object.keys(goOverlays) as readonly GoOverlayName[];

/**
 * Options of a picture of Go, those of its overlays included.
 *
 * @inline
 */
export type GoPictureOptions = PictureOptions &
  GoOverlayOptions & {
    /** Some of GO_OVERLAYS, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly GoOverlayName[];
    /** A point as [x, y] or text ('E5'). Its stone is the default of `lastStone`. */
    readonly lastMove?: Vertex | string | null;
  };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function goSvg(board: GoBoard, asked: GoPictureOptions = {}): string {
  const options = validatePlain(asked);
  const given = checkOptions(options, GO_OVERLAYS, GO_OPTIONS);
  checkGo(board, given);
  const { lastMove, overlays = [] } = options;
  const last =
    typeof lastMove === 'string'
      ? parseVertex(lastMove, board.width, board.height)
      : lastVertex(options, board);
  const layers = [...new Set(overlays)].map((name) => goOverlays[name]);
  const lastStone = last && board.get(last) !== 0 ? last : null;
  const shown = shapesOf(layers, board, { lastStone, ...given });
  const moved = last ? `, the last move at ${toGtp(last, board.height)}` : '';
  return documentOf(goPicture(board, shown, last), options, `Go, ${board.width}×${board.height}${moved}`);
}
