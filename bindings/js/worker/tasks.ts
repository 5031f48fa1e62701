/** What workers can be asked to do. Each task answers for a list, so that one message carries many positions. */

import { KakoiError } from '../core/errors.js';
import type { GoAnalysisName } from '../go/analysis.js';
import { type AnalyzeOptions, analyzeInCalls } from '../go/analyze-many.js';
import type { GoBoard } from '../go/board.js';
import { GoGame } from '../go/game.js';
import type { OwnershipOptions, PlayoutOptions } from '../go/playouts.js';
import type { GoScore, ScoreOptions } from '../go/score.js';
import { PackedAnalyses } from './wire.js';

export const TASKS = {
  deadStones: (boards: readonly GoBoard[], options?: PlayoutOptions) =>
    boards.map((board) => board.deadStones(options)),

  ownership: (boards: readonly GoBoard[], options?: OwnershipOptions) =>
    boards.map((board) => board.ownership(options)),

  score: (boards: readonly GoBoard[], options?: ScoreOptions) => boards.map((board) => board.score(options)),

  analyze: (boards: readonly GoBoard[], names: readonly GoAnalysisName[], options?: AnalyzeOptions) =>
    new PackedAnalyses(analyzeInCalls(boards, names, options)),

  /** A record that cannot be read is its own answer, and not that of the others. */
  scoreGames: (records: readonly string[], options?: PlayoutOptions) =>
    records.map((text) => settle(() => scoreGame(text, options))),
} as const;

export type TaskName = keyof typeof TASKS;

function scoreGame(text: string, options?: PlayoutOptions): GoScore {
  const game = GoGame.fromSgf(text);
  return game.score({ dead: game.board.deadStones(options) });
}

/** As Promise.allSettled tells it. */
function settle<T>(action: () => T): PromiseSettledResult<T> {
  try {
    return { status: 'fulfilled', value: action() };
  } catch (reason) {
    if (!(reason instanceof KakoiError)) throw reason;
    return { status: 'rejected', reason };
  }
}
