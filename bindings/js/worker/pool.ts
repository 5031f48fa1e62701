import { host } from '#worker-host';
import {
  type Color,
  type GoAnalysis,
  type GoBoard,
  type GoEstimate,
  type GoGame,
  type GoScore,
  type JudgedChains,
  type LoaBoard,
  type LoaGame,
  type LoaMove,
  PointSet,
  type ScalarMap,
  type SenketBoard,
  type SenketGame,
  type SenketMode,
  type Vertex,
  type VertexLike,
} from '../api.js';
import type { CollectionMatch } from '../collection/collection.js';
import { addContinuations, type Continuation } from '../collection/continuations.js';
import type { DuplicateOptions } from '../collection/duplicates.js';
import type { CollectionQuery, ContinuationQuery } from '../collection/query.js';
import type { ShardGame, ShardOptions, ShardSource } from '../collection/shards.js';
import { engine } from '../core/engine.js';
import { badOption, KakoiError, show } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { isSet } from '../core/point-set.js';
import type { ByColor } from '../core/types.js';
import { listOf, validateInteger, validateList, validateOptions, validatePlain } from '../core/validate.js';
import type { WinProof } from '../endings/proof.js';
import type { WinOptions, WinReading } from '../endings/win.js';
import type { GoAnalysisOf } from '../go/analysis.js';
import { type AnalyzeOptions, checkBoards } from '../go/analyze-many.js';
import type { JudgeOptions } from '../go/dead-stones.js';
import type { EstimateOptions } from '../go/estimate.js';
import { isBoard } from '../go/is-board.js';
import type { OwnershipOptions, PlayoutOptions } from '../go/playouts.js';
import type { ScoreOptions } from '../go/score.js';
import { init } from '../index.js';
import { isLoaBoard } from '../loa/is-board.js';
import type { MoveChoice } from '../play/choice.js';
import { type ChooseOptions, questionOf } from '../play/choose.js';
import type { GoPositionOptions } from '../play/go.js';
import { askJudge, type GoJudgement, type JudgementOptions, NAMES_OF_BOARD } from '../play/judge.js';
import type { LoaSearchOptions, LoaSearchResult } from '../play/loa.js';
import { mergeChoices } from '../play/merge.js';
import type { SenketSearchOptions, SenketSearchResult } from '../play/senket.js';
import type { CaptureOptions, CaptureReading } from '../reading/capture.js';
import type { ConnectionReading } from '../reading/connection.js';
import type { EndgameReading } from '../reading/endgame.js';
import type { LifeOptions, LifeReading } from '../reading/life.js';
import { type LifeProof, lifeProof } from '../reading/life-proof.js';
import type { ReadOptions } from '../reading/options.js';
import type { ProofCheck } from '../reading/play-out.js';
import type { ProblemOptions, ProblemReading } from '../reading/problem.js';
import type { RaceOptions, RaceReading } from '../reading/race.js';
import type { SafeOptions, SafeSide } from '../reading/safe.js';
import type { ScoreProof } from '../reading/score-proof.js';
import type { AnyFact, Fact } from '../review/fact.js';
import { type Review, reviewOf } from '../review/moments.js';
import { type FactsOptions, factsQuestion, type ReviewOptions, reviewQuestion } from '../review/question.js';
import { isSenketBoard } from '../senket/is-board.js';
import { onAbort } from './abort.js';
import type { Answer } from './script.js';
import {
  type GoRecord,
  type ListTask,
  type ResultOf,
  type ScoreGamesOptions,
  TASKS,
  type TaskName,
} from './tasks.js';
import { pack, unpack } from './wire.js';

/**
 * Empty declarations, for programs that TypeScript checks without the browser's types. Where those types
 * exist, these add nothing to them.
 */
declare global {
  interface AbortSignal {}
  interface URL {}
}

/** Options of createPool(). */
export type PoolOptions = {
  /** The number of workers that compute at the same time, 1 to 256. Default: the number of the machine's cores. */
  workers?: number;
  /**
   * In browsers, the address of `kakoi/worker-script.js`, for pages whose Content-Security-Policy has no
   * `worker-src blob:`. Default: the same script, inside the package. Ignored by Node.
   */
  script?: URL | string;
};

