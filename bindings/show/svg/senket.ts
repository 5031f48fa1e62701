/** A position of Senket with its overlays. */

import type { SenketBoard, Vertex } from '../../js/api.js';
import {
  checkSenket,
  SENKET_OPTIONS,
  type SenketOverlay,
  type SenketOverlayOptions,
} from '../pictures/senket/claims.js';
import { senketPicture } from '../pictures/senket/picture.js';
import { checkOptions, type Drawn, lastVertex, type PictureOptions, shapesOf } from './options.js';

/** Options of a picture of Senket, those of its overlays included. */
export type SenketPictureOptions = PictureOptions &
  SenketOverlayOptions & {
    /** Some of `senketOverlays`, or your own, from the lowest to the topmost. Default none. */
    readonly overlays?: readonly SenketOverlay[];
    readonly lastMove?: Vertex | null;
  };

/** The board with its overlays, and its title. */
export function senketDrawn(board: SenketBoard, options: SenketPictureOptions): Drawn {
  const given = checkOptions(options, SENKET_OPTIONS);
  checkSenket(board, given);
  const { size } = board;
  const lastMove = lastVertex(options, { width: size, height: size });
  const layers = [...new Set(options.overlays)];
  const shown = shapesOf(layers, board, given);
  const prisoners = layers.some(({ marksPrisoners }) => marksPrisoners);
  return { picture: senketPicture(board, shown, { lastMove, prisoners }), title: `Senket, ${size}×${size}` };
}
