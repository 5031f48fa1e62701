/** Lines of Action written as plainly as can be, square by square, to compare the engine with. */

import * as fc from 'fast-check';
import type { Color, QuadCounts } from 'kakoi';
import { at, type Cells, parts } from './plain-set.js';

/** 'X', 'O' or '.' at [y][x], the last rank first, as toDiagram() has them. */
export type Rows = readonly (readonly string[])[];

export function rowsOf(diagram: string): Rows {
  return diagram.split('\n').map((row) => [...row]);
}

export function stonesOf(rows: Rows, color: Color): Cells {
  return rows.map((row) => row.map((cell) => cell === (color === 'black' ? 'X' : 'O')));
}

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

const cellAt = (rows: Rows, x: number, y: number) => rows[y]?.[x];
const square = (rows: Rows, x: number, y: number) => `${'abcdefgh'.charAt(x)}${rows.length - y}`;

/** The stones seen on the way from a square to the edge. */
function stonesTowards(rows: Rows, x: number, y: number, dx: number, dy: number): number {
  const cell = cellAt(rows, x + dx, y + dy);
  if (cell === undefined) return 0;
  return (cell === '.' ? 0 : 1) + stonesTowards(rows, x + dx, y + dy, dx, dy);
}

/** The moves as text, with the boards after them, even if the game is over. */
export function plainMoves(rows: Rows, toPlay: Color): Map<string, Rows> {
  const [own, enemy] = toPlay === 'black' ? ['X', 'O'] : ['O', 'X'];
  const moves = new Map<string, Rows>();
  rows.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell !== own) return;
      for (const [dx, dy] of DIRECTIONS) {
        const distance = 1 + stonesTowards(rows, x, y, dx, dy) + stonesTowards(rows, x, y, -dx, -dy);
        const [toX, toY] = [x + distance * dx, y + distance * dy];
        const target = cellAt(rows, toX, toY);
        if (target === undefined || target === own) continue;
        const way = Array.from({ length: distance - 1 }, (_, i) =>
          cellAt(rows, x + (i + 1) * dx, y + (i + 1) * dy),
        );
        if (way.includes(enemy)) continue;
        const text = `${square(rows, x, y)}${target === enemy ? 'x' : '-'}${square(rows, toX, toY)}`;
        moves.set(
          text,
          rows.map((line, ly) =>
            line.map((old, lx) => (lx === toX && ly === toY ? own : lx === x && ly === y ? '.' : old)),
          ),
        );
      }
    });
  });
  return moves;
}

export function plainConnected(rows: Rows, color: Color): boolean {
  return parts(stonesOf(rows, color), 8).length <= 1;
}

/** The 2×2 windows, counted one by one. */
export function plainQuads(stones: Cells): QuadCounts {
  const counts = { q0: 0, q1: 0, q2: 0, q3: 0, q4: 0, qd: 0 };
  for (let y = -1; y < stones.length; y++) {
    for (let x = -1; x < stones.length; x++) {
      const window = [at(stones, x, y), at(stones, x + 1, y), at(stones, x, y + 1), at(stones, x + 1, y + 1)];
      const count = window.filter(Boolean).length;
      const isDiagonal = count === 2 && window[0] === window[3];
      counts[isDiagonal ? 'qd' : (`q${count}` as keyof QuadCounts)]++;
    }
  }
  return counts;
}

/** Parts minus holes: the parts of what is left over that do not reach the edge. */
export function plainEuler(stones: Cells, connectivity: 4 | 8): number {
  const side = stones.length + 2;
  const around = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => !at(stones, x - 1, y - 1)),
  );
  const outsides = parts(around, connectivity === 8 ? 4 : 8).length;
  return parts(stones, connectivity).length - (outsides - 1);
}

/** Perft as the rules are written: the lines of play of so many moves. */
export function plainPerft(rows: Rows, toPlay: Color, depth: number): number {
  if (depth === 0) return 1;
  if (plainConnected(rows, 'black') || plainConnected(rows, 'white')) return 0;
  const next: Color = toPlay === 'black' ? 'white' : 'black';
  const moves = [...plainMoves(rows, toPlay).values()];
  return (moves.length > 0 ? moves : [rows]).reduce(
    (sum, after) => sum + plainPerft(after, next, depth - 1),
    0,
  );
}

/** Rows of boards of that size, from almost empty to crowded, and such where the stones stand together. */
export const boardsOf = (size: number): fc.Arbitrary<Rows> =>
  boards.map((rows) => rows.slice(8 - size).map((row) => row.slice(0, size)));

/** Rows of boards of 8×8, likewise. */
export const boards: fc.Arbitrary<Rows> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 64, maxLength: 64 }),
    fc.constantFrom(20, 80, 200, 400, 480),
    fc.boolean(),
  )
  .map(([numbers, share, isHeap]) => {
    const cells = numbers.map((number, i) => {
      const near = Math.max(Math.abs((i % 8) - 3), Math.abs(Math.floor(i / 8) - 3)) <= 1;
      const limit = isHeap ? (near ? 450 : share / 8) : share;
      return number < limit ? 'X' : number >= 1000 - limit ? 'O' : '.';
    });
    return Array.from({ length: 8 }, (_, y) => cells.slice(8 * y, 8 * y + 8));
  });

export const toText = (rows: Rows) => rows.map((row) => row.join('')).join('\n');

export const colors: fc.Arbitrary<Color> = fc.constantFrom('black', 'white');
