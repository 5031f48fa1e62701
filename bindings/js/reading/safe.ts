import { safeOf } from '#layout/reading.readers';
import type { PointSet } from '../core/point-set.js';
import type { Reader } from '../core/reader.js';
import type { ByColor, Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import { questionOn } from './question.js';

/** The upper bound of `nodes`, some minutes, because a call cannot be stopped and asks many questions. */
const MOST_NODES = 1_000_000;

/** Options of readSafe(). */
export type SafeOptions = {
  /**
   * The most positions searched for each question, 0 to 1,000,000: what a region gives to chains, and which chains live in
   * the regions around them. Default 0: static rules alone, some microseconds for a board.
   */
  nodes?: number;
};

/**
 * A region that gives a chain liberties which the opponent cannot take away, or several that give it two together.
 */
export type SafeRegion = {
  readonly points: PointSet;
  /** The number of liberties that the chain keeps in the region as long as its owner answers every threat. */
  readonly sureLiberties: 1 | 2;
};

/** A solid chain, or several that cannot be parted. */
export interface SafeChain {
  readonly stones: PointSet;
  /** The pairs of points that join the chains: when the opponent takes one of a pair, the owner takes the other. */
  readonly miai: readonly (readonly [Vertex, Vertex])[];
  /** The regions that give the chain its sure liberties, two or more together. */
  readonly regions: readonly SafeRegion[];
}

/** The safe stones and territory of one colour. */
export interface SafeSide {
  /** The stones that cannot be captured. */
  readonly stones: PointSet;
  /** The regions in which the opponent cannot live, including stones of either colour that may be captured there. */
  readonly territory: PointSet;
  /** The reasons why the stones are safe. */
  readonly chains: readonly SafeChain[];
}

/**
 * Finds stones and territory that stay safe as long as their owner answers every threat, even if the opponent
 * wins every ko. Finds more than passAlive(), whose owner always passes, and is proven as well:
 * docs/reading.md has the rules.
 *
 * Throws 'bad-option' for anything but a board and 0 to 1,000,000 nodes; 'not-initialised' before init(readingEngine).
 */
export function readSafe(board: GoBoard, options?: SafeOptions): ByColor<SafeSide> {
  return askSafe(board, options)();
}

/** Implements readSafe(): checks the question, and returns the search. */
export function askSafe(board: GoBoard, options?: SafeOptions): () => ByColor<SafeSide> {
  const { width, height, ask } = questionOn(board);
  const { nodes = 0 } = validateOptions(options, ['nodes']);
  validateInteger(nodes, 0, MOST_NODES, 'nodes');
  return () => {
    const side = (reader: Reader): SafeSide => {
      const { stones, territory, chains, regions, links, pairs } = safeOf(reader);
      const reasons = chains.map((own, index) => ({
        stones: own,
        miai: pairs.filter(({ chain }) => chain === index).map(({ one, other }) => [one, other] as const),
        regions: links
          .filter(({ chain }) => chain === index)
          .map(({ region, liberties }) => ({
            points: regions[region]!,
            sureLiberties: liberties as 1 | 2,
          })),
      }));
      return { stones, territory, chains: reasons };
    };
    return ask((call) => call.readingSafe(width, height, nodes)).sides(side);
  };
}
