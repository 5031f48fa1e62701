/** Benson's elimination, round by round: what the engine does at once, with the reason for everything that is dropped. */

import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import type { GoBoard } from './board.js';
import type { PassAlive } from './chains.js';

/** What one round of Benson's rule drops: first chains, then regions. */
export interface BensonRound {
  /** The chains with fewer than two remaining regions vital to them. */
  readonly chains: readonly {
    readonly stones: PointSet;
    /** The remaining region that is vital to it, if there is one. */
    readonly vitalRegions: readonly PointSet[];
    /**
     * The other remaining regions beside it, each with a point for which it is not vital: an empty point of it that is not a
     * liberty of the chain (where suicide is legal, any point that is not adjacent to it), or any if it has no empty point.
     */
    readonly otherRegions: readonly { readonly region: PointSet; readonly point: Vertex }[];
  }[];
  /** The regions with a border stone in none of the remaining chains, and that stone. */
  readonly regions: readonly { readonly region: PointSet; readonly stone: Vertex }[];
}

/** Benson's unconditional life for one colour, and how everything else was dropped. */
export interface PassAliveInRounds extends PassAlive {
  /** Empty where every chain is pass-alive. */
  readonly rounds: readonly BensonRound[];
}

/** The rounds for one colour. Reads like the definition, and takes milliseconds where the engine takes microseconds. */
export function bensonRounds(board: GoBoard, color: Color, suicide: boolean): BensonRound[] {
  const empties = board.empties();
  let chains = board.chains(color).map(({ stones }) => ({ stones, beside: stones.border() }));
  let regions = board.regions(color).map((region) => ({
    region,
    border: region.border(),
    // What all has to be beside a chain that the region is vital to.
    points: suicide || !region.intersects(empties) ? region : region.and(empties),
    hasEmpty: region.intersects(empties),
  }));
  const rounds: BensonRound[] = [];
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
