/** A position of Go as a picture. */

import { type GoBoard, type Vertex, vertexName } from '../../../js/api.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { isBoard } from '../../../js/go/is-board.js';
import { checkVertex } from '../check.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { starsOf } from '../geometry/star-points.js';
import { lastRing, layersOf, type Picture, stonesOf } from '../overlay.js';
import type { Labels, Shape } from '../shapes.js';

/** The names of the lines, as vertexName() has them. */
function labelsOf({ width, height }: GoBoard): Labels {
  return {
    columns: Array.from({ length: width }, (_, x) => vertexName([x, 0], height).replace(/\d+/, '')),
    rows: Array.from({ length: height }, (_, y) => String(height - y)),
  };
}

/** A position of Go as shapes: the board, its stones, what overlays show, and a ring on the last stone played. Throws 'bad-option'. */
export function goPicture(board: GoBoard, shown: readonly Shape[], lastMove: Vertex | null = null): Picture {
  checkBoard(board, isBoard, 'GoBoard');
  const { width: columns, height: rows } = board;
  const { under, over } = layersOf(shown);
  const isRinged = lastMove !== null && board.get(checkVertex(lastMove, board, 'lastMove')) !== 0;
  return {
    columns,
    rows,
    pattern: 'lines',
    labels: labelsOf(board),
    board: [
      { kind: 'grid', columns, rows, paint: 'line' },
      { kind: 'discs', points: starsOf(columns, rows), radius: 0.09, paint: 'line' },
    ],
    under,
    stones: stonesOf(board),
    over: isRinged ? [...over, lastRing(lastMove, STONE_RADIUS.lines)] : over,
  };
}
