/**
 * The rules of Lines of Action on a list of squares: what a proof is checked with. Nothing of it is shared with the engine that made
 * the proof.
 */

import type { Color } from '../core/types.js';

/** By square, a1 first, then b1: 1 Black, −1 White, 0 empty. And who is to move. */
export interface Plain {
  readonly cells: Int8Array;
  readonly toMove: Color;
}

/** A move as text ('e3-f4', 'f8xh6', 'pass'), and where it leads. */
export interface PlainMove {
  readonly text: string;
  readonly next: Plain;
}

const SIZE = 8;
/** Two opposite directions of each line. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

export const other = (color: Color): Color => (color === 'black' ? 'white' : 'black');
const sign = (color: Color) => (color === 'black' ? 1 : -1);
const name = (square: number) => `${'abcdefgh'.charAt(square % SIZE)}${Math.floor(square / SIZE) + 1}`;

/** The squares from one on, to the edge of the board. */
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

/** By square, the two halves of each line through it. */
const RAYS = /* @__PURE__ */ Array.from({ length: SIZE * SIZE }, (_, square) =>
  LINES.map(([dx, dy]) => [ray(square, dx, dy), ray(square, -dx, -dy)] as const),
);
/** By square, those beside it. */
const BESIDE = /* @__PURE__ */ RAYS.map((lines) =>
  lines.flat().flatMap(([first]) => (first === undefined ? [] : [first])),
);

/** Every move of the side to move, a forced pass among them. Whether the game is over is not asked. */
export function plainMoves({ cells, toMove }: Plain): PlainMove[] {
  const own = sign(toMove);
  const next = other(toMove);
  const moves: PlainMove[] = [];
  cells.forEach((cell, from) => {
    if (cell !== own) return;
    for (const halves of RAYS[from] as (typeof RAYS)[number]) {
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
        moves.push({ text, next: { cells: after, toMove: next } });
      }
    }
  });
  return moves.length > 0 ? moves : [{ text: 'pass', next: { cells, toMove: next } }];
}

/** Whether all stones of a colour are one group; one is, and so are none. */
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
export function writePlain({ cells, toMove }: Plain): string {
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
  return text + toMove.charAt(0);
}
