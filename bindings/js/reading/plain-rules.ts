/**
 * The rules of Go on a plain list of cells, and unconditional life, with which proofs are checked. It shares
 * no code with the engine that makes the proofs.
 */

/** The cells of a board, row by row: 1 Black, −1 White, 0 empty. */
export type Cells = Int8Array;

/** The neighbours of every point of a board. */
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
    for (const r of around[q]!) {
      if (seen.has(r) || !keep(r)) continue;
      seen.add(r);
      found.push(r);
    }
  }
  return found;
}

/** The board after a move, the stones captured, and the point that ko forbids next; −1 for none. */
export interface Played {
  readonly cells: Cells;
  readonly captured: readonly number[];
  readonly ko: number;
}

/** The result of a play; null when the rules forbid it, as they do suicide. */
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
    new Set(stones.flatMap((q) => around[q]!.filter((r) => cells[r] === 0)));
  const captured: number[] = [];
  for (const q of around[p]!) {
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
  return { cells, captured, ko: takesKo ? captured[0]! : -1 };
}

/**
 * True when the stone just taken at `point` by a move at `p` can be taken back at once, in a ko or a snapback; stones that
 * take it back and then have one liberty do not count, unless it is a ko.
 */
export function isTakenBack(
  around: readonly (readonly number[])[],
  { cells, captured, ko }: Played,
  p: number,
  point: number,
): boolean {
  if (captured.length > 1) return false;
  if (ko === point) return true;
  const takers = connected(around, p, (q) => cells[q] === cells[p]);
  const isOpen = takers.some((q) => around[q]!.some((r) => r !== point && cells[r] === 0));
  return !isOpen && takers.filter((q) => around[point]!.includes(q)).length > 1;
}

/** A chain of stones, and all points beside it that are not of its colour. */
export interface PlainChain {
  readonly sign: number;
  readonly stones: readonly number[];
  readonly beside: readonly number[];
}

export function chainsOf(around: readonly (readonly number[])[], cells: Cells): PlainChain[] {
  return partsOf(around, cells, (p) => cells[p]!)
    .map((stones) => ({ sign: cells[stones[0]!]!, stones }))
    .filter(({ sign }) => sign !== 0)
    .map(({ sign, stones }) => ({
      sign,
      stones,
      beside: [...new Set(stones.flatMap((p) => around[p]!))].filter((p) => cells[p] !== sign),
    }));
}

/** Connected empty points, and the colours of the stones beside them: 1, −1. */
export interface PlainSpace {
  readonly empties: readonly number[];
  readonly signs: readonly number[];
}

export function spacesOf(around: readonly (readonly number[])[], cells: Cells): PlainSpace[] {
  return partsOf(around, cells, (p) => cells[p]!)
    .filter(([p]) => cells[p!] === 0)
    .map((empties) => {
      const signs = new Set(empties.flatMap((p) => around[p]!.map((q) => cells[q]!)));
      return { empties, signs: [...signs].filter((sign) => sign !== 0) };
    });
}

/** The connected parts of the board within which `kind` is the same. */
function partsOf(
  around: readonly (readonly number[])[],
  cells: Cells,
  kind: (p: number) => number | boolean,
): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  cells.forEach((_cell, p) => {
    if (seen.has(p)) return;
    const part = connected(around, p, (q) => kind(q) === kind(p));
    for (const q of part) seen.add(q);
    parts.push(part);
  });
  return parts;
}

/**
 * The stones of a colour that cannot be captured even if their owner always passes: Benson's rule on the
 * whole board. Chains beside an empty point for which `isNeverPlayed` is true are alive from the start; a
 * region for which `mayBeEye` is false is no eye.
 */
export function aliveStones(
  around: readonly (readonly number[])[],
  cells: Cells,
  sign: number,
  { isNeverPlayed = (_p: number) => false, mayBeEye = (_region: readonly number[]) => true },
): Set<number> {
  let chains = chainsOf(around, cells).filter((chain) => chain.sign === sign);
  const chainAt = new Map(chains.flatMap((chain) => chain.stones.map((p) => [p, chain] as const)));
  const chainsBeside = (p: number) => new Set(around[p]!.flatMap((q) => chainAt.get(q) ?? []));
  let regions = partsOf(around, cells, (p) => cells[p] === sign)
    .filter(([p]) => cells[p!] !== sign)
    .map((points) => {
      const [first, ...rest] = points.filter((p) => cells[p] === 0);
      const empties = first === undefined || !mayBeEye(points) ? [] : [first, ...rest];
      /** The chains that are adjacent to all of the region's empty points. */
      const vitalTo = [...(empties.length > 0 ? chainsBeside(first!) : [])].filter((chain) => {
        const beside = new Set(chain.beside);
        return empties.every((p) => beside.has(p));
      });
      return { vitalTo, walls: new Set(points.flatMap((p) => [...chainsBeside(p)])) };
    });
  for (let before = -1; before !== chains.length + regions.length; ) {
    before = chains.length + regions.length;
    const eyes = new Map<PlainChain, number>();
    for (const chain of regions.flatMap(({ vitalTo }) => vitalTo))
      eyes.set(chain, (eyes.get(chain) ?? 0) + 1);
    chains = chains.filter(
      (chain) => (eyes.get(chain) ?? 0) >= 2 || chain.beside.some((p) => cells[p] === 0 && isNeverPlayed(p)),
    );
    const left = new Set(chains);
    regions = regions.filter(({ walls }) => [...walls].every((chain) => left.has(chain)));
  }
  return new Set(chains.flatMap(({ stones }) => stones));
}
