/** The tasks of workers. A task for a list answers for all of it, so that one message carries many positions. */

import { askBuilt, askContinuations, askDuplicates, askFound } from '../collection/shards.js';
import type { Game } from '../core/engine.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE, validateBoolean, validateColor, validateOptions, validateWord } from '../core/validate.js';
import type { WinProof } from '../endings/proof.js';
import { askWin } from '../endings/win.js';
import type { GoAnalysis, GoAnalysisName } from '../go/analysis.js';
import { type AnalyzeOptions, askAnalyses } from '../go/analyze-many.js';
import { GoBoard } from '../go/board.js';
import { askDeadStones, askJudgedChains, type JudgeOptions } from '../go/dead-stones.js';
import { askEstimate, type EstimateOptions } from '../go/estimate.js';
import { GoGame, type GoGameJson } from '../go/game.js';
import { askOwnership, type OwnershipOptions } from '../go/playouts.js';
import { askScore, type GoScore, type ScoreOptions, TERRITORIES } from '../go/score.js';
import type { LoaGameJson } from '../loa/game.js';
import type { LoaMove } from '../loa/move.js';
import type { MoveChoice } from '../play/choice.js';
import { answers, type Question } from '../play/choose.js';
import { type JudgementQuestion, judgementOf } from '../play/judge.js';
import { askLoa } from '../play/loa.js';
import { askSenket } from '../play/senket.js';
import { askCapture } from '../reading/capture.js';
import { askConnection } from '../reading/connection.js';
import { askEndgame } from '../reading/endgame.js';
import { askLife } from '../reading/life.js';
import { askProblem } from '../reading/problem.js';
import { askProof } from '../reading/proof.js';
import { askRace } from '../reading/race.js';
import { askSafe } from '../reading/safe.js';
import type { Fact } from '../review/fact.js';
import type { SenketBoard } from '../senket/board.js';
import type { SenketGameJson } from '../senket/game.js';
import { MODES, type SenketMode } from '../senket/score.js';
import { settle } from './settle.js';
import { isSentGame, PackedAnalyses, type SentGame } from './wire.js';

/** A game of Go: its record as text or as the bytes of a file, or a game, scored where it stands. */
export type GoRecord = string | Uint8Array | GoGame;

/** Options for counting games: the effort for dead stones, and the meaning of territory. */
export type ScoreGamesOptions = Pick<ScoreOptions, 'territory'> &
  Omit<JudgeOptions, 'ownership'> & {
    /** Repairs faults of records, as GoGame.fromSgf() does. Default false. */
    lenient?: boolean;
  };

/** A task: how it is asked, and what it takes. */
interface Task<Args extends readonly unknown[], Result> {
  /** Checks the arguments, which costs next to nothing, and returns the work. The caller asks; a worker works, too. */
  readonly ask: (...args: Args) => () => Result;
  /** The engines that the work needs. */
  readonly games: readonly Game[];
  /** The time: 'moments', 'playouts' for each board of a list, or 'seconds', which short calls need not wait for. */
  readonly takes: 'moments' | 'playouts' | 'seconds';
}

/** A kind of tasks. */
const of =
  (games: Game | readonly Game[], takes: Task<[], unknown>['takes']) =>
  <Args extends readonly unknown[], Result>(ask: Task<Args, Result>['ask']): Task<Args, Result> => ({
    ask,
    games: [games].flat(),
    takes,
  });

const counting = of('go', 'playouts');
const reading = of('reading', 'seconds');
const playing = of('play', 'seconds');
const searching = of('collection', 'seconds');

