/** A position of Go with its overlays. */

import { type GoBoard, parseVertex, type Vertex, vertexName } from '../../js/api.js';
import { checkGo, GO_OPTIONS, type GoOverlay, type GoOverlayOptions } from '../pictures/go/options.js';
import { goPicture } from '../pictures/go/picture.js';
import { checkOptions, type Drawn, lastVertex, type PictureOptions, shapesOf } from './options.js';

/** Options of a picture of Go, those of its overlays included. */
export type GoPictureOptions = PictureOptions &
  GoOverlayOptions & {
    /** Some of `goOverlays`, or your own, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly GoOverlay[];
    /** A point as [x, y] or text ('E5'). Its stone is the default of `lastStone`. */
    readonly lastMove?: Vertex | string | null;
  };

/** The board with its overlays, and its title. */
export function goDrawn(board: GoBoard, options: GoPictureOptions): Drawn {
  const given = checkOptions(options, GO_OPTIONS);
  checkGo(board, given);
  const { lastMove, overlays = [] } = options;
  const last =
    typeof lastMove === 'string'
      ? parseVertex(lastMove, board.width, board.height)
      : lastVertex(options, board);
  const layers = [...new Set(overlays)];
  const lastStone = last && board.get(last) !== 0 ? last : null;
  const shown = shapesOf(layers, board, { lastStone, ...given });
  const moved = last ? `, the last move at ${vertexName(last, board.height)}` : '';
  return { picture: goPicture(board, shown, last), title: `Go, ${board.width}×${board.height}${moved}` };
}
