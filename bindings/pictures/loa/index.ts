/** Pictures of Lines of Action. */

import type { LoaBoard, LoaMove, Vertex } from '../../js/api.js';
import { show } from '../../js/core/errors.js';
import { isLoaBoard } from '../../js/loa/board.js';
import { bad, checkBoard, checkChoice, checkList, checkPlace, checkVertex } from '../check.js';
import { checked } from '../checked.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { lastRing, layersOf, type Picture, SIDES, stonesOf } from '../overlay.js';
import type { Labels, Shape } from '../shapes.js';
import { connection } from './connection.js';
import { groups } from './groups.js';
import { joints } from './joints.js';
import { moves } from './moves.js';
import type { LoaOverlay, LoaOverlayOptions } from './options.js';
import { quads } from './quads.js';
import { SIZE } from './squares.js';

export { type LoaArm, loaArms, loaLines } from './lines.js';
export type { LoaOverlay, LoaOverlayOptions } from './options.js';

/** The overlays of Lines of Action, from the lowest to the topmost. */
export const loaOverlays = /* @__PURE__ */ checked(
  {
    groups,
    connection,
    joints,
    quads,
    moves,
  } satisfies Readonly<Record<string, LoaOverlay>>,
  ['moves', 'quadColors'],
  checkLoa,
);

function checkLoa(board: LoaBoard, { moves: legal, quadColors }: LoaOverlayOptions = {}): void {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  if (quadColors !== undefined)
    checkList('quadColors', quadColors, (color) => checkChoice('a color', color, SIDES));
  if (legal === undefined) return;
  checkList('moves', legal, (move: LoaMove) => {
    if (typeof move?.text !== 'string') throw bad(`a move is what board.moves() gives, not ${show(move)}`);
    checkPlace(move.from);
    checkPlace(move.to);
    checkChoice('connects', move.connects, ['none', 'mover', 'opponent', 'both']);
  });
}

const SQUARES = { width: SIZE, height: SIZE };

const LABELS: Labels = { columns: [...'abcdefgh'], rows: [...'87654321'] };

/** A position of Lines of Action as shapes: the board, its stones, what overlays show, and the move that led to it; a stone that is lifted shows where it stood. Throws 'bad-option'. */
export function loaPicture(
  board: LoaBoard,
  shown: readonly Shape[],
  lastMove: { readonly from: Vertex; readonly to: Vertex } | null = null,
  lifted: Vertex | null = null,
): Picture {
  checkLoa(board);
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
