/** A position of Senket as a picture. */

import type { SenketBoard, Vertex } from '../../../js/api.js';
import { checkSize } from '../../../js/core/check.js';
import { validateOptions } from '../../../js/core/validate.js';
import { checkChoice, checkVertex } from '../check.js';
import { STONE_RADIUS } from '../geometry/layout.js';
import { lastRing, layersOf, type Picture } from '../overlay.js';
import type { Labels, Point, Shape } from '../shapes.js';
import { checkSenket } from './claims.js';
import { pieces } from './pieces.js';

/** Options of a picture of Senket besides what overlays show. */
export type SenketPictureParts = {
  /** The post built last. */
  readonly lastMove?: Vertex | null;
  /** The position without what is only tried. Default: the board itself. */
  readonly base?: SenketBoard;
  /** True: prisoners are faded and crossed out. Default false. */
  readonly prisoners?: boolean;
};

function labelsOf(size: number): Labels {
  const numbers = Array.from({ length: size }, (_, i) => String(i + 1));
  return { columns: numbers, rows: [...numbers].reverse() };
}

/** A position of Senket as shapes: the board, posts and fences, what overlays show, and a ring on the post built last. Throws 'bad-option'. */
export function senketPicture(
  board: SenketBoard,
  shown: readonly Shape[],
  parts: SenketPictureParts = {},
): Picture {
  checkSenket(board);
  const { size } = board;
  const square = { width: size, height: size };
  const given = validateOptions(parts, ['lastMove', 'base', 'prisoners']);
  const { lastMove = null, base = board, prisoners = false } = given;
  if (lastMove !== null) checkVertex(lastMove, square, 'lastMove');
  checkSenket(base);
  checkSize({ width: base.size, height: base.size }, square, 'base is of');
  checkChoice('prisoners', prisoners, [true, false]);
  const { under, over } = layersOf(shown);
  const lines = Array.from({ length: size }, (_, i) => i);
  const holes = lines.flatMap((y) => lines.map((x): Point => [x, y]));
  return {
    columns: size,
    rows: size,
    pattern: 'holes',
    labels: labelsOf(size),
    board: [
      { kind: 'grid', columns: size, rows: size, paint: 'line-faint', frame: 'line' },
      { kind: 'discs', points: holes, radius: 0.065, paint: 'hole' },
    ],
    under,
    stones: pieces(board, base, prisoners),
    over: lastMove ? [...over, lastRing(lastMove, STONE_RADIUS.holes)] : over,
  };
}
