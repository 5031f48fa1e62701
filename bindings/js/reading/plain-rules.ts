/**
 * The rules of Go on a list of cells, and unconditional life: what a proof is checked with. Nothing of it is shared with the
 * engine that made the proof.
 */

/** 1 Black, −1 White, 0 empty, row by row. */
export type Cells = Int8Array;

/** What is beside what: the neighbours of every point of a board. */
export function neighboursOf(width: number, height: number): readonly (readonly number[])[] {
  return Array.from({ length: width * height }, (_, p) => {
    const x = p % width;
    return [
      ...(x > 0 ? [p - 1] : []),
      ...(x < width - 1 ? [p + 1] : []),
      ...(p >= width ? [p - width] : []),
      ...(p + width < width * height ? [p + width] : []),
    ];
  });
}

/** The points connected to p through points for which `keep` is true. */
export function connected(
  around: readonly (readonly number[])[],
  p: number,
  keep: (q: number) => boolean,
): number[] {
  const found = [p];
  const seen = new Set(found);
  for (const q of found) {
    for (const r of around[q] as readonly number[]) {
      if (seen.has(r) || !keep(r)) continue;
      seen.add(r);
      found.push(r);
    }
  }
  return found;
}

/** A board after a move, what it captured, and the point that ko forbids next; −1 for none. */
export interface Played {
  readonly cells: Cells;
  readonly captured: readonly number[];
  readonly ko: number;
}

/** Plays on a point; null where the rules forbid it, suicide among them. */
export function play(
  around: readonly (readonly number[])[],
  before: Cells,
  sign: number,
  p: number,
  ko: number,
): Played | null {
  if (before[p] !== 0 || p === ko) return null;
  const cells = before.slice();
  cells[p] = sign;
  const chain = (q: number) => connected(around, q, (r) => cells[r] === cells[q]);
  const liberties = (stones: readonly number[]) =>
    new Set(stones.flatMap((q) => (around[q] as readonly number[]).filter((r) => cells[r] === 0)));
  const captured: number[] = [];
  for (const q of around[p] as readonly number[]) {
    if (cells[q] !== -sign) continue;
    const stones = chain(q);
    if (liberties(stones).size > 0) continue;
    for (const r of stones) cells[r] = 0;
    captured.push(...stones);
  }
  const own = chain(p);
  const left = liberties(own).size;
  if (left === 0) return null;
  const takesKo = captured.length === 1 && own.length === 1 && left === 1;
  return { cells, captured, ko: takesKo ? (captured[0] as number) : -1 };
}

/**
 * The stones of a colour that no sequence of attacks captures though the owner passes: Benson's rule on the whole board, where
 * chains with an empty point beside them for which `canBePlayed` is false are alive from the start.
 */
export function aliveStones(
  around: readonly (readonly number[])[],
  cells: Cells,
  sign: number,
  canBePlayed: (p: number) => boolean,
): Set<number> {
  const parts = (own: boolean) => {
    const seen = new Set<number>();
    const found: number[][] = [];
    cells.forEach((cell, p) => {
      if ((cell === sign) !== own || seen.has(p)) return;
      const part = connected(around, p, (q) => (cells[q] === sign) === own);
      for (const q of part) seen.add(q);
      found.push(part);
    });
    return found;
  };
  let chains = parts(true).map((stones) => ({
    stones,
    beside: new Set(stones.flatMap((p) => around[p] as readonly number[])),
  }));
  let regions = parts(false);
  const alive = () => new Set(chains.flatMap(({ stones }) => stones));
  for (let before = -1; before !== chains.length + regions.length; ) {
    before = chains.length + regions.length;
    chains = chains.filter(({ beside }) => {
      const isFree = [...beside].some((p) => cells[p] === 0 && !canBePlayed(p));
      const vital = regions.filter((region) => {
        const empties = region.filter((p) => cells[p] === 0);
        return empties.length > 0 && empties.every((p) => beside.has(p));
      });
      return isFree || vital.length >= 2;
    });
    const rest = alive();
    regions = regions.filter((region) =>
      region.every((p) => (around[p] as readonly number[]).every((q) => cells[q] !== sign || rest.has(q))),
    );
  }
  return alive();
}
