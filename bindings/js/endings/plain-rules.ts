/**
 * The rules of Lines of Action on a plain list of squares, with which proofs are checked. It shares no code
 * with the engine that makes the proofs.
 */

import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';

/**
 * A position on a board of `size` squares in a row. `cells` has 1 for Black, −1 for White and 0 for empty, by
 * square: a1, b1 and so on, row by row.
 */
export interface Plain {
  readonly size: number;
  readonly cells: Int8Array;
  readonly toPlay: Color;
}

/** A move as text ('e3-f4', 'f8xh6', 'pass'), and the position it leads to. */
export interface PlainMove {
  readonly text: string;
  readonly next: Plain;
}

/** One of the two opposite directions of each line. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const sign = (color: Color) => (color === 'black' ? 1 : -1);
const name = (square: number, size: number) =>
  `${'abcdefgh'.charAt(square % size)}${Math.floor(square / size) + 1}`;

/** The squares in a direction, from the nearest to the edge of the board. */
function ray(size: number, square: number, dx: number, dy: number): number[] {
  const squares: number[] = [];
  for (
    let x = (square % size) + dx, y = Math.floor(square / size) + dy;
    x >= 0 && x < size && y >= 0 && y < size;
    x += dx, y += dy
  ) {
    squares.push(size * y + x);
  }
  return squares;
}

/** For each square, the two halves of each line through it. */
type Rays = readonly (readonly (readonly [readonly number[], readonly number[]])[])[];

/** The rays of each size of board that was asked for. */
const known: Rays[] = [];

function raysOf(size: number): Rays {
  known[size] ??= Array.from({ length: size * size }, (_, square) =>
    LINES.map(([dx, dy]) => [ray(size, square, dx, dy), ray(size, square, -dx, -dy)] as const),
  );
  return known[size];
}

/** Every move of the side to move, or a pass when it has none. Does not check whether the game is over. */
export function plainMoves({ size, cells, toPlay }: Plain): PlainMove[] {
  const rays = raysOf(size);
  const own = sign(toPlay);
  const next = opponent(toPlay);
  const moves: PlainMove[] = [];
  cells.forEach((cell, from) => {
    if (cell !== own) return;
    for (const halves of rays[from]!) {
      let distance = 1;
      for (const half of halves) for (const square of half) if (cells[square] !== 0) distance++;
      for (const half of halves) {
        const to = half[distance - 1];
        if (to === undefined || cells[to] === own) continue;
        if (half.slice(0, distance - 1).some((square) => cells[square] === -own)) continue;
        const after = cells.slice();
        after[from] = 0;
        after[to] = own;
        const text = `${name(from, size)}${cells[to] === 0 ? '-' : 'x'}${name(to, size)}`;
        moves.push({ text, next: { size, cells: after, toPlay: next } });
      }
    }
  });
  return moves.length > 0 ? moves : [{ text: 'pass', next: { size, cells, toPlay: next } }];
}

/** True when all stones of the colour are one group; a single stone is one, and so are no stones. */
export function isConnected({ size, cells }: Plain, color: Color): boolean {
  const rays = raysOf(size);
  const own = sign(color);
  const first = cells.indexOf(own);
  const group = [first];
  const seen = new Set(group);
  for (const square of group) {
    for (const [near] of (rays[square] ?? []).flat()) {
      if (near === undefined || cells[near] !== own || seen.has(near)) continue;
      seen.add(near);
      group.push(near);
    }
  }
  return cells.every((cell, square) => cell !== own || seen.has(square));
}

/** The position as text: the ranks from the last to the first, then the side to move. */
export function writePlain({ size, cells, toPlay }: Plain): string {
  let text = '';
  for (let rank = size - 1; rank >= 0; rank--) {
    let empty = 0;
    for (let file = 0; file < size; file++) {
      const cell = cells[size * rank + file];
      if (cell === 0) {
        empty++;
        continue;
      }
      text += `${empty || ''}${cell === 1 ? 'b' : 'w'}`;
      empty = 0;
    }
    text += `${empty || ''}${rank > 0 ? '/' : ' '}`;
  }
  return text + toPlay.charAt(0);
}
