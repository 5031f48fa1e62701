import * as GO from '#layout/go';
import { engine } from '../core/engine.js';
import { badOption, isPlain, KakoiError, show } from '../core/errors.js';
import { PointSet, setOfRows } from '../core/point-set.js';
import { isMap, ScalarMap } from '../core/scalar-map.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { listOf, validateOptions, validateWord } from '../core/validate.js';
import { copyWords } from '../core/words.js';
import { analyze } from './analysis.js';
import type { Chain } from './chains.js';
import { type Given, type PlayoutOptions, readOptions } from './playouts.js';
import { POSITION, type Position } from './position.js';

/** A number for every point, from 1 (Black's) to −1 (White's): a map, or its rows, [y][x]. */
export type OwnershipMap = ScalarMap | readonly (readonly number[])[];

/** Options for finding dead stones. */
export type JudgeOptions = PlayoutOptions & {
  /**
   * 'fast' uses proofs and playouts; 'normal' (default) also searches the regions that they leave in doubt;
   * 'high' goes on where that decides nothing, with four times the simulations. On 19×19 they take some 4, 16 and
   * 18 milliseconds; the work is bounded on any board.
   */
  effort?: 'fast' | 'normal' | 'high';
  /**
   * Given ownership to judge by instead, from KataGo or a server, say: one map, or one with Black to move
   * first and one with White. The other options then have no effect.
   */
  ownership?: OwnershipMap | ByColor<OwnershipMap>;
};

/** A chain, and the judgement on it. */
export type JudgedChain = Chain & {
  readonly dead: boolean;
  /** The mean ownership of its stones, from 1 (Black's) to −1 (White's). */
  readonly ownership: number;
  /**
   * The grounds of the judgement: 'proof' (unconditional life, or death inside of it), 'playouts', 'search',
   * the given 'ownership'; or 'undecided' when the fate of the chain seems to depend on who moves first, and
   * `dead` is only the likelier answer. Ask the players about undecided chains.
   */
  readonly decidedBy: 'proof' | 'playouts' | 'search' | 'ownership' | 'undecided';
};

/** A point that has to be played before the board can be counted. */
export type OpenPoint = {
  readonly vertex: Vertex;
  /** The side that should play there. */
  readonly color: Color;
  /**
   * 'border': the area around the point belongs almost entirely to that colour, and a stone of the other side
   * reaches into it here. 'undecided': the point is a liberty of an undecided chain of that colour.
   */
  readonly reason: 'border' | 'undecided';
};

/** The dead stones with the reasons, for every chain. */
export interface JudgedChains {
  readonly dead: PointSet;
  /** All chains, black's first, each colour's in the order of their lowest points. */
  readonly chains: readonly JudgedChain[];
  readonly openPoints: readonly OpenPoint[];
  /**
   * The ownership judged by: the given map, the mean of the two given, or the result of proofs, playouts and search.
   */
  readonly ownership: ScalarMap;
}

export const JUDGE_OPTION_NAMES = ['playouts', 'seed', 'effort', 'ownership'] as const;

// The thresholds with which OGS scores games (goban's autoscore): the mean ownership from which a chain's
// fate is certain whoever moves first, beyond which a chain is dead by the mean of both maps, and from which
// an open area has an owner.
const CERTAIN = 0.7;
const SETTLED = 0.25;
const SEALABLE = 0.3;
/** The size up to which an open area is dame. */
const MOST_DAME = 3;

/** Playouts that give a chain a smaller mean leave it in doubt; the same threshold as in the engine. */
const CLEAR = 0.6;

interface Judgement {
  readonly dead: PointSet;
  readonly ownership: ScalarMap;
  decidedBy(stones: PointSet, ownership: number): JudgedChain['decidedBy'];
}

/** Implements GoBoard.deadStones: checks the options, and returns the work. */
export function askDeadStones(board: Position, options?: JudgeOptions): () => PointSet {
  const judge = askJudgement(board, validateOptions(options, JUDGE_OPTION_NAMES));
  return () => judge().dead;
}

/** Implements GoBoard.judgeChains: checks the options, and returns the work. */
export function askJudgedChains(board: Position, options?: JudgeOptions): () => JudgedChains {
  const judge = askJudgement(board, validateOptions(options, JUDGE_OPTION_NAMES));
  return () => describe(board, judge());
}

/**
 * Checks the options but for their names; the work returned finds the dead stones and the ownership of each point.
 */
export function askJudgement(board: Position, options: Given<JudgeOptions>): () => Judgement {
  const { effort = 'normal', ownership, ...rest } = options;
  validateWord(effort, GO.EFFORTS, 'effort');
  const playouts = readOptions(rest);
  if (ownership === undefined) return () => judge(board, effort, playouts);
  const maps = readMaps(board, ownership);
  return () => judgeBy(board, maps);
}

