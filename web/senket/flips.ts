/**
 * Boards of Senket, flipped and turned. Of posts that are equally good a search takes the first that it looks at, which is
 * another one on a board that is flipped: so the same opponent plays different games.
 */

import { type Fence, SenketBoard, type Vertex } from 'kakoi';

export interface Flip {
  readonly across: boolean;
  readonly down: boolean;
  /** Columns become rows, last. */
  readonly turned: boolean;
}

export function anyFlip(random: () => number): Flip {
  return { across: random() < 0.5, down: random() < 0.5, turned: random() < 0.5 };
}

export function flipped(board: SenketBoard, flip: Flip): SenketBoard {
  const { size } = board;
  const move = ([x, y]: Vertex): Vertex => {
    const [column, row] = [flip.across ? size - 1 - x : x, flip.down ? size - 1 - y : y];
    return flip.turned ? [row, column] : [column, row];
  };
  const side = (color: 'black' | 'white') => ({
    posts: Array.from(board.posts(color), move),
    fences: board.fences(color).map(({ from, to }: Fence) => ({ from: move(from), to: move(to) })),
  });
  return SenketBoard.from({ size, black: side('black'), white: side('white') });
}

/** The point of the board that is at this place of the flipped one. */
export function flippedBack(point: Vertex, size: number, { across, down, turned }: Flip): Vertex {
  const [x, y] = turned ? [point[1], point[0]] : point;
  return [across ? size - 1 - x : x, down ? size - 1 - y : y];
}