/** Options of every call. */
export type TaskOptions = {
  /** Stops the work: the promise rejects with the signal's reason at once. */
  signal?: AbortSignal;
};

/** The number of finished items of a list. */
export type Progress = {
  readonly done: number;
  readonly total: number;
};

/** Options of calls on lists. */
export type ManyOptions = TaskOptions & {
  /**
   * Called whenever items of the list are finished, with growing numbers, the last time when all are. For an
   * empty list it is called once, with 0 of 0. When it throws, the call rejects with that, and its work stops.
   */
  onProgress?: (progress: Progress) => void;
};

/** Options of chooseMove(). */
export type ChooseHow<Choice> = TaskOptions & {
  /** Called with the choice so far, some times a second. When it throws, the call rejects with that, and its work stops. */
  onProgress?: (choice: Choice) => void;
  /** The number of trees, 1 to 64, default 1: as many as there are workers make the best of them. Only in Go. */
  trees?: number;
};

/** Options of reviewGame(). */
export type ReviewHow<Move = Vertex, Proof = LifeProof> = TaskOptions & {
  /**
   * Called whenever moves have been looked at, with the review so far: `known` of a later call goes on from there. When it throws,
   * the call rejects with that, and its work stops. Moves from all over the game are looked at first.
   */
  onProgress?: (progress: Progress & { readonly review: Review<Move, Proof> }) => void;
};

const MOST_WORKERS = 256;
const MOST_TREES = 64;

/** The least number of parts of a list for each worker, so that the last worker finishes not far behind the first. */
const PARTS_PER_WORKER = 4;
/** The most boards in a part: as many as one call into the engine takes. */
const MOST_IN_PART = 512;
/**
 * The playouts in a part, tens of milliseconds on 19×19: long compared with a message, short for anyone
 * waiting for progress.
 */
const PLAYOUTS_IN_PART = 800;
const DEFAULT_PLAYOUTS = 100;
/** The judgements in a part: as long, on 19×19. */
const JUDGED_IN_PART = 16;
/** The moves in a part of a review, some tenths of a second; of what is read for a move, the next one needs half. */
const REVIEWED_IN_PART = 8;

/**
 * Makes a pool of workers, which start when there is first something to do. Throws 'bad-option' for a number
 * of workers outside 1..256 and for unknown options.
 */
export function createPool(options?: PoolOptions): WorkerPool {
  return new WorkerPool(options);
}

/**
 * Does in workers the work of methods of boards and games, with the same results. Boards and sets are copied
 * on the way; results and errors are values of the package, as if called directly.
 *
 * Every promise rejects with the reason of its `signal`, with an AbortError when the pool is or was
 * terminated, with 'unsupported' where workers cannot run, and otherwise with the error of the call.
 */
export class WorkerPool {
  /** The number of workers that compute at the same time. */
  readonly workers: number;
  readonly #script: string | undefined;
  #open: ReturnType<typeof host.open> | undefined;
  #ended: Promise<void> | undefined;

  /** As createPool(). */
  constructor(options?: PoolOptions) {
    const { workers, script } = validateOptions(options, ['workers', 'script']);
    this.workers =
      workers === undefined ? host.cores() : validateInteger(workers, 1, MOST_WORKERS, 'workers');
    if (script !== undefined && typeof script !== 'string' && !isUrl(script))
      throw badOption(`script must be a URL or a string, not ${show(script)}`);
    this.#script = script && String(script);
  }

  /** See GoBoard.deadStones. */
  deadStones(board: GoBoard, options?: JudgeOptions & TaskOptions): Promise<PointSet> {
    return this.#first('deadStones', board, options);
  }

  /** See GoBoard.judgeChains. */
  judgeChains(board: GoBoard, options?: JudgeOptions & TaskOptions): Promise<JudgedChains> {
    return this.#first('judgeChains', board, options);
  }

  /** See GoBoard.estimate. */
  estimate(board: GoBoard, options?: EstimateOptions & TaskOptions): Promise<GoEstimate> {
    return this.#first('estimate', board, options);
  }

  /** See GoBoard.ownership. */
  ownership(board: GoBoard, options?: OwnershipOptions & TaskOptions): Promise<ScalarMap> {
    return this.#first('ownership', board, options);
  }

