/**
 * Benson's elimination, round by round. The engine computes only the result; this also gives the reason for
 * everything that is dropped.
 */

import type { PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';
import type { PassAlive } from './chains.js';

/** One round of Benson's rule: the chains that it drops, then the regions. */
export type PassAliveRound = {
  /** The chains with fewer than two remaining regions vital to them. */
  readonly chains: readonly {
    readonly stones: PointSet;
    /** The remaining region that is vital to the chain, if there is one. */
    readonly vitalRegions: readonly PointSet[];
    /**
     * The other remaining regions beside the chain, each with a point that shows why it is not vital: an
     * empty point of the region that is not a liberty of the chain (where suicide is legal, any point of it
     * that is not adjacent to the chain), or any point when the region has no empty one.
     */
    readonly otherRegions: readonly { readonly region: PointSet; readonly point: Vertex }[];
  }[];
  /** The regions whose border has a stone in none of the remaining chains, with that stone. */
  readonly regions: readonly { readonly region: PointSet; readonly stone: Vertex }[];
};

/** Benson's unconditional life for one colour, with the reasons for everything else. */
export type PassAliveInRounds = PassAlive & {
  /** The rounds of elimination; empty when every chain is pass-alive. */
  readonly rounds: readonly PassAliveRound[];
};

/**
 * The rounds for one colour, from its chains and the regions between them. It follows the definition step by
 * step, and takes milliseconds where the engine takes microseconds.
 */
export function passAliveRounds(
  stones: readonly PointSet[],
  between: readonly PointSet[],
  empties: PointSet,
  suicide: boolean,
): PassAliveRound[] {
  let chains = stones.map((chain) => ({ stones: chain, beside: chain.border() }));
  let regions = between.map((region) => ({
    region,
    border: region.border(),
    // The points that must all be adjacent to a chain if the region is to be vital to it.
    points: suicide || !region.intersects(empties) ? region : region.and(empties),
    hasEmpty: region.intersects(empties),
  }));
  const rounds: PassAliveRound[] = [];
  for (;;) {
    const judged = chains.map((chain) => {
      const vitalRegions: PointSet[] = [];
      const otherRegions: { region: PointSet; point: Vertex }[] = [];
      for (const { region, border, points, hasEmpty } of regions) {
        if (!border.intersects(chain.stones)) continue;
        const [point] = hasEmpty ? points.minus(chain.beside) : points;
        if (point === undefined) vitalRegions.push(region);
        else otherRegions.push({ region, point });
      }
      return { chain, vitalRegions, otherRegions };
    });
    const dropped = judged.filter(({ vitalRegions }) => vitalRegions.length < 2);
    if (dropped.length === 0) return rounds;
    const gone = dropped.reduce((stones, { chain }) => stones.or(chain.stones), empties.minus(empties));
    rounds.push({
      chains: dropped.map(({ chain: { stones }, ...reasons }) => ({ stones, ...reasons })),
      regions: regions.flatMap(({ region, border }) =>
        [...border.and(gone)].slice(0, 1).map((stone) => ({ region, stone })),
      ),
    });
    chains = chains.filter(({ stones }) => !stones.intersects(gone));
    regions = regions.filter(({ border }) => !border.intersects(gone));
  }
}
