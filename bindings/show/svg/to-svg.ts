/** Positions as SVG. */

import type { GoBoard, LoaBoard, SenketBoard } from '../../js/api.js';
import { wrongClass } from '../../js/core/check.js';
import { originOf } from '../../js/core/foreign.js';
import { validatePlain } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import { isLoaBoard } from '../../js/loa/is-board.js';
import { isSenketBoard } from '../../js/senket/is-board.js';
import { documentOf } from './document.js';
import { type GoPictureOptions, goDrawn } from './go.js';
import { type LoaPictureOptions, loaDrawn } from './loa.js';
import type { Drawn, PictureOptions } from './options.js';
import { type SenketPictureOptions, senketDrawn } from './senket.js';

/**
 * The board as an SVG document, the same text for the same position: with the overlays that are asked for, whose options are
 * taken too. Throws 'bad-option', and 'bad-vertex' or 'off-board' for the last move.
 */
export function toSvg(board: GoBoard, options?: GoPictureOptions): string;
export function toSvg(board: LoaBoard, options?: LoaPictureOptions): string;
export function toSvg(board: SenketBoard, options?: SenketPictureOptions): string;
export function toSvg(board: GoBoard | LoaBoard | SenketBoard, options?: PictureOptions): string;
export function toSvg(
  board: GoBoard | LoaBoard | SenketBoard,
  asked?: GoPictureOptions | LoaPictureOptions | SenketPictureOptions,
): string {
  const options = validatePlain(asked);
  return documentOf(drawn(board, options), options);
}

function drawn(board: GoBoard | LoaBoard | SenketBoard, options: object): Drawn {
  if (isBoard(board)) return goDrawn(board, options);
  if (isLoaBoard(board)) return loaDrawn(board, options);
  if (isSenketBoard(board)) return senketDrawn(board, options);
  throw wrongClass('the board', 'GoBoard, LoaBoard or SenketBoard', board, originOf(board));
}
