/** A position of Go as SVG. */

import { type GoBoard, type GoScore, parseVertex, toGtp, type Vertex } from '../js/api.js';
import { isBoard } from '../js/go/board.js';
import { checkBoard, checkScore } from '../pictures/check.js';
import { goOverlays, goPicture } from '../pictures/go/index.js';
import { documentOf } from './document.js';
import { checkOptions, lastVertex, type PictureOptions } from './options.js';

/** The overlays for a board of Go. */
export const GO_OVERLAYS = [
  'chains',
  'benson',
  'area',
  'score',
  'ownership',
  'influence',
] as const satisfies readonly (keyof typeof goOverlays)[];
/** One of GO_OVERLAYS. */
export type GoOverlay = (typeof GO_OVERLAYS)[number];

/** Options of a picture of Go. */
export interface GoPictureOptions extends PictureOptions {
  readonly overlays?: readonly GoOverlay[];
  /** A point as [x, y] or text ('E5'). */
  readonly lastMove?: Vertex | string | null;
  /** The score that the overlay 'score' shows; default: a count by Japanese rules that finds the dead stones. */
  readonly score?: GoScore;
  /** True when the rules allow suicide, for 'benson'. Default false. */
  readonly suicide?: boolean;
}

/**
 * The board as an SVG document, the same text for the same position. Throws 'bad-option', and
 * 'bad-vertex' or 'off-board' for the last move.
 */
export function goSvg(board: GoBoard, options: GoPictureOptions = {}): string {
  checkBoard(board, isBoard, 'GoBoard');
  checkOptions(options, GO_OVERLAYS, ['score', 'suicide']);
  if (options.score !== undefined) checkScore(options.score, board);
  const { lastMove, score, suicide = false } = options;
  const last =
    typeof lastMove === 'string'
      ? parseVertex(lastMove, board.width, board.height)
      : lastVertex(options, board);
  const shown = [...new Set(options.overlays)].flatMap((name) =>
    goOverlays[name].shapes(board, { suicide, ...(score === undefined ? {} : { score }) }),
  );
  const moved = last ? `, the last move at ${toGtp(last, board.height)}` : '';
  return documentOf(goPicture(board, shown, last), options, `Go, ${board.width}×${board.height}${moved}`);
}