  /** See GoBoard.score. */
  async score(board: GoBoard, options?: ScoreOptions & TaskOptions): Promise<GoScore> {
    const { width, height } = goBoard(board);
    const { dead, ...others } = validatePlain(options);
    // A list becomes a set, because iterables other than arrays cannot be sent.
    const isList = typeof dead === 'object' && dead !== null && !isSet(dead) && Symbol.iterator in dead;
    const sent = isList ? PointSet.of(width, height, dead) : dead;
    return this.#first('score', board, { ...others, ...(sent === undefined ? {} : { dead: sent }) });
  }

  /**
   * See readCapture of `kakoi/reading`. Rejects with 'not-initialised' before init(readingEngine), because the pool has no
   * engine for it.
   */
  async readCapture(
    board: GoBoard,
    vertex: VertexLike,
    options: CaptureOptions & TaskOptions,
  ): Promise<CaptureReading> {
    return this.#one('readCapture', [goBoard(board), vertex], options);
  }

  /** The dead stones of every board, in the order of the boards. A given `ownership` must have their size. */
  deadStonesMany(boards: Iterable<GoBoard>, options?: JudgeOptions & ManyOptions): Promise<PointSet[]> {
    return this.#boards('deadStones', boards, options);
  }

  /** The judgement on the chains of every board, in the order of the boards. */
  judgeChainsMany(boards: Iterable<GoBoard>, options?: JudgeOptions & ManyOptions): Promise<JudgedChains[]> {
    return this.#boards('judgeChains', boards, options);
  }

  /** The estimate of every board, in the order of the boards. For the positions of a game, this is its graph. */
  estimateMany(boards: Iterable<GoBoard>, options?: EstimateOptions & ManyOptions): Promise<GoEstimate[]> {
    return this.#boards('estimate', boards, options);
  }

  /** The ownership of every board, in the order of the boards. */
  ownershipMany(boards: Iterable<GoBoard>, options?: OwnershipOptions & ManyOptions): Promise<ScalarMap[]> {
    return this.#boards('ownership', boards, options);
  }

  /** The score of every board, in the order of the boards. */
  async scoreMany(
    boards: Iterable<GoBoard>,
    options?: Omit<ScoreOptions, 'dead'> & { dead?: 'auto' } & ManyOptions,
  ): Promise<GoScore[]> {
    const [many, rest] = split(options);
    const asks = rest.dead ?? rest.effort ?? rest.ownership;
    const most = asks === undefined ? MOST_IN_PART : inPart({});
    return this.#many('score', checkBoards(boards), [rest], many, most);
  }

  /** See analyzeMany. Useful to keep a page responsive; copying costs about as much as analysing. */
  async analyzeMany<const Names extends readonly (keyof GoAnalysis)[]>(
    boards: Iterable<GoBoard>,
    analyses: Names,
    options?: AnalyzeOptions & ManyOptions,
  ): Promise<GoAnalysisOf<Names>[]> {
    const [many, rest] = split(options);
    const found = await this.#many('analyze', checkBoards(boards), [analyses, rest], many, MOST_IN_PART);
    return found as GoAnalysisOf<Names>[];
  }

  /**
   * The score of every game by its own rules, at the end of a record's main line or where a GoGame stands,
   * with the dead stones that deadStones() finds. Results are in the order of the records, in the form of
   * Promise.allSettled: `value` is the score, `reason` the KakoiError of a record that cannot be read. Wrong
   * options reject the promise itself.
   */
  async scoreGames(
    records: Iterable<GoRecord>,
    options?: ScoreGamesOptions & ManyOptions,
  ): Promise<PromiseSettledResult<GoScore>[]> {
    const list = ArrayBuffer.isView(records)
      ? null
      : listOf(records, (text, i) => {
          if (text === undefined) throw badOption(`records[${i}] is missing`); // or a hole
          return text;
        });
    if (list === null)
      throw badOption(`records must be a list of SGF texts, bytes or games, not ${show(records)}`);
    const [many, rest] = split(options);
    return this.#many('scoreGames', list, [rest], many, inPart(rest));
  }

  /** Ends all workers and their work. The pool cannot be used afterwards; calling it again waits for the same end. */
  terminate(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    const open = await this.#open?.catch(() => undefined); // the caller that opened it was told of the failure
    if (open === undefined) return;
    await host.during(
      new Promise<void>((resolve, reject) => open.pool.terminate(true).then(() => resolve(), reject)),
    );
    open.close();
  }

