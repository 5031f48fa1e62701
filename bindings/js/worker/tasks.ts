/** The tasks of workers. Each answers for a list, so that one message carries many positions. */

import type { DuplicateOptions } from '../collection/duplicates.js';
import type { CollectionQuery, ContinuationQuery } from '../collection/query.js';
import {
  buildShards,
  continuationsInShards,
  duplicatesInShards,
  findInShards,
  type ShardOptions,
  type ShardSource,
} from '../collection/shards.js';
import type { PointSet } from '../core/point-set.js';
import type { Color, VertexLike } from '../core/types.js';
import { MAX_SIZE, validateBoolean, validateOptions, validateWord } from '../core/validate.js';
import { readWin, type WinOptions } from '../endings/win.js';
import type { GoAnalysisName } from '../go/analysis.js';
import { type AnalyzeOptions, analyzeInCalls } from '../go/analyze-many.js';
import { GoBoard } from '../go/board.js';
import type { JudgeOptions } from '../go/dead-stones.js';
import type { EstimateOptions } from '../go/estimate.js';
import { GoGame } from '../go/game.js';
import type { OwnershipOptions } from '../go/playouts.js';
import { type GoScore, type ScoreOptions, TERRITORIES } from '../go/score.js';
import type { LoaBoard } from '../loa/board.js';
import { answer, answers, type Question } from '../play/choose.js';
import { type LoaSearchOptions, searchLoa } from '../play/loa.js';
import { type SenketSearchOptions, searchSenket } from '../play/senket.js';
import { type CaptureOptions, readCapture } from '../reading/capture.js';
import { readConnection } from '../reading/connection.js';
import { readEndgame } from '../reading/endgame.js';
import { type LifeOptions, readLife } from '../reading/life.js';
import type { LifeProof } from '../reading/life-proof.js';
import type { ReadOptions } from '../reading/options.js';
import { type ProblemOptions, readProblem } from '../reading/problem.js';
import { verifyProof } from '../reading/proof.js';
import { readRace } from '../reading/race.js';
import { readSafe, type SafeOptions } from '../reading/safe.js';
import type { ScoreProof } from '../reading/score-proof.js';
import type { SenketBoard } from '../senket/board.js';
import type { SenketMode } from '../senket/score.js';
import { settle } from './settle.js';
import { PackedAnalyses } from './wire.js';

/** A game of Go: its record as text or as the bytes of a file, or a game, scored where it stands. */
export type GoRecord = string | Uint8Array | GoGame;

/** Options for counting games: the effort for dead stones, and the meaning of territory. */
export interface ScoreGamesOptions extends Pick<ScoreOptions, 'territory'>, Omit<JudgeOptions, 'ownership'> {
  /** Repairs faults of records, as GoGame.fromSgf() does. Default false. */
  lenient?: boolean;
}

