/** A position of Senket as SVG. */

import type { SenketBoard, Vertex } from '../js/api.js';
import { isSenketBoard } from '../js/senket/board.js';
import { checkBoard } from '../pictures/check.js';
import { senketPicture } from '../pictures/senket/picture.js';
import { territory } from '../pictures/senket/territory.js';
import { documentOf } from './document.js';
import { checkOptions, lastVertex, type PictureOptions } from './options.js';

/** The overlays for a board of Senket. */
export const SENKET_OVERLAYS = ['territories'] as const;
/** One of SENKET_OVERLAYS. */
export type SenketOverlay = (typeof SENKET_OVERLAYS)[number];

/** Options of a picture of Senket. */
export interface SenketPictureOptions extends PictureOptions {
  readonly overlays?: readonly SenketOverlay[];
  readonly lastMove?: Vertex | null;
}

const OVERLAYS = { territories: territory };

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function senketSvg(board: SenketBoard, options: SenketPictureOptions = {}): string {
  checkBoard(board, isSenketBoard, 'SenketBoard');
  checkOptions(options, SENKET_OVERLAYS);
  const { size } = board;
  const lastMove = lastVertex(options, { width: size, height: size });
  const asked = [...new Set(options.overlays)].map((name) => OVERLAYS[name]);
  const shown = asked.flatMap((overlay) => overlay.shapes(board, {}));
  const prisoners = asked.some(({ marksPrisoners }) => marksPrisoners);
  return documentOf(senketPicture(board, shown, { lastMove, prisoners }), options, `Senket, ${size}×${size}`);
}
