/** Positions of any game as pictures. */

import type { GoBoard, LoaBoard, SenketBoard, Vertex } from '../../js/api.js';
import { wrongClass } from '../../js/core/check.js';
import { originOf } from '../../js/core/foreign.js';
import { validateOptions } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import { isLoaBoard } from '../../js/loa/is-board.js';
import { isSenketBoard } from '../../js/senket/is-board.js';
import { goPicture } from './go/picture.js';
import { loaPicture } from './loa/picture.js';
import type { Picture } from './overlay.js';
import { type SenketPictureParts, senketPicture } from './senket/picture.js';
import type { Shape } from './shapes.js';

/** Shapes on a board. */
type Shown = {
  /** Those of overlays, and your own. Default none. */
  readonly shapes?: readonly Shape[];
};

/** Parts of a picture of Go besides the stones. */
type GoParts = Shown & {
  /** Its stone gets a ring. */
  readonly lastMove?: Vertex | null;
};

/** Parts of a picture of Lines of Action besides the stones. */
type LoaParts = Shown & {
  readonly lastMove?: { readonly from: Vertex; readonly to: Vertex } | null;
  /** The stone there shows where it stood. */
  readonly lifted?: Vertex | null;
};

/**
 * A position as shapes: the board, its stones, what overlays show, and the last move, whose stone gets a ring. Throws 'bad-option',
 * and 'bad-vertex' or 'off-board' for points.
 */
export function toPicture(board: GoBoard, options?: GoParts): Picture;
/** A position of Lines of Action, with an arrow for the last move; a stone that is lifted shows where it stood. */
export function toPicture(board: LoaBoard, options?: LoaParts): Picture;
/** A position of Senket, with posts and fences. */
export function toPicture(board: SenketBoard, options?: Shown & SenketPictureParts): Picture;
export function toPicture(
  board: GoBoard | LoaBoard | SenketBoard,
  options?: GoParts | LoaParts | (Shown & SenketPictureParts),
): Picture {
  if (isBoard(board)) {
    const { shapes = [], lastMove } = validateOptions(options as GoParts, ['shapes', 'lastMove']);
    return goPicture(board, shapes, lastMove);
  }
  if (isLoaBoard(board)) {
    const given = validateOptions(options as LoaParts, ['shapes', 'lastMove', 'lifted']);
    return loaPicture(board, given.shapes ?? [], given.lastMove, given.lifted);
  }
  if (!isSenketBoard(board))
    throw wrongClass('the board', 'GoBoard, LoaBoard or SenketBoard', board, originOf(board));
  const { shapes = [], ...parts } = validateOptions(options as Shown & SenketPictureParts, [
    'shapes',
    'lastMove',
    'base',
    'prisoners',
  ]);
  return senketPicture(board, shapes, parts);
}