export const TASKS = {
  deadStones: (boards: readonly GoBoard[], options?: JudgeOptions) =>
    each(boards, 1, (board) => board.deadStones(options)),

  judgeChains: (boards: readonly GoBoard[], options?: JudgeOptions) =>
    each(boards, 1, (board) => board.judgeChains(options)),

  estimate: (boards: readonly GoBoard[], options?: EstimateOptions) =>
    each(boards, MAX_SIZE, (board) => board.estimate(options)), // large enough for every handicap

  ownership: (boards: readonly GoBoard[], options?: OwnershipOptions) =>
    each(boards, 1, (board) => board.ownership(options)),

  score: (boards: readonly GoBoard[], options?: ScoreOptions) =>
    each(boards, MAX_SIZE, (board) => board.score(options)), // as in estimate

  analyze: (boards: readonly GoBoard[], names: readonly GoAnalysisName[], options?: AnalyzeOptions) =>
    new PackedAnalyses(analyzeInCalls(boards, names, options)),

  readCapture: (boards: readonly GoBoard[], vertex: VertexLike, options: CaptureOptions) =>
    boards.map((board) => readCapture(board, vertex, options)),

  readLife: (boards: readonly GoBoard[], target: VertexLike | PointSet, options: LifeOptions) =>
    boards.map((board) => readLife(board, target, options)),

  readRace: (boards: readonly GoBoard[], a: VertexLike, b: VertexLike, options: ReadOptions) =>
    boards.map((board) => readRace(board, a, b, options)),

  readConnection: (boards: readonly GoBoard[], a: VertexLike, b: VertexLike, options: ReadOptions) =>
    boards.map((board) => readConnection(board, a, b, options)),

  readProblem: (boards: readonly GoBoard[], options: ProblemOptions) =>
    boards.map((board) => readProblem(board, options)),

  verifyProof: (boards: readonly GoBoard[], proof: LifeProof | ScoreProof) =>
    boards.map((board) => verifyProof(board, proof)),

  readSafe: (boards: readonly GoBoard[], options?: SafeOptions) =>
    boards.map((board) => readSafe(board, options)),

  readEndgame: (boards: readonly GoBoard[], options?: { nodes?: number }) =>
    boards.map((board) => readEndgame(board, options)),

  readWin: (boards: readonly LoaBoard[], options?: WinOptions) =>
    boards.map((board) => readWin(board, options)),

  chooseMove: (questions: readonly Question[]) => questions.map(answer),

  searchLoa: (boards: readonly LoaBoard[], options?: LoaSearchOptions) =>
    boards.map((board) => searchLoa(board, options)),

  searchSenket: (boards: readonly SenketBoard[], options: SenketSearchOptions) =>
    boards.map((board) => searchSenket(board, options)),

  moveValues: (boards: readonly SenketBoard[], color: Color, mode?: SenketMode) =>
    boards.map((board) => board.moveValues(color, mode)),

  buildShards: (lists: readonly (readonly ShardSource[])[], options?: ShardOptions) =>
    buildShards(lists, options),

  findInShards: (shards: readonly Uint8Array[], query: CollectionQuery) => findInShards(shards, query),

  continuationsInShards: (shards: readonly Uint8Array[], query: ContinuationQuery) =>
    continuationsInShards(shards, query),

  duplicatesInShards: (lists: readonly (readonly Uint8Array[])[], options?: DuplicateOptions) =>
    lists.map((shards) => duplicatesInShards(shards, options)),

  /** A record that cannot be read fails alone; wrong options fail for all. */
  scoreGames: (records: readonly GoRecord[], options?: ScoreGamesOptions) => {
    const {
      territory = 'surrounded',
      lenient = false,
      ...judging
    } = validateOptions(options, ['playouts', 'seed', 'effort', 'territory', 'lenient']);
    validateWord(territory, TERRITORIES, 'territory');
    validateBoolean(lenient, 'lenient');
    GoBoard.empty(1).deadStones(judging);
    return records.map((record) => settle(() => scoreGame(record, territory, lenient, judging)));
  },
} as const;

export type TaskName = keyof typeof TASKS;

/** Tasks on one item that tell how they come along, and can be stopped at any step; the last is the result. */
export const STEPS: Partial<Record<TaskName, (items: readonly never[]) => Iterable<unknown>>> = {
  chooseMove: ([question]: readonly Question[]) => answers(question!),
};

/**
 * The results of `answer` for each board. For an empty list, an empty board of that size is tried, to check
 * the options.
 */
function each<T>(boards: readonly GoBoard[], size: number, answer: (board: GoBoard) => T): T[] {
  if (boards.length === 0) answer(GoBoard.empty(size));
  return boards.map(answer);
}

function scoreGame(
  record: GoRecord,
  territory: ScoreOptions['territory'],
  lenient: boolean,
  judging: JudgeOptions,
): GoScore {
  const game = record instanceof GoGame ? record : GoGame.fromSgf(record, { lenient });
  return game.score({ dead: game.board.deadStones(judging), ...(territory && { territory }) });
}
