/** Positions as one line, for links. Pages of one game write them, too, and have the classes of that game alone. */

import type { Color, Fence, GoBoard, LoaBoard, SenketBoard, Vertex } from 'kakoi';

const COLORS: readonly Color[] = ['black', 'white'];

export function written(board: GoBoard | LoaBoard | SenketBoard): string {
  if ('toFen' in board) return board.toFen();
  if ('fences' in board) return `${board.size}: ${strandsOf(board).join('; ')}`;
  return board.toDiagram().replace(/ /g, '').replaceAll('\n', '/');
}

/** Every fence by its posts, and every post without one. */
function strandsOf(board: SenketBoard): string[] {
  const name = ([x, y]: Vertex) => `${x + 1}-${board.size - y}`;
  return COLORS.flatMap((color) => {
    const fences = board.fences(color);
    const loose = [...board.posts(color)].filter((post) => !fences.some((fence) => isEnd(fence, post)));
    const sign = color === 'black' ? 'X' : 'O';
    return [
      ...fences.map(({ from, to }) => `${sign} ${name(from)} ${name(to)}`),
      ...loose.map((post) => `${sign} ${name(post)}`),
    ];
  });
}

function isEnd({ from, to }: Fence, [x, y]: Vertex): boolean {
  return (from[0] === x && from[1] === y) || (to[0] === x && to[1] === y);
}
