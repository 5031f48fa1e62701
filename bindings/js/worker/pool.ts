import { host } from '#worker-host';
import {
  type AnalyzeOptions,
  type Color,
  type DeadStonesDetails,
  type DeadStonesOptions,
  type EstimateOptions,
  type GoAnalysisName,
  type GoAnalysisOf,
  type GoBoard,
  type GoEstimate,
  type GoScore,
  KakoiError,
  type LoaBoard,
  type LoaSearchOptions,
  type LoaSearchResult,
  type OwnershipOptions,
  type PlayoutOptions,
  PointSet,
  type ScalarMap,
  type ScoreOptions,
  type SenketBoard,
  type SenketMode,
  type SenketSearchOptions,
  type SenketSearchResult,
  type VertexLike,
} from '../api.js';
import { engine, type Game } from '../core/engine.js';
import { show, showThing } from '../core/errors.js';
import { isSet } from '../core/point-set.js';
import type { ByColor } from '../core/types.js';
import { listOf, validateInteger, validateOptions, validatePlain } from '../core/validate.js';
import type { WinOptions, WinReading } from '../endings/win.js';
import { checkBoards } from '../go/analyze-many.js';
import { init } from '../index.js';
import { isLoaBoard } from '../loa/board.js';
import type { CaptureOptions, CaptureReading } from '../reading/capture.js';
import type { LifeOptions, LifeReading } from '../reading/life.js';
import { type LifeProof, lifeProof } from '../reading/life-proof.js';
import type { ProofCheck } from '../reading/play-out.js';
import type { SafeOptions, SafeSide } from '../reading/safe.js';
import { isSenketBoard } from '../senket/board.js';
import { onAbort } from './abort.js';
import { check } from './check.js';
import type { Answer } from './script.js';
import { type GoRecord, type ScoreGamesOptions, TASKS, type TaskName } from './tasks.js';
import { pack, unpack } from './wire.js';

/** For programs that TypeScript checks without the browser's types: where those are, these add nothing. */
declare global {
  interface AbortSignal {}
  interface URL {}
}

/** How many workers there are, and what they run. */
export interface PoolOptions {
  /** How many workers compute at a time, 1 to 256. Default: as many as the machine has cores. */
  workers?: number;
  /**
   * In browsers, where `kakoi/worker-script.js` is served from, for pages whose Content-Security-Policy has no
   * `worker-src blob:`. Default: the same script, inside the package. Node does not look at it.
   */
  script?: URL | string;
}

/** Options of every call. */
export interface TaskOptions {
  /** Stops the work: the promise rejects with the signal's reason at once. */
  signal?: AbortSignal;
}

/** How many of a list are done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Options of calls on lists. */
export interface ManyOptions extends TaskOptions {
  /**
   * Called whenever some of the list are done, with growing numbers; the last time when all are. Of an empty list it
   * tells 0 of 0, once.
   */
  onProgress?: (progress: Progress) => void;
}

const MOST_WORKERS = 256;

/** How many parts of a list each worker gets, at least: so the last to finish is not far behind the first. */
const PARTS_PER_WORKER = 4;
/** As many as one call into the engine takes. */
const MOST_IN_PART = 512;
/** Tens of milliseconds on 19×19: long compared with a message, short for anyone waiting for progress. */
const PLAYOUTS_IN_PART = 800;
const DEFAULT_PLAYOUTS = 100;
/** Seconds, maybe. */
const READS: readonly TaskName[] = [
  'readCapture',
  'readLife',
  'readWin',
  'safe',
  'searchLoa',
  'searchSenket',
];

/**
 * A pool of workers, which start when there is first something to do. Throws 'bad-option' for a number of workers
 * outside 1..256 and for unknown options.
 */
export function createPool(options?: PoolOptions): WorkerPool {
  return new WorkerPool(options);
}

/**
 * Does in workers what boards and games do where they are called, with the same results. Boards and sets are copied
 * on the way; what comes back are values of the package, as from the calls themselves, and so are errors.
 *
 * Every promise rejects with the reason of its `signal`, with an AbortError when the pool is or was terminated, with
 * 'unsupported' where workers cannot run, and otherwise with what the call throws.
 */
