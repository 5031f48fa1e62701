/** The facts about a position that a board needs, whatever the game. */

import type { Vertex } from '../../js/api.js';
import type { Size } from '../../js/core/check.js';
import { isBoard } from '../../js/go/is-board.js';
import { isLoaBoard } from '../../js/loa/is-board.js';
import { isSenketBoard } from '../../js/senket/is-board.js';
import { goPicture } from '../pictures/go/picture.js';
import { loaPicture } from '../pictures/loa/picture.js';
import type { Picture } from '../pictures/overlay.js';
import { senketPicture } from '../pictures/senket/picture.js';
import type { Point, Shape, Side } from '../pictures/shapes.js';
import type { BoardConfig, BoardPosition } from './types.js';

export function isPosition(value: unknown): value is BoardPosition {
  return isBoard(value) || isLoaBoard(value) || isSenketBoard(value);
}

export function sizeOf(position: BoardPosition): Size {
  return position;
}

/** Whose stone or post is there, or null. */
export function sideAt(position: BoardPosition, [x, y]: Point): Side | null {
  const sign = position.get([x, y]);
  return sign === 0 ? null : sign > 0 ? 'black' : 'white';
}

/** A game in which stones move once they are on the board; they can be dragged. */
export function movesStones(position: BoardPosition): boolean {
  return isLoaBoard(position);
}

/** The position with what is shown on it; a stone that is lifted shows where it stood. */
export function pictureOf(
  position: BoardPosition,
  shown: readonly Shape[],
  { lastMove, base, layers }: BoardConfig,
  lifted: Vertex | null,
): Picture {
  if (isLoaBoard(position)) return loaPicture(position, shown, isPass(lastMove) ? null : lastMove, lifted);
  const last = lastMove as Vertex | null;
  if (isBoard(position)) return goPicture(position, shown, last);
  const prisoners = layers.some(({ marksPrisoners }) => marksPrisoners === true);
  const parts = { lastMove: last, prisoners };
  return senketPicture(position, shown, base === null ? parts : { ...parts, base });
}

type Moved = Exclude<BoardConfig['lastMove'], Vertex>;

/** A pass in Lines of Action goes from [-1, -1] to [-1, -1]. */
function isPass(move: BoardConfig['lastMove']): move is Vertex {
  return (move as Moved)?.from?.[0] === -1;
}

/** Names the point as the coordinates along the board do: 'D4', 'c2', '12-14'. */
export function pointName(picture: Picture, [x, y]: Point): string {
  return [picture.labels.columns[x], picture.labels.rows[y]].join(picture.pattern === 'holes' ? '-' : '');
}