  /** See readLife of `kakoi/reading`. Rejects as readCapture() does. */
  async readLife(
    board: GoBoard,
    target: VertexLike | PointSet,
    options: LifeOptions & TaskOptions,
  ): Promise<LifeReading> {
    const reading = await this.#one('readLife', [goBoard(board), target], options);
    return { ...reading, proofs: reading.proofs.map(lifeProof) };
  }

  /** See readRace() of `kakoi/reading`. Rejects as readCapture() does. */
  async readRace(
    board: GoBoard,
    a: VertexLike,
    b: VertexLike,
    options: RaceOptions & TaskOptions,
  ): Promise<RaceReading> {
    const reading = await this.#one('readRace', [goBoard(board), a, b], options);
    return { ...reading, proofs: reading.proofs.map(lifeProof) };
  }

  /** See readConnection() of `kakoi/reading`. Rejects as readCapture() does. */
  async readConnection(
    board: GoBoard,
    a: VertexLike,
    b: VertexLike,
    options: ReadOptions & TaskOptions,
  ): Promise<ConnectionReading> {
    return this.#one('readConnection', [goBoard(board), a, b], options);
  }

  /** See readProblem() of `kakoi/reading`. Rejects as readCapture() does. */
  async readProblem(board: GoBoard, options: ProblemOptions & TaskOptions): Promise<ProblemReading> {
    return this.#one('readProblem', [goBoard(board)], options);
  }

  /** See verifyProof of `kakoi/reading`. Needs no engine. */
  async verifyProof(
    board: GoBoard,
    proof: LifeProof | ScoreProof,
    options: TaskOptions = {},
  ): Promise<ProofCheck> {
    const [{ signal }] = split(validateOptions(options, ['signal']));
    return this.#ask('verifyProof', [goBoard(board), proof], signal);
  }

  /** See readSafe() of `kakoi/reading`. Rejects as readCapture() does. */
  async readSafe(board: GoBoard, options: SafeOptions & TaskOptions = {}): Promise<ByColor<SafeSide>> {
    return this.#one('readSafe', [goBoard(board)], options);
  }

  /** See readEndgame() of `kakoi/reading`. Rejects as readCapture() does. */
  async readEndgame(board: GoBoard, options: { nodes?: number } & TaskOptions = {}): Promise<EndgameReading> {
    return this.#one('readEndgame', [goBoard(board)], options);
  }

  /** See facts() of `kakoi/review`. Rejects as readCapture() does. */
  facts(game: GoGame, options?: FactsOptions & TaskOptions): Promise<Fact[]>;
  facts(game: LoaGame, options?: FactsOptions & TaskOptions): Promise<Fact<LoaMove, WinProof>[]>;
  facts(game: SenketGame, options?: FactsOptions & TaskOptions): Promise<Fact<Vertex, never>[]>;
  async facts(game: GoGame | LoaGame | SenketGame, options?: FactsOptions & TaskOptions): Promise<AnyFact[]> {
    const [{ signal }, rest] = split(options);
    const { moves, nodes, task } = factsQuestion(game, rest);
    const found: readonly AnyFact[][] = await this.#ask(task, [moves, game.toJSON(), nodes], signal);
    return found.flat().map(withProofs);
  }

  /** See reviewGame() of `kakoi/review`, whose moves are spread over the workers. Rejects as readCapture() does. */
  reviewGame(game: GoGame, options?: ReviewOptions & ReviewHow): Promise<Review>;
  reviewGame(
    game: LoaGame,
    options?: ReviewOptions<LoaMove, WinProof> & ReviewHow<LoaMove, WinProof>,
  ): Promise<Review<LoaMove, WinProof>>;
  reviewGame(
    game: SenketGame,
    options?: ReviewOptions<Vertex, never> & ReviewHow<Vertex, never>,
  ): Promise<Review<Vertex, never>>;
  async reviewGame(
    game: GoGame | LoaGame | SenketGame,
    options?: ReviewOptions<unknown, unknown> & ReviewHow<never, never>,
  ): Promise<Review<unknown, unknown>> {
    const [{ signal, onProgress }, rest] = split<ReviewOptions<unknown, unknown>, never>(options);
    const told = onProgress as
      | ((step: Progress & { readonly review: Review<unknown, unknown> }) => void)
      | undefined;
    const { moves: all, nodes, known, task } = reviewQuestion(game, rest);
    const moves = strewn(all, REVIEWED_IN_PART);
    const found: AnyFact[][] = new Array(moves.length);
    const review = () => {
      const facts = [...known];
      found.forEach((list, i) => {
        facts[moves[i]! - 1] = list.map(withProofs);
      });
      return reviewOf(facts);
    };
    const many = {
      ...(signal && { signal }),
      ...(told && {
        onProgress: (progress: Progress) => told({ ...progress, review: review() }),
      }),
    };
    await this.#many(task, moves, [game.toJSON(), nodes], many, REVIEWED_IN_PART, found);
    return review();
  }

