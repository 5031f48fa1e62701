/** Point sets written as plainly as can be, to compare the package with. */

import * as fc from 'fast-check';
import { PointSet } from 'kakoi';

/** cells[y][x] */
export type Cells = boolean[][];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function setOf(cells: Cells): PointSet {
  return PointSet.fromDiagram(cells.map((row) => row.map((cell) => (cell ? '#' : '.')).join('')).join('\n'));
}

export function cellsOf(set: PointSet): Cells {
  return set.toMap().map((row) => row.map((point) => point === 1));
}

export function mapCells(cells: Cells, value: (x: number, y: number) => boolean): Cells {
  return cells.map((row, y) => row.map((_, x) => value(x, y)));
}

export function at(cells: Cells, x: number, y: number): boolean {
  return cells[y]?.[x] ?? false;
}

/** The cells moved by (dx, dy); cells that leave the grid are dropped. */
export function shifted(cells: Cells, dx: number, dy: number): Cells {
  return mapCells(cells, (x, y) => at(cells, x - dx, y - dy));
}

const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

export function neighbours(x: number, y: number, connectivity: 4 | 8): [number, number][] {
  return STEPS.slice(0, connectivity).map(([dx, dy]) => [x + dx, y + dy]);
}

export function exploded(cells: Cells, connectivity: 4 | 8): Cells {
  return mapCells(cells, (x, y) => neighbours(x, y, connectivity).some(([nx, ny]) => at(cells, nx, ny)));
}

/** All that is reachable inside the mask, walked point by point. */
export function filled(seed: Cells, mask: Cells, connectivity: 4 | 8): Cells {
  const reached = mapCells(seed, () => false);
  const waiting: [number, number][] = [];
  const visit = (x: number, y: number) => {
    if (!at(mask, x, y) || at(reached, x, y)) return;
    reached[y]![x] = true;
    waiting.push([x, y]);
  };
  seed.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell) visit(x, y);
    });
  });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [x, y] of neighbours(next[0], next[1], connectivity)) visit(x, y);
  }
  return reached;
}

/** The connected parts, in the order of their lowest points. */
export function parts(cells: Cells, connectivity: 4 | 8): Cells[] {
  const found: Cells[] = [];
  cells.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (!cell || found.some((part) => at(part, x, y))) return;
      const seed = mapCells(cells, (sx, sy) => sx === x && sy === y);
      found.push(filled(seed, cells, connectivity));
    });
  });
  return found;
}

/** The set as one integer, bit 0 at [0, 0], row by row. */
export function integerOf(cells: Cells): bigint {
  const digits = cells.flat().reverse();
  return BigInt(`0b${digits.map((cell) => (cell ? 1 : 0)).join('')}`);
}

export function cellsOfInteger(integer: bigint, { width, height }: Size): Cells {
  const digits = BigInt.asUintN(width * height, integer)
    .toString(2)
    .padStart(width * height, '0');
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => digits.charAt(width * height - 1 - y * width - x) === '1'),
  );
}

/** Sizes where words, vectors and the fills of 12 and 20 rows begin and end, and any other. */
const SIZES: fc.Arbitrary<Size> = fc.oneof(
  fc.constantFrom(
    { width: 1, height: 1 },
    { width: 1, height: 32 },
    { width: 32, height: 1 },
    { width: 32, height: 32 },
    { width: 31, height: 31 },
    { width: 5, height: 12 },
    { width: 5, height: 13 },
    { width: 19, height: 19 },
    { width: 7, height: 20 },
    { width: 7, height: 21 },
    { width: 9, height: 13 },
    { width: 8, height: 4 },
  ),
  fc.record({ width: fc.integer({ min: 1, max: 32 }), height: fc.integer({ min: 1, max: 32 }) }),
);

/** Sets of one size, from sparse to crowded. */
export function sets(count: number): fc.Arbitrary<Cells[]> {
  const word = fc.integer({ min: 0, max: 0xffffffff });
  const words = fc.array(word, { minLength: 32, maxLength: 32 });
  const one = fc
    .tuple(words, words, fc.constantFrom('any', 'sparse', 'crowded', 'empty', 'full'))
    .map(([a, b, kind]) =>
      a.map((row, y) => {
        const other = b[y]!;
        if (kind === 'empty') return 0;
        if (kind === 'full') return 0xffffffff;
        return kind === 'sparse' ? row & other : kind === 'crowded' ? row | other : row;
      }),
    );
  return fc
    .tuple(SIZES, fc.array(one, { minLength: count, maxLength: count }))
    .map(([{ width, height }, all]) =>
      all.map((rows) =>
        rows.slice(0, height).map((row) => Array.from({ length: width }, (_, x) => ((row >>> x) & 1) === 1)),
      ),
    );
}