export class WorkerPool {
  /** How many workers compute at a time. */
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
      throw new KakoiError('bad-option', `script must be a URL or a string, not ${show(script)}`);
    this.#script = script && String(script);
  }

  /** See GoBoard.deadStones. */
  deadStones(
    board: GoBoard,
    options: DeadStonesOptions & { details: true } & TaskOptions,
  ): Promise<DeadStonesDetails>;
  deadStones(
    board: GoBoard,
    options?: DeadStonesOptions & { details?: false } & TaskOptions,
  ): Promise<PointSet>;
  deadStones(
    board: GoBoard,
    options?: DeadStonesOptions & TaskOptions,
  ): Promise<PointSet | DeadStonesDetails> {
    return this.#one('deadStones', board, options);
  }

  /** See GoBoard.estimate. */
  estimate(board: GoBoard, options?: EstimateOptions & TaskOptions): Promise<GoEstimate> {
    return this.#one('estimate', board, options);
  }

  /** See GoBoard.ownership. */
  ownership(board: GoBoard, options?: OwnershipOptions & TaskOptions): Promise<ScalarMap> {
    return this.#one('ownership', board, options);
  }

  /** See GoBoard.score. */
  async score(board: GoBoard, options?: ScoreOptions & TaskOptions): Promise<GoScore> {
    const [{ width, height }] = checkBoards([board]) as [GoBoard];
    const { dead } = validatePlain(options);
    // Iterables other than arrays cannot be sent.
    const isList = typeof dead === 'object' && dead !== null && !isSet(dead) && Symbol.iterator in dead;
    return this.#one(
      'score',
      board,
      isList ? { ...options, dead: PointSet.of(width, height, dead) } : options,
    );
  }

  /**
   * See readCapture of `kakoi/reading`. Rejects with 'not-initialised' before the init() of that entry: the pool brings no
   * engine for it.
   */
  async readCapture(
    board: GoBoard,
    vertex: VertexLike,
    options: CaptureOptions & TaskOptions,
  ): Promise<CaptureReading> {
    return this.#read('readCapture', board, [vertex], options);
  }

  /** The dead stones of every board, in the order of the boards. An ownership is for boards of its size. */
  deadStonesMany(
    boards: Iterable<GoBoard>,
    options: DeadStonesOptions & { details: true } & ManyOptions,
  ): Promise<DeadStonesDetails[]>;
  deadStonesMany(
    boards: Iterable<GoBoard>,
    options?: DeadStonesOptions & { details?: false } & ManyOptions,
  ): Promise<PointSet[]>;
  deadStonesMany(
    boards: Iterable<GoBoard>,
    options?: DeadStonesOptions & ManyOptions,
  ): Promise<(PointSet | DeadStonesDetails)[]> {
    return this.#boards('deadStones', boards, options, inPart(options));
  }

  /** The estimate of every board, in the order of the boards: of a game's positions, its graph. */
  estimateMany(boards: Iterable<GoBoard>, options?: EstimateOptions & ManyOptions): Promise<GoEstimate[]> {
    return this.#boards('estimate', boards, options, inPart(options));
  }

  /** The ownership of every board, in the order of the boards. */
  ownershipMany(boards: Iterable<GoBoard>, options?: OwnershipOptions & ManyOptions): Promise<ScalarMap[]> {
    return this.#boards('ownership', boards, options, inPart(options));
  }

  /** The score of every board, in the order of the boards. */
  scoreMany(
    boards: Iterable<GoBoard>,
    options?: Omit<ScoreOptions, 'dead'> & { dead?: 'auto' } & ManyOptions,
  ): Promise<GoScore[]> {
    const asks = options?.dead ?? options?.effort ?? options?.ownership;
    const most = asks === undefined ? MOST_IN_PART : inPart({});
    return this.#boards('score', boards, options, most);
  }

  /** See analyzeMany. Worth it to keep a page responsive; copying costs about as much as analysing. */
  async analyzeMany<const Names extends readonly GoAnalysisName[]>(
    boards: Iterable<GoBoard>,
    analyses: Names,
    options?: AnalyzeOptions & ManyOptions,
  ): Promise<GoAnalysisOf<Names>[]> {
    const [many, rest] = split(options);
    return this.#many('analyze', checkBoards(boards), [analyses, rest], many, MOST_IN_PART);
  }

  /**
   * The score of every game by its own rules, at the end of a record's main line or where a GoGame stands, with the dead
   * stones that deadStones() finds; in the order of the records, as Promise.allSettled tells it: `value` is the score,
   * `reason` the KakoiError of a record that cannot be read. Wrong options reject the promise itself.
   */
  async scoreGames(
    records: Iterable<GoRecord>,
    options?: ScoreGamesOptions & ManyOptions,
  ): Promise<PromiseSettledResult<GoScore>[]> {
    const list = ArrayBuffer.isView(records)
      ? null
      : listOf(records, (text, i) => {
          if (text === undefined) throw new KakoiError('bad-option', `records[${i}] is missing`); // or the list has holes
          return text;
        });
    if (list === null)
      throw new KakoiError(
        'bad-option',
        `records must be a list of SGF texts, bytes or games, not ${show(records)}`,
      );
    const [many, rest] = split(options);
    return this.#many('scoreGames', list, [rest], many, inPart(options));
  }

  /**
   * Ends all workers, and with them what they are doing. The pool cannot be used afterwards; to terminate it again
   * waits for the same end.
   */
  terminate(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    const open = await this.#open?.catch(() => undefined); // whoever asked for it has been told why it failed
    if (open === undefined) return;
    await host.during(
      new Promise<void>((resolve, reject) => open.pool.terminate(true).then(() => resolve(), reject)),
    );
    open.close();
  }

  async #one<T>(name: TaskName, board: GoBoard, options: TaskOptions | undefined): Promise<T> {
    const [{ signal }, rest] = split(options);
    const [result] = await this.#ask<T>(name, [checkBoards([board]), rest], signal);
    return result as T;
  }

  /** See readLife of `kakoi/reading`. Rejects as readCapture() does. */
  async readLife(
    board: GoBoard,
    target: VertexLike | PointSet,
    options: LifeOptions & TaskOptions,
  ): Promise<LifeReading> {
    const reading = await this.#read<LifeReading>('readLife', board, [target], options);
    return { ...reading, proofs: reading.proofs.map(lifeProof) };
  }

  /** See verifyProof of `kakoi/reading`, whose init() it does without. */
  async verifyProof(board: GoBoard, proof: LifeProof, options: TaskOptions = {}): Promise<ProofCheck> {
    const [{ signal }] = split(validateOptions(options, ['signal']));
    const [check] = await this.#ask<ProofCheck>('verifyProof', [checkBoards([board]), proof], signal);
    return check as ProofCheck;
  }

  /** See safe of `kakoi/reading`. Rejects as readCapture() does. */
  async safe(board: GoBoard, options: SafeOptions & TaskOptions = {}): Promise<ByColor<SafeSide>> {
    return this.#read('safe', board, [], options);
  }

  async #read<T>(name: TaskName, board: GoBoard, about: unknown[], options: TaskOptions): Promise<T> {
    const [{ signal }, rest] = split(options);
    const [result] = await this.#ask<T>(name, [checkBoards([board]), ...about, rest], signal, 'reading');
    return result as T;
  }

  /** See readWin of `kakoi/endings`. Rejects with 'not-initialised' before the init() of that entry. */
  async readWin(board: LoaBoard, options: WinOptions & TaskOptions = {}): Promise<WinReading> {
    if (!isLoaBoard(board)) throw new KakoiError('bad-option', `${showThing(board)} is not a LoaBoard`);
    const [{ signal }, rest] = split(options);
    const [reading] = await this.#ask<WinReading>('readWin', [[board], rest], signal, 'endings');
    return reading as WinReading;
  }

  /** See LoaBoard.search and SenketBoard.search: `color` is for Senket, where a board does not say who is to play. */
  search(board: LoaBoard, options?: LoaSearchOptions & TaskOptions): Promise<LoaSearchResult>;
  search(
    board: SenketBoard,
    color: Color,
    options?: SenketSearchOptions & TaskOptions,
  ): Promise<SenketSearchResult>;
  async search(
    board: LoaBoard | SenketBoard,
    ...about: readonly unknown[]
  ): Promise<LoaSearchResult | SenketSearchResult> {
    if (isLoaBoard(board)) {
      const [{ signal }, rest] = split(about[0] as object);
      const [found] = await this.#ask<LoaSearchResult>('searchLoa', [[board], rest], signal, 'loa');
      return found as LoaSearchResult;
    }
    if (!isSenketBoard(board))
      throw new KakoiError('bad-option', `${showThing(board)} is not a LoaBoard or SenketBoard`);
    const [color, options] = about;
    const [{ signal }, rest] = split(options as object);
    const args = [[board], color, rest];
    const [found] = await this.#ask<SenketSearchResult>('searchSenket', args, signal, 'senket');
    return found as SenketSearchResult;
  }

  /** See SenketBoard.moveValues. */
  async moveValues(
    board: SenketBoard,
    color: Color,
    options?: { mode?: SenketMode } & TaskOptions,
  ): Promise<ScalarMap> {
    if (!isSenketBoard(board)) throw new KakoiError('bad-option', `${showThing(board)} is not a SenketBoard`);
    const [{ signal }, rest] = split(options);
    const { mode } = validateOptions(rest as { mode?: SenketMode }, ['mode']);
    const [values] = await this.#ask<ScalarMap>('moveValues', [[board], color, mode], signal, 'senket');
    return values as ScalarMap;
  }

  async #boards<T>(
    name: TaskName,
    boards: Iterable<GoBoard>,
    options: ManyOptions | undefined,
    most: number,
  ): Promise<T[]> {
    const [many, rest] = split(options);
    return this.#many(name, checkBoards(boards), [rest], many, most);
  }

  /**
   * Hands out the list in parts, to each worker the next when it is done with the one before. An empty list is one
   * part: its options may be wrong, and the pool terminated.
   */
  async #many<T>(
    name: TaskName,
    list: readonly unknown[],
    rest: readonly unknown[],
    { signal, onProgress }: ManyOptions,
    most: number,
  ): Promise<T[]> {
    const total = list.length;
    const size = Math.max(1, Math.min(most, Math.ceil(total / (PARTS_PER_WORKER * this.workers))));
    const results: T[] = new Array(total);
    let next = 0;
    let done = 0;
    let failed = false;
    const work = async () => {
      while ((next < total || next === 0) && !failed) {
        const start = next;
        next += size;
        const answers = await this.#ask<T>(name, [list.slice(start, next), ...rest], signal);
        answers.forEach((answer, i) => {
          results[start + i] = answer;
        });
        done += answers.length;
        if (!failed) onProgress?.({ done, total });
      }
    };
    try {
      await Promise.all(Array.from({ length: this.workers }, work));
    } catch (error) {
      failed = true;
      throw error;
    }
    return results;
  }

  /** Has a worker do the task, whose answer is a list, on the engine for `game`. */
  async #ask<T>(
    name: TaskName,
    args: readonly unknown[],
    signal: AbortSignal | undefined,
    game: Game = 'go',
  ): Promise<T[]> {
    signal?.throwIfAborted();
    const packed = pack(args);
    if (game === 'go') await init();
    const { module } = engine(game);
    check(game, () => (TASKS[name] as (...args: readonly unknown[]) => unknown)(...args));
    this.#refuseWhenTerminated();
    this.#open ??= host.open(this.workers, this.#script);
    const { pool } = await this.#open;
    this.#refuseWhenTerminated();
    signal?.throwIfAborted();

    const answer = new Promise<Answer>((resolve, reject) => {
      const job = pool.exec('run', [module, game, name, packed], { isLong: isLong(name, args) });
      const forget =
        signal &&
        onAbort(signal, () => {
          reject(signal.reason);
          job.cancel();
        });
      job.then(
        (result) => {
          forget?.();
          resolve(result as Answer);
        },
        (error) => {
          forget?.();
          reject(error);
        },
      );
    });
    const { result, error } = await host.during(answer).catch((error: unknown) => {
      this.#refuseWhenTerminated();
      throw signal?.aborted ? error : failure(error);
    });
    if (error !== undefined) throw unpack(error);
    return unpack(result) as T[];
  }

  #refuseWhenTerminated(): void {
    if (this.#ended) throw new DOMException('the pool of workers was terminated', 'AbortError');
  }
}