  /** See readWin of `kakoi/endings`. Rejects with 'not-initialised' before init(endingsEngine). */
  async readWin(board: LoaBoard, options: WinOptions & TaskOptions = {}): Promise<WinReading> {
    return this.#one('readWin', [loaBoard(board)], options);
  }

  /**
   * See chooseMove() of `kakoi/play`; `onProgress` gets what is known of the moves so far, as analyzeMoves() does. `trees`
   * workers each search a tree of Go with all the playouts, by chance of their own; what they find is added up. Rejects
   * with 'not-initialised' before init(playEngine).
   */
  chooseMove(
    game: GoGame | SenketGame,
    options?: ChooseOptions & ChooseHow<MoveChoice<Vertex>>,
  ): Promise<MoveChoice<Vertex>>;
  chooseMove(
    game: LoaGame,
    options?: ChooseOptions & ChooseHow<MoveChoice<LoaMove>>,
  ): Promise<MoveChoice<LoaMove>>;
  chooseMove(
    board: GoBoard,
    options: ChooseOptions & GoPositionOptions & ChooseHow<MoveChoice<Vertex>>,
  ): Promise<MoveChoice<Vertex>>;
  async chooseMove(
    of: GoGame | LoaGame | SenketGame | GoBoard,
    options?: ChooseOptions & Partial<GoPositionOptions> & ChooseHow<never>,
  ): Promise<MoveChoice<Vertex> | MoveChoice<LoaMove>> {
    const [{ signal, onProgress }, rest] = split<ChooseOptions & { trees?: number }, never>(options);
    const { trees = 1, ...choosing } = rest;
    const told = onProgress as ((choice: MoveChoice<Vertex>) => void) | undefined;
    validateInteger(trees, 1, MOST_TREES, 'trees');
    const question = questionOf(of, choosing);
    if (trees > 1 && question.kind !== 'go')
      throw badOption(`trees must be 1 in games other than Go, not ${trees}`);
    const found: MoveChoice<Vertex>[] = [];
    const choose = async (stop: AbortController, i: number) => {
      const asked = { ...question, seed: (question.seed + i) % Number.MAX_SAFE_INTEGER };
      const on = (choice: unknown) => {
        found[i] = unpack(choice) as MoveChoice<Vertex>;
        tell(told, mergeChoices(found.filter(Boolean)), stop);
      };
      const choice = await this.#ask('chooseMove', [asked], stop.signal, onProgress && on);
      found[i] = choice as MoveChoice<Vertex>;
    };
    await untilOneFails(signal, (stop) =>
      Promise.all(Array.from({ length: trees }, (_, i) => choose(stop, i))),
    );
    return mergeChoices(found);
  }

  /** See judge() of `kakoi/play`. Rejects with 'not-initialised' before init(playEngine). */
  judge(game: GoGame, options?: JudgementOptions & TaskOptions): Promise<GoJudgement>;
  judge(board: GoBoard, options: GoPositionOptions & JudgementOptions & TaskOptions): Promise<GoJudgement>;
  async judge(
    of: GoGame | GoBoard,
    options?: Partial<GoPositionOptions> & JudgementOptions & TaskOptions,
  ): Promise<GoJudgement> {
    const [{ signal }, rest] = split(options);
    const [judgement] = await this.#ask('judge', [[askJudge(of, rest)]], signal);
    return judgement!;
  }

