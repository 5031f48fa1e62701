import { ENDGAME_UNIT } from '#layout/reading';
import { endgameOf } from '#layout/reading.readers';
import type { PointSet } from '../core/point-set.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { questionOn } from './question.js';

/** The most positions of a region that the engine's table holds. */
const MOST_NODES = 32_768;

/**
 * A region between chains that cannot be captured, as a game of its own. Counts are points of territory and
 * prisoners taken from now on, Black's minus White's.
 */
export interface EndgameRegion {
  readonly points: PointSet;
  /** The count on average over who moves first there: a multiple of a power of two. */
  readonly mean: number;
  /**
   * The gain of a move there over what it is worth when the other side moves first, halved in gote: 0 for a
   * point that is nobody's, 1 for a gote play that makes a difference of two points. By area, it is 1 more.
   */
  readonly temperature: number;
  /** The side whose move the other has to answer, so that it can be expected to get it; null in gote. */
  readonly sente: Color | null;
  /** The best first move of each side when nothing hotter is left elsewhere; null where it has none. */
  readonly moves: ByColor<Vertex | null>;
  /**
   * 'proved' when the chains around live whatever is played in any region; 'read' when they live without this
   * region, as long as their owner answers in others that are still open; 'likely' when 64 random games left them
   * standing, or points that one side does not reach in three moves were given to the other.
   */
  readonly certainty: Certainty;
  /**
   * The thermograph: for each side that moves first, the corners [tax, count] of what it gets when every move
   * costs the tax, straight lines between them. The first tax is -1, where counting is by area; the last corner
   * is [temperature, mean], from where both keep the mean.
   */
  readonly thermograph: ByColor<readonly (readonly [tax: number, count: number])[]>;
}

/**
 * A region without a value, and why: a 'ko' decides there, or its 'size' is beyond 32 points, or the positions in
 * it beyond `nodes`.
 */
type UnreadRegion = { readonly points: PointSet; readonly reason: 'ko' | 'size' };

/** The result of readEndgame(). */
export type EndgameReading = {
  /** The regions where something is left to gain, in the best order: the hottest first, of equals sente first. */
  readonly regions: readonly EndgameRegion[];
  /** The sum of the regions' means. */
  readonly mean: number;
  /** The settled territory outside of them, with a point more for each dead stone there, Black's minus White's. */
  readonly settled: number;
  /** The rest of the board, about which nothing is said. */
  readonly unread: readonly UnreadRegion[];
  /** The number of positions searched. */
  readonly nodes: number;
};

/** Enough for nearly all regions of eight empty points and most of ten. */
const DEFAULT_NODES = 8192;

/**
 * Reads what the last regions of a board are worth. Where chains that live (as in readSafe()) cut the board into
 * parts that no longer depend on each other, every part is a combinatorial game. Its thermograph is computed from
 * all that can be played there, by either side any number of times in turn, so mean and temperature are exact. A
 * ko has no value where it decides: such regions are in `unread`, as are those that are too large. `nodes` is the most positions
 * for each region (default 8192).
 *
 * ```
 *   . X . X X X O O . O
 *   X X X X X X O O O O     Black's corridor D2-F2: mean 1.25, temperature 0.75.
 *   X X X . . . O O O .     Black closes it and has 2 points; White's push leaves
 *   X X X X X X O O O O     one of two points, which is worth 0.5.
 * ```
 *
 * Black's territory at the end, with best play, differs from `settled` + `mean` by no more than the highest
 * temperature, and prisoners taken before come on top. Throws 'bad-option' for anything but a board and nodes from
 * 1 to 32,768; 'not-initialised' before init(readingEngine).
 */
export function readEndgame(board: GoBoard, options?: { nodes?: number }): EndgameReading {
  return askEndgame(board, options)();
}

/** Implements readEndgame(): checks the question, and returns the search. */
export function askEndgame(board: GoBoard, options?: { nodes?: number }): () => EndgameReading {
  const { width, height, ask } = questionOn(board);
  const { nodes = DEFAULT_NODES } = validateOptions(options, ['nodes']);
  const most = validateInteger(nodes, 1, MOST_NODES, 'nodes');
  return () => {
    const read = endgameOf(ask((call) => call.readingEndgame(width, height, most)));
    const regions: EndgameRegion[] = [];
    const unread: UnreadRegion[] = [];
    for (const { points, gap, certainty, sente, black, white, ...region } of read.regions) {
      if (gap !== 'none') {
        unread.push({ points, reason: gap });
        continue;
      }
      const corners = (wall: typeof region.blackWall) =>
        wall.map(({ tax, count }) => [inPoints(tax), inPoints(count)] as const);
      regions.push({
        points,
        mean: inPoints(region.mean),
        temperature: inPoints(region.temperature),
        sente: SENTE[sente]!,
        moves: { black, white },
        certainty,
        thermograph: { black: corners(region.blackWall), white: corners(region.whiteWall) },
      });
    }
    const mean = regions.reduce((sum, region) => sum + region.mean, 0);
    return { regions, mean, settled: read.settled | 0, unread, nodes: read.nodes };
  };
}

const SENTE = [null, 'black', 'white'] as const;

/** A number of the engine, which may be negative. */
const inPoints = (word: number): number => (word | 0) / ENDGAME_UNIT;