/** What the pool itself goes by, and the options of the call. */
function split(options: (ManyOptions & object) | undefined): [ManyOptions, unknown] {
  const { signal, onProgress, ...rest } = validatePlain(options);
  if (signal !== undefined && !isSignal(signal))
    throw new KakoiError('bad-option', `signal must be an AbortSignal, not ${show(signal)}`);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw new KakoiError('bad-option', `onProgress must be a function, not ${show(onProgress)}`);
  return [{ ...(signal && { signal }), ...(onProgress && { onProgress }) }, rest];
}

/** True for calls that let others pass while they wait: they read, search, or play out more than a few boards. */
function isLong(name: TaskName, [list, options]: readonly unknown[]): boolean {
  if (READS.includes(name)) return true;
  if (name === 'analyze' || name === 'moveValues') return false;
  return (list as readonly unknown[]).length > inPart(options as PlayoutOptions | undefined) / 2;
}

/** By its tag, for what another realm made is as good. */
function isUrl(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object URL]';
}

/** Has the methods that are called here, whatever it is. */
function isSignal(value: unknown): boolean {
  const signal = value as Record<string, unknown> | null;
  return ['throwIfAborted', 'addEventListener', 'removeEventListener'].every(
    (name) => typeof signal?.[name] === 'function',
  );
}

/** How many boards make a part when each is played out. */
function inPart(options: PlayoutOptions | undefined): number {
  const playouts = options?.playouts;
  const each = typeof playouts === 'number' && playouts > 0 ? playouts : DEFAULT_PLAYOUTS;
  return Math.max(1, Math.round(PLAYOUTS_IN_PART / each));
}

/** The worker is gone: nothing that a task does wrong comes this way. */
function failure(error: unknown): KakoiError {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n'); // more would be the script
  const hint = "a Content-Security-Policy must hold 'worker-src blob:', or `script` say where it is served";
  return new KakoiError('unsupported', `a worker failed or could not be started (${hint}): ${line}`);
}