export const TASKS = {
  deadStones: counting((boards: readonly GoBoard[], options?: JudgeOptions) =>
    each(boards, 1, (board) => askDeadStones(board, options)),
  ),
  judgeChains: counting((boards: readonly GoBoard[], options?: JudgeOptions) =>
    each(boards, 1, (board) => askJudgedChains(board, options)),
  ),
  estimate: counting(
    (boards: readonly GoBoard[], options?: EstimateOptions) =>
      each(boards, MAX_SIZE, (board) => askEstimate(board, options)), // large enough for every handicap
  ),
  ownership: counting((boards: readonly GoBoard[], options?: OwnershipOptions) =>
    each(boards, 1, (board) => askOwnership(board, options)),
  ),
  score: counting(
    (boards: readonly GoBoard[], options?: ScoreOptions) =>
      each(boards, MAX_SIZE, (board) => askScore(board, options)), // as in estimate
  ),
  scoreGames: counting(askScores),
  analyze: of(
    'go',
    'moments',
  )((boards: readonly GoBoard[], names: readonly GoAnalysisName[], options?: AnalyzeOptions) => {
    const analyze = askAnalyses(boards, names, options);
    return () => new PackedAnalyses(analyze());
  }),

  readCapture: reading(askCapture),
  readLife: reading(askLife),
  readRace: reading(askRace),
  readConnection: reading(askConnection),
  readProblem: reading(askProblem),
  readSafe: reading(askSafe),
  readEndgame: reading(askEndgame),
  verifyProof: of('go', 'seconds')(askProof),
  readWin: of('endings', 'seconds')(askWin),
  factsOfGo: of(['go', 'reading'], 'seconds')(told<GoGameJson, Fact[][]>()),
  factsOfLoa: of(['loa', 'endings'], 'seconds')(told<LoaGameJson, Fact<LoaMove, WinProof>[][]>()),
  factsOfSenket: of('senket', 'seconds')(told<SenketGameJson, Fact<Vertex, never>[][]>()),

  /** It tells how it comes along, and can be stopped at any step; the last is the result. */
  chooseMove: playing((question: Question) => () => answers(question)),
  judge: of('play', 'moments')((questions: readonly JudgementQuestion[]) => () => questions.map(judgementOf)),
  searchLoa: playing(askLoa),
  searchSenket: playing(askSenket),
  moveValues: of(
    'senket',
    'moments',
  )((board: SenketBoard, color: Color, mode: SenketMode = 'area') => {
    validateColor(color);
    validateWord(mode, MODES, 'mode');
    return () => board.moveValues(color, mode);
  }),

  buildShards: searching(askBuilt),
  findInShards: searching(askFound),
  continuationsInShards: searching(askContinuations),
  duplicatesInShards: searching(askDuplicates),
} as const;

/**
 * A task of a game's facts. The program of workers has the work (script.ts): it takes the code of all games, for which a page that asks has
 * no use, and nothing is left to check when it is asked.
 */
function told<Json, Result>() {
  return (_moves: readonly number[], _game: Json, _nodes: number) => (): Result => {
    throw new Error('only workers tell facts');
  };
}

export type TaskName = keyof typeof TASKS;

/** The result of a task, as it comes back from a worker. */
export type ResultOf<Name extends TaskName> = Unpacked<ReturnType<ReturnType<(typeof TASKS)[Name]['ask']>>>;
type Unpacked<T> = T extends PackedAnalyses ? GoAnalysis[] : T extends Iterable<MoveChoice> ? MoveChoice : T;

/** The tasks about lists, whose results are lists as long. */
export type ListTask = {
  [Name in TaskName]: ResultOf<Name> extends readonly unknown[] ? Name : never;
}[TaskName];

/** The tasks that give their results step by step. */
export const TELLING: readonly TaskName[] = ['chooseMove'];

/**
 * Asks for each board. For an empty list, an empty board of that size is asked about, to check the options.
 */
function each<T>(boards: readonly GoBoard[], size: number, ask: (board: GoBoard) => () => T): () => T[] {
  if (boards.length === 0) ask(GoBoard.empty(size));
  const works = boards.map(ask);
  return () => works.map((work) => work());
}

/** A record that cannot be read fails alone; wrong options fail for all. */
function askScores(
  records: readonly (string | Uint8Array | SentGame)[],
  options?: ScoreGamesOptions,
): () => PromiseSettledResult<GoScore>[] {
  const {
    territory = 'surrounded',
    lenient = false,
    ...judging
  } = validateOptions(options, ['playouts', 'seed', 'effort', 'territory', 'lenient']);
  validateWord(territory, TERRITORIES, 'territory');
  validateBoolean(lenient, 'lenient');
  askDeadStones(GoBoard.empty(1), judging);
  const score = (record: (typeof records)[number]) => {
    const game = isSentGame(record) ? GoGame.fromJSON(record.json) : GoGame.fromSgf(record, { lenient });
    return game.score({ dead: game.board.deadStones(judging), territory });
  };
  return () => records.map((record) => settle(() => score(record)));
}
