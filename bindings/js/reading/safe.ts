import { SAFE_CHAINS, SAFE_LINKS, SAFE_NUMBERS, SAFE_PAIRS, SAFE_REGIONS, SAFE_SETS } from '#layout/reading';
import { engine } from '../core/engine.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { readPoint } from '../core/points.js';
import type { ByColor, Vertex } from '../core/types.js';
import { copyWords } from '../core/words.js';
import type { GoBoard } from '../go/board.js';
import { POSITION } from '../go/position.js';
import { checkBoard } from './options.js';

/** A region that gives a chain liberties which the opponent cannot take away. */
export interface SafeRegion {
  readonly points: PointSet;
  /** How many liberties the chain keeps in it, though its owner only answers. */
  readonly sureLiberties: 1 | 2;
}

/** A solid chain, or several that cannot be parted. */
export interface SafeChain {
  readonly stones: PointSet;
  /** What joins them: when the opponent takes one point of a pair, the owner takes the other. */
  readonly miai: readonly (readonly [Vertex, Vertex])[];
  /** Two sure liberties or more together. */
  readonly regions: readonly SafeRegion[];
}

/** What is safe for one colour. */
export interface SafeSide {
  /** Stones that are not captured. */
  readonly stones: PointSet;
  /** Regions in which the opponent does not live, with the stones of both colours that may be captured there. */
  readonly territory: PointSet;
  /** Why the stones are safe. */
  readonly chains: readonly SafeChain[];
}

/**
 * Stones and territory that live though the owner only answers the opponent's moves, even if the opponent wins every ko. It
 * proves more than passAlive(), whose owner always passes, and is proven as well: docs/reading.md has the rules.
 *
 * Throws 'bad-option' for anything but a board; 'not-initialised' before init() of `kakoi/reading`.
 */
export function safe(board: GoBoard): ByColor<SafeSide> {
  const { call, input, output } = engine('reading');
  const { width, height, [POSITION]: position } = checkBoard(board);
  input.set(position);
  call.readingSafe(width, height);
  let at = 0;
  const skip = (words: number) => {
    at += words;
    return at - words;
  };
  const numbers = (count: number) => output.subarray(skip(count), at);
  const set = () => setOfRows(width, height, copyWords(output, skip(height), at));
  const list = <T>(count: number, read: () => T) => Array.from({ length: count }, read);
  const side = (): SafeSide => {
    const head = numbers(SAFE_NUMBERS);
    const count = (index: number) => head[index] as number;
    const [stones, territory] = list(SAFE_SETS, set) as [PointSet, PointSet];
    const sets = list(count(SAFE_CHAINS), set);
    const regions = list(count(SAFE_REGIONS), set);
    const links = list(count(SAFE_LINKS), () => numbers(3));
    const pairs = list(count(SAFE_PAIRS), () => numbers(3));
    const chains = sets.map((own, index) => ({
      stones: own,
      miai: pairs
        .filter(([chain]) => chain === index)
        .map(([, one, other]) => [readPoint(one as number), readPoint(other as number)] as [Vertex, Vertex]),
      regions: links
        .filter(([chain]) => chain === index)
        .map(([, region, liberties]) => ({
          points: regions[region as number] as PointSet,
          sureLiberties: liberties as 1 | 2,
        })),
    }));
    return { stones, territory, chains };
  };
  return { black: side(), white: side() };
}
