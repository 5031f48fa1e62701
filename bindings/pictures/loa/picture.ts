/** A position of Lines of Action as a picture. */

import type { LoaBoard, Vertex } from '../../js/api.js';
import { checkBoard } from '../../js/core/foreign.js';
import { isLoaBoard } from '../../js/loa/board.js';
import { checkVertex } from '../check.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { lastRing, layersOf, type Picture, stonesOf } from '../overlay.js';
import type { Labels, Shape } from '../shapes.js';
import { SIZE } from './squares.js';

const SQUARES = { width: SIZE, height: SIZE };

const LABELS: Labels = { columns: [...'abcdefgh'], rows: [...'87654321'] };

/** A position of Lines of Action as shapes: the board, its stones, what overlays show, and the move that led to it; a stone that is lifted shows where it stood. Throws 'bad-option'. */
export function loaPicture(
  board: LoaBoard,
  shown: readonly Shape[],
  lastMove: { readonly from: Vertex; readonly to: Vertex } | null = null,
  lifted: Vertex | null = null,
): Picture {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  if (lifted !== null) checkVertex(lifted, SQUARES, 'lifted');
  if (lastMove !== null) {
    checkVertex(lastMove?.from, SQUARES, 'lastMove.from');
    checkVertex(lastMove.to, SQUARES, 'lastMove.to');
  }
  const { under, over } = layersOf(shown);
  const moved: Shape[] = lastMove
    ? [
        {
          kind: 'arrows',
          segments: [[lastMove.from, lastMove.to]],
          width: 0.085,
          paint: 'last-arrow',
          name: 'last-from',
        },
      ]
    : [];
  return {
    columns: SIZE,
    rows: SIZE,
    pattern: 'squares',
    labels: LABELS,
    board: [{ kind: 'chequers', columns: SIZE, rows: SIZE, paint: 'line' }],
    under,
    stones: stonesOf(board, lifted),
    over: [...moved, ...over, ...(lastMove ? [lastRing(lastMove.to, STONE_RADIUS.squares)] : [])],
  };
}