function judge(
  board: Position,
  effort: (typeof GO.EFFORTS)[number],
  { playouts, seedLow, seedHigh }: ReturnType<typeof readOptions>,
): Judgement {
  const { width, height } = board;
  const { call, input, output } = engine('go');
  input.set(board[POSITION]);
  call.goDeadStones(width, height, playouts, GO.EFFORTS.indexOf(effort), seedLow, seedHigh);
  const end = GO.DEAD_STONES_SETS * height;
  const words = copyWords(output, 0, end);
  const set = (index: number) =>
    setOfRows(width, height, words.subarray(index * height, (index + 1) * height));
  const values = Float32Array.from(
    output.subarray(end, end + width * height),
    (word) => (word | 0) / GO.CERTAIN,
  );
  return {
    dead: set(GO.DEAD_STONES_DEAD),
    ownership: new ScalarMap(width, height, values),
    decidedBy: (stones, mean) => {
      const isOf = (index: number) => set(index).intersects(stones);
      if (isOf(GO.DEAD_STONES_PROVEN)) return 'proof';
      if (isOf(GO.DEAD_STONES_UNDECIDED)) return 'undecided';
      if (isOf(GO.DEAD_STONES_SEARCHED)) return 'search';
      return Math.abs(mean) < CLEAR ? 'undecided' : 'playouts';
    },
  };
}

type Maps = readonly [black: ScalarMap, white: ScalarMap];

/** The given ownership with Black to move first, and with White. */
function readMaps({ width, height }: Position, given: unknown): Maps {
  if (!isPlain(given)) {
    const map = readMap(given, width, height);
    return [map, map];
  }
  const { black, white } = given as Partial<ByColor<unknown>>;
  return [readMap(black, width, height), readMap(white, width, height)];
}

/** Judges by given maps: a chain is dead when the mean of both maps gives it to the other side. */
function judgeBy(board: Position, maps: Maps): Judgement {
  const { width, height } = board;
  const isCertain = (stones: PointSet, sign: number) =>
    maps.every((map) => sign * meanOf(map, stones) >= CERTAIN);
  const values = maps[0].values.map((value, i) => (value + maps[1].values[i]!) / 2);
  const ownership = new ScalarMap(width, height, values);
  let dead = PointSet.empty(width, height);
  for (const { color, stones } of analyze(board, 'chains')) {
    const kept = (color === 'black' ? 1 : -1) * meanOf(ownership, stones);
    if (kept < -SETTLED) dead = dead.or(stones);
  }
  return {
    dead,
    ownership,
    decidedBy: (stones, mean) => (isCertain(stones, Math.sign(mean)) ? 'ownership' : 'undecided'),
  };
}

function readMap(given: unknown, width: number, height: number): ScalarMap {
  const wrong = () =>
    new KakoiError(
      'size-mismatch',
      `ownership must be a map of ${width}×${height} numbers, not ${show(given)}`,
    );
  const exactly = <T, R>(list: unknown, length: number, read: (item: T) => R): R[] => {
    const items = listOf(list as Iterable<T>, (item, i) => {
      if (i >= length) throw wrong();
      return read(item);
    });
    if (items?.length !== length) throw wrong();
    return items;
  };
  const rows = exactly(isMap(given) ? given.toMap() : given, height, (row) =>
    exactly(row, width, (value: unknown) => {
      if (typeof value === 'number' && Math.abs(value) <= 1) return value;
      throw badOption(`ownership is a number from -1 to 1, not ${show(value)}`);
    }),
  );
  return new ScalarMap(width, height, Float32Array.from(rows.flat()));
}

/** The mean over a set of points, which must not be empty. */
function meanOf(map: ScalarMap, points: PointSet): number {
  let sum = 0;
  for (const [x, y] of points) sum += map.values[y * map.width + x]!;
  return sum / points.size;
}

function describe(board: Position, { dead, ownership, decidedBy }: Judgement): JudgedChains {
  const chains = analyze(board, 'chains').map((chain) => {
    const mean = meanOf(ownership, chain.stones);
    return {
      ...chain,
      dead: dead.intersects(chain.stones),
      ownership: mean,
      decidedBy: decidedBy(chain.stones, mean),
    };
  });
  return { dead, chains, openPoints: openPoints(chains, ownership), ownership };
}

/** The points where a border is open, and the liberties of undecided chains. */
function openPoints(chains: readonly JudgedChain[], ownership: ScalarMap): OpenPoint[] {
  const { width, height } = ownership;
  const found = new Map<string, OpenPoint>();
  const add = (points: PointSet, color: Color, reason: OpenPoint['reason']) => {
    for (const vertex of points) {
      if (!found.has(String(vertex))) found.set(String(vertex), { vertex, color, reason });
    }
  };
  const living = (color: Color) =>
    chains
      .filter((chain) => !chain.dead && chain.color === color)
      .reduce((all, { stones }) => all.or(stones), PointSet.empty(width, height));
  const stones = { black: living('black'), white: living('white') };
  for (const area of stones.black.or(stones.white).not().chains()) {
    const border = area.border();
    const isOpen = border.intersects(stones.black) && border.intersects(stones.white);
    const mean = meanOf(ownership, area);
    if (!isOpen || area.size <= MOST_DAME || Math.abs(mean) < SEALABLE) continue;
    const [color, other] = mean > 0 ? (['black', 'white'] as const) : (['white', 'black'] as const);
    add(stones[other].border().and(area), color, 'border');
  }
  for (const { color, liberties, decidedBy } of chains) {
    if (decidedBy === 'undecided') add(liberties, color, 'undecided');
  }
  return [...found.values()];
}
