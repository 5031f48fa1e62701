/** The options of the overlays of Lines of Action. */

import type { Color, LoaBoard, LoaMove } from '../../../js/api.js';
import { badOption, show } from '../../../js/core/errors.js';
import { checkBoard } from '../../../js/core/foreign.js';
import { isLoaBoard } from '../../../js/loa/is-board.js';
import { checkChoice, checkList, checkPlace } from '../check.js';
import { type AnyOverlay, SIDES, type Unchecked } from '../overlay.js';

/** Options of the overlays of Lines of Action. */
export type LoaOverlayOptions = {
  /** The legal moves; default: those of the board. None once the game is over. */
  readonly moves?: readonly LoaMove[];
  /** The sides whose windows 'quads' shows. Default: both. */
  readonly quadColors?: readonly Color[];
};

export const LOA_OPTIONS = ['moves', 'quadColors'] as const;

/** The name of an overlay of Lines of Action. */
export type LoaOverlayName = 'groups' | 'connection' | 'joints' | 'quads' | 'moves';

/** An overlay of Lines of Action. */
export type LoaOverlay = AnyOverlay<LoaBoard, LoaOverlayOptions>;

export type UncheckedLoa = Unchecked<LoaOverlay>;

export function movesOf(board: LoaBoard, { moves }: LoaOverlayOptions): readonly LoaMove[] {
  return moves === undefined ? board.legalMoves() : [...moves]; // any list will do
}

/** Throws 'bad-option' or 'bad-vertex' for what is not a board with options about it. */
export function checkLoa(board: LoaBoard, { moves: legal, quadColors }: LoaOverlayOptions = {}): void {
  checkBoard(board, isLoaBoard, 'LoaBoard');
  if (quadColors !== undefined)
    checkList('quadColors', quadColors, (color) => checkChoice('a color', color, SIDES));
  if (legal === undefined) return;
  checkList('moves', legal, (move: LoaMove) => {
    if (typeof move?.text !== 'string')
      throw badOption(`a move must be one of board.legalMoves(), not ${show(move)}`);
    checkPlace(move.from);
    checkPlace(move.to);
    checkChoice('connects', move.connects, ['none', 'mover', 'opponent', 'both']);
  });
}
