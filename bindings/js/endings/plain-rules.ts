/**
 * The rules of Lines of Action on a plain list of squares, with which proofs are checked. It shares no code
 * with the engine that makes the proofs.
 */

import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';

/** A position. `cells` has 1 for Black, −1 for White and 0 for empty, by square: a1, b1 and so on. */
export interface Plain {
  readonly cells: Int8Array;
  readonly toPlay: Color;
}

/** A move as text ('e3-f4', 'f8xh6', 'pass'), and the position it leads to. */
export interface PlainMove {
  readonly text: string;
  readonly next: Plain;
}

const SIZE = 8;
/** One of the two opposite directions of each line. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const sign = (color: Color) => (color === 'black' ? 1 : -1);
const name = (square: number) => `${'abcdefgh'.charAt(square % SIZE)}${Math.floor(square / SIZE) + 1}`;

/** The squares in a direction, from the nearest to the edge of the board. */
function ray(square: number, dx: number, dy: number): number[] {
  const squares: number[] = [];
  for (
    let x = (square % SIZE) + dx, y = Math.floor(square / SIZE) + dy;
    x >= 0 && x < SIZE && y >= 0 && y < SIZE;
    x += dx, y += dy
  ) {
    squares.push(SIZE * y + x);
  }
  return squares;
}

/** For each square, the two halves of each line through it. */
const RAYS = /* @__PURE__ */ Array.from({ length: SIZE * SIZE }, (_, square) =>
  LINES.map(([dx, dy]) => [ray(square, dx, dy), ray(square, -dx, -dy)] as const),
);
/** For each square, its neighbours. */
const BESIDE = /* @__PURE__ */ RAYS.map((lines) =>
  lines.flat().flatMap(([first]) => (first === undefined ? [] : [first])),
);

/** Every move of the side to move, or a pass when it has none. Does not check whether the game is over. */
export function plainMoves({ cells, toPlay }: Plain): PlainMove[] {
  const own = sign(toPlay);
  const next = opponent(toPlay);
  const moves: PlainMove[] = [];
  cells.forEach((cell, from) => {
    if (cell !== own) return;
    for (const halves of RAYS[from]!) {
      let distance = 1;
      for (const half of halves) for (const square of half) if (cells[square] !== 0) distance++;
      for (const half of halves) {
        const to = half[distance - 1];
        if (to === undefined || cells[to] === own) continue;
        if (half.slice(0, distance - 1).some((square) => cells[square] === -own)) continue;
        const after = cells.slice();
        after[from] = 0;
        after[to] = own;
        const text = `${name(from)}${cells[to] === 0 ? '-' : 'x'}${name(to)}`;
        moves.push({ text, next: { cells: after, toPlay: next } });
      }
    }
  });
  return moves.length > 0 ? moves : [{ text: 'pass', next: { cells, toPlay: next } }];
}

/** True when all stones of the colour are one group; a single stone is one, and so are no stones. */
export function isConnected(cells: Int8Array, color: Color): boolean {
  const own = sign(color);
  const first = cells.indexOf(own);
  const group = [first];
  const seen = new Set(group);
  for (const square of group) {
    for (const near of BESIDE[square] ?? []) {
      if (cells[near] !== own || seen.has(near)) continue;
      seen.add(near);
      group.push(near);
    }
  }
  return cells.every((cell, square) => cell !== own || seen.has(square));
}

/** The position as text: ranks 8 to 1, then the side to move. */
export function writePlain({ cells, toPlay }: Plain): string {
  let text = '';
  for (let rank = SIZE - 1; rank >= 0; rank--) {
    let empty = 0;
    for (let file = 0; file < SIZE; file++) {
      const cell = cells[SIZE * rank + file];
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
