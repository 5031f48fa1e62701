import type { ScalarMap } from '../core/scalar-map.js';
import { validateOptions } from '../core/validate.js';
import { analyze } from './analysis.js';
import { askJudgement, JUDGE_OPTION_NAMES, type JudgeOptions } from './dead-stones.js';
import type { Position } from './position.js';
import { COUNT_OPTION_NAMES, type CountOptions, readTerms } from './score.js';

/** Options of estimate(): how the points are judged, and how they are counted. */
export type EstimateOptions = JudgeOptions & CountOptions;

/** An estimate of the final score. */
export interface GoEstimate {
  /** The margin to expect, black positive, komi and bonuses included. */
  readonly margin: number;
  /**
   * The standard deviation of the margin, under the assumption that every chain and every empty point falls
   * independently.
   */
  readonly spread: number;
  /** The likely owner of each point, from 1 (Black's) to −1 (White's). */
  readonly ownership: ScalarMap;
}

/** Implements GoBoard.estimate: checks the options, and returns the work. */
export function askEstimate(board: Position, options?: EstimateOptions): () => GoEstimate {
  const {
    playouts,
    seed,
    effort,
    ownership: given,
    ...rest
  } = validateOptions(options, [...JUDGE_OPTION_NAMES, ...COUNT_OPTION_NAMES]);
  const terms = readTerms(board, rest);
  const judge = askJudgement(board, { playouts, seed, effort, ownership: given });
  return () => estimate(board, terms, judge().ownership);
}

function estimate(
  board: Position,
  { byTerritory, extra }: ReturnType<typeof readTerms>,
  ownership: ScalarMap,
): GoEstimate {
  const { values, width } = ownership;
  let margin = extra;
  let variance = 0;
  for (const value of values) {
    margin += value;
    variance += 1 - value * value;
  }
  for (const { color, stones } of analyze(board, 'chains')) {
    let sum = 0;
    for (const [x, y] of stones) {
      const value = values[y * width + x]!;
      sum += value;
      variance -= 1 - value * value;
    }
    variance += stones.size ** 2 - sum ** 2;
    // By territory a living stone counts nothing, and a dead one two points for the other side.
    if (byTerritory) margin -= color === 'black' ? stones.size : -stones.size;
  }
  return { margin, spread: Math.sqrt(Math.max(variance, 0)), ownership };
}