  /** The judgement of every game where it stands, or of every board, in their order. Rejects as judge() does. */
  judgeMany(games: Iterable<GoGame>, options?: JudgementOptions & ManyOptions): Promise<GoJudgement[]>;
  judgeMany(
    boards: Iterable<GoBoard>,
    options: GoPositionOptions & JudgementOptions & ManyOptions,
  ): Promise<GoJudgement[]>;
  async judgeMany(
    positions: Iterable<GoGame | GoBoard>,
    options?: Partial<GoPositionOptions> & JudgementOptions & ManyOptions,
  ): Promise<GoJudgement[]> {
    const [many, rest] = split(options);
    const questions = validateList(positions, (of) => askJudge(of, rest), 'the positions');
    if (questions.length === 0) validateOptions(rest, NAMES_OF_BOARD);
    return this.#many('judge', questions, [], many, JUDGED_IN_PART);
  }

  /** See searchLoa() of `kakoi/play`. Rejects with 'not-initialised' before init(playEngine). */
  async searchLoa(board: LoaBoard, options?: LoaSearchOptions & TaskOptions): Promise<LoaSearchResult> {
    return this.#one('searchLoa', [loaBoard(board)], options);
  }

  /** See searchSenket() of `kakoi/play`. Rejects with 'not-initialised' before init(playEngine). */
  async searchSenket(
    board: SenketBoard,
    options: SenketSearchOptions & TaskOptions,
  ): Promise<SenketSearchResult> {
    return this.#one('searchSenket', [senketBoard(board)], options);
  }

  /** See SenketBoard.moveValues. */
  async moveValues(
    board: SenketBoard,
    color: Color,
    options?: { mode?: SenketMode } & TaskOptions,
  ): Promise<ScalarMap> {
    const [{ signal }, rest] = split(options);
    const { mode } = validateOptions(rest, ['mode']);
    return this.#ask('moveValues', [senketBoard(board), color, mode], signal);
  }

  /**
   * Builds a collection in parts, of `perShard` sources each (default 1,000, whatever the number of workers), or of `mostGames`
   * games. Rejects with 'not-initialised' before init(collectionEngine) of `kakoi/collection`, as do the searches below. What
   * cannot be read is told, as by Collection.add().
   */
  async buildShards(
    sources: Iterable<ShardSource>,
    options: { perShard?: number } & ShardOptions & ManyOptions = {},
  ): Promise<{ readonly shards: Uint8Array[]; readonly faults: KakoiError[] }> {
    const [many, rest] = split(options);
    const { perShard = 1000, ...adding } = validateOptions(rest, ['perShard', 'lenient', 'mostGames']);
    validateInteger(perShard, 1, 1_000_000, 'perShard');
    const lists: ShardSource[][] = [];
    const add = (source: ShardSource, i: number) => {
      if (i % perShard === 0) lists.push([]);
      lists.at(-1)!.push(source);
    };
    validateList(sources, add, 'sources');
    const built = await this.#many('buildShards', lists, [adding], many, 1);
    return {
      shards: built.flatMap(({ shards }) => shards),
      faults: built.flatMap(({ faults }) => faults),
    };
  }

  /** The matches in each part of a collection, as Collection.find() gives them. A `where` cannot be sent to workers. */
  async findInShards(
    shards: Iterable<Uint8Array>,
    query: CollectionQuery,
    options: ManyOptions = {},
  ): Promise<CollectionMatch[][]> {
    return this.#shards('findInShards', shards, query, options);
  }

  /** The moves that were played next in all parts together, as Collection.continuations() has it. */
  async continuationsInShards(
    shards: Iterable<Uint8Array>,
    query: ContinuationQuery,
    options: ManyOptions = {},
  ): Promise<Continuation[]> {
    return addContinuations(await this.#shards('continuationsInShards', shards, query, options));
  }

  /** The duplicates in all parts together, as Collection.duplicates() has them, found by one worker. */
  async duplicatesInShards(
    shards: Iterable<Uint8Array>,
    options?: DuplicateOptions & TaskOptions,
  ): Promise<ShardGame[][]> {
    return this.#one('duplicatesInShards', [shardList(shards)], options);
  }

  async #shards<Name extends 'findInShards' | 'continuationsInShards'>(
    name: Name,
    shards: Iterable<Uint8Array>,
    query: object,
    options: ManyOptions,
  ): Promise<ResultOf<Name>> {
    const [many] = split(validateOptions(options, ['signal', 'onProgress']));
    return this.#many(name, shardList(shards), [query], many, 1);
  }

