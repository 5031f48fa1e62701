/**
 * Boards of Lines of Action, flipped. Of moves that are equally good a search takes the first that it looks at, which is
 * another one on a board that is flipped: so the same opponent plays different games.
 */

import { LoaBoard, type Vertex } from 'kakoi';

export interface Flip {
  readonly across: boolean;
  readonly down: boolean;
}

export function anyFlip(random: () => number): Flip {
  return { across: random() < 0.5, down: random() < 0.5 };
}

export function flipped(board: LoaBoard, { across, down }: Flip): LoaBoard {
  const [squares = '', toPlay = ''] = board.toFen().split(' ');
  const rows = squares.split('/').map((row) => (across ? [...row].reverse().join('') : row));
  return LoaBoard.fromFen(`${(down ? rows.reverse() : rows).join('/')} ${toPlay}`);
}

/** The square of the board that is at this place of the flipped one. */
export function flippedBack(
  [x, y]: Vertex,
  { width, height }: Pick<LoaBoard, 'width' | 'height'>,
  { across, down }: Flip,
): Vertex {
  return [across ? width - 1 - x : x, down ? height - 1 - y : y];
}
