/** A position of Lines of Action as a picture. */

import type { LoaBoard, Vertex } from '../../../js/api.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { isLoaBoard } from '../../../js/loa/is-board.js';
import { checkVertex } from '../check.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { lastRing, layersOf, type Picture, stonesOf } from '../overlay.js';
import type { Labels, Shape } from '../shapes.js';

function labelsOf({ width, height }: LoaBoard): Labels {
  return { columns: [...'abcdefgh'].slice(0, width), rows: [...'87654321'].slice(-height) };
}

/** A position of Lines of Action as shapes: the board, its stones, what overlays show, and the move that led to it; a stone that is lifted shows where it stood. Throws 'bad-option'. */
export function loaPicture(
  board: LoaBoard,
  shown: readonly Shape[],
  lastMove: { readonly from: Vertex; readonly to: Vertex } | null = null,
  lifted: Vertex | null = null,
): Picture {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  if (lifted !== null) checkVertex(lifted, board, 'lifted');
  if (lastMove !== null) {
    checkVertex(lastMove?.from, board, 'lastMove.from');
    checkVertex(lastMove.to, board, 'lastMove.to');
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
  const { width: columns, height: rows } = board;
  return {
    columns,
    rows,
    pattern: 'squares',
    labels: labelsOf(board),
    board: [{ kind: 'chequers', columns, rows, paint: 'line' }],
    under,
    stones: stonesOf(board, lifted),
    over: [...moved, ...over, ...(lastMove ? [lastRing(lastMove.to, STONE_RADIUS.squares)] : [])],
  };
}