  async #boards<Name extends ListTask>(
    name: Name,
    boards: Iterable<GoBoard>,
    options: (PlayoutOptions & ManyOptions) | undefined,
  ): Promise<ResultOf<Name>> {
    const [many, rest] = split(options);
    return this.#many(name, checkBoards(boards), [rest], many, inPart(rest));
  }

  /** Has one worker answer about one board. */
  async #first<Name extends ListTask>(
    name: Name,
    board: GoBoard,
    options: (TaskOptions & object) | undefined,
  ): Promise<ResultOf<Name>[0]> {
    const [result] = await this.#one(name, [[goBoard(board)]], options);
    return result!;
  }

  /** Has one worker answer about these things, by the options besides the pool's own. */
  async #one<Name extends TaskName>(
    name: Name,
    about: readonly unknown[],
    options: (TaskOptions & object) | undefined,
  ): Promise<ResultOf<Name>> {
    const [{ signal }, rest] = split(options);
    return this.#ask(name, [...about, rest], signal);
  }

  /**
   * Distributes the list in parts: each worker gets the next one when it has finished the last. An empty list
   * is sent as one part, because its options may be wrong, or the pool terminated. `results` hold what is there so far.
   */
  async #many<Name extends ListTask>(
    name: Name,
    list: readonly unknown[],
    rest: readonly unknown[],
    { signal, onProgress }: ManyOptions,
    most: number,
    results: unknown[] = new Array(list.length),
  ): Promise<ResultOf<Name>> {
    const total = list.length;
    const size = Math.max(1, Math.min(most, Math.ceil(total / (PARTS_PER_WORKER * this.workers))));
    const asked = unpack(pack(rest)) as unknown[]; // read once, for all parts
    let next = 0;
    let done = 0;
    const work = async (stop: AbortController) => {
      while (next < total || next === 0) {
        const start = next;
        next += size;
        const answers = await this.#ask(name, [list.slice(start, next), ...asked], stop.signal);
        answers.forEach((answer, i) => {
          results[start + i] = answer;
        });
        done += answers.length;
        tell(onProgress, { done, total }, stop);
      }
    };
    await untilOneFails(signal, (stop) =>
      Promise.all(Array.from({ length: this.workers }, () => work(stop))),
    );
    return results as ResultOf<Name>;
  }

  /**
   * Has a worker run the task, once the arguments are known to be right: exactly those that are sent, which were read once.
   */
  async #ask<Name extends TaskName>(
    name: Name,
    args: readonly unknown[],
    signal: AbortSignal | undefined,
    on?: (step: unknown) => void,
  ): Promise<ResultOf<Name>> {
    signal?.throwIfAborted();
    const packed = pack(args);
    const { ask, games, takes } = TASKS[name];
    if (games.includes('go')) await init();
    const modules = games.map((game) => engine(game).module);
    (ask as (...args: unknown[]) => unknown)(...(unpack(packed) as unknown[]));
    this.#refuseWhenTerminated();
    this.#open ??= host.open(this.workers, this.#script);
    const { pool } = await this.#open;
    this.#refuseWhenTerminated();
    signal?.throwIfAborted();

    let abort = () => {};
    const forget = signal && onAbort(signal, () => abort());
    try {
      const answer = new Promise<Answer>((resolve, reject) => {
        const isLong = takes === 'seconds' || (takes === 'playouts' && isMuch(args));
        const job = pool.exec('run', [modules, games, name, packed], { isLong, ...(on && { on }) });
        abort = () => {
          reject(signal?.reason);
          job.cancel();
        };
        job.then((result) => resolve(result as Answer), reject);
      });
      const { result, error } = await host.during(answer);
      if (error === undefined) return unpack(result) as ResultOf<Name>;
      throw unpack(error);
    } catch (error) {
      if (error instanceof KakoiError) throw error;
      this.#refuseWhenTerminated();
      throw signal?.aborted ? error : failure(error);
    } finally {
      forget?.();
    }
  }

  #refuseWhenTerminated(): void {
    if (this.#ended) throw new DOMException('the pool of workers was terminated', 'AbortError');
  }
}

/**
 * Does work of several parts, which stops altogether when the caller's signal is aborted, a part fails, or what the caller is
 * told throws: it rejects with that, and nothing is left running.
 */
async function untilOneFails(
  signal: AbortSignal | undefined,
  work: (stop: AbortController) => Promise<unknown>,
): Promise<void> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const forget = signal && onAbort(signal, () => stop.abort(signal.reason));
  try {
    await work(stop);
    stop.signal.throwIfAborted();
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    forget?.();
  }
}

/** Tells the caller of a step. An error of its function, or of the promise that this returns, stops the work. */
function tell<Step>(
  onProgress: ((step: Step) => unknown) | undefined,
  step: Step,
  stop: AbortController,
): void {
  if (stop.signal.aborted) return;
  const fail = (error: unknown) => stop.abort(error);
  try {
    Promise.resolve(onProgress?.(step)).catch(fail);
  } catch (error) {
    fail(error);
  }
}

type Telling<Step> = TaskOptions & { onProgress?: (step: Step) => void };

/** Separates the pool's own options, which are checked, from those of the call. All of them are read once. */
function split<Options extends object, Step = Progress>(
  options: (Options & Telling<Step>) | undefined,
): [Telling<Step>, Omit<Options, keyof Telling<Step>>] {
  const { signal, onProgress, ...rest } = validatePlain(options) as Options & Telling<Step>;
  if (signal !== undefined && !isSignal(signal))
    throw badOption(`signal must be an AbortSignal, not ${show(signal)}`);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw badOption(`onProgress must be a function, not ${show(onProgress)}`);
  return [{ ...(signal && { signal }), ...(onProgress && { onProgress }) }, rest];
}

/** True for a list that takes longer to play out than a few boards, so that short calls may overtake it in the queue. */
function isMuch([list, options]: readonly unknown[]): boolean {
  return (list as readonly unknown[]).length > inPart(options as PlayoutOptions) / 2;
}

/** The fact as it was before it was sent. */
const withProofs = (fact: AnyFact): AnyFact => ({
  ...fact,
  proofs: fact.proofs.map((proof) => (isLifeProof(proof) ? lifeProof(proof) : proof)),
});

/** True for the fields of a LifeProof, which other proofs have not. */
function isLifeProof(proof: unknown): proof is Omit<LifeProof, 'toJSON'> {
  return proof instanceof Object && 'claim' in proof;
}

/** The list in parts of that size: every sixteenth of them, then those halfway between, and so on. */
function strewn<T>(list: readonly T[], size: number): T[] {
  const found: T[] = [];
  const most = 16 * size;
  for (let step = most; step >= size; step /= 2)
    for (let start = 0; start < list.length; start += step)
      if (step === most || start % (2 * step) !== 0) found.push(...list.slice(start, start + size));
  return found;
}

const goBoard = (board: GoBoard) => checkBoard(board, isBoard, 'GoBoard');
const loaBoard = (board: LoaBoard) => checkBoard(board, isLoaBoard, 'LoaBoard');
const senketBoard = (board: SenketBoard) => checkBoard(board, isSenketBoard, 'SenketBoard');

const shardList = (shards: Iterable<Uint8Array>) => validateList(shards, (shard) => shard, 'shards');

/** True for a URL, of this realm or another. */
function isUrl(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object URL]';
}

/** True when the value has the methods of an AbortSignal that are called here. */
function isSignal(value: unknown): boolean {
  const signal = value as Record<string, unknown> | null;
  return ['throwIfAborted', 'addEventListener', 'removeEventListener'].every(
    (name) => typeof signal?.[name] === 'function',
  );
}

/** The number of boards in a part, when each is played out. */
function inPart({ playouts }: PlayoutOptions): number {
  const each = typeof playouts === 'number' && playouts > 0 ? playouts : DEFAULT_PLAYOUTS;
  return Math.max(1, Math.round(PLAYOUTS_IN_PART / each));
}

/** The error for a lost worker. Errors of tasks arrive as results, so only failures of the worker itself get here. */
function failure(error: unknown): KakoiError {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n'); // further lines would be the script
  const hint = "a Content-Security-Policy must hold 'worker-src blob:', or `script` say where it is served";
  return new KakoiError('unsupported', `a worker failed or could not be started (${hint}): ${line}`);
}
