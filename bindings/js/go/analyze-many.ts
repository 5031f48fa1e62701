import { wrongClass } from '../core/check.js';
import { engine } from '../core/engine.js';
import { badOption, type KakoiError, show } from '../core/errors.js';
import { listOf, validateBoolean, validateList, validateOptions, validateWord } from '../core/validate.js';
import {
  ANALYSIS_NAMES,
  type AnalysisWords,
  analysesOfWords,
  analyzeSome,
  type GoAnalysisName,
  type GoAnalysisOf,
  MOST_AT_ONCE,
} from './analysis.js';
import type { GoBoard } from './board.js';
import { isBoard } from './is-board.js';

/** Options of analyzeMany(). */
export type AnalyzeOptions = {
  /** Allows multi-stone suicide, which changes what is pass-alive and which moves are legal. Default false. */
  suicide?: boolean;
};

/**
 * Several analyses of many positions (of one size or mixed) with as few crossings into the engine as
 * possible: one for 512 boards of a size, so for a whole game, unless their answers are very long. They are in
 * the order of the boards, and the same as those of the boards' own methods. Throws 'bad-option' for anything
 * that is not a board or an analysis.
 */
export function analyzeMany<const Names extends readonly GoAnalysisName[]>(
  boards: Iterable<GoBoard>,
  analyses: Names,
  options?: AnalyzeOptions,
): GoAnalysisOf<Names>[] {
  return askAnalyses(boards, analyses, options)().flatMap(analysesOfWords) as GoAnalysisOf<Names>[];
}

/**
 * As analyzeMany, one answer after the other: boards are taken and analysed 512 at a time, as they are asked for, so that
 * millions need no more memory than those. Throws what analyzeMany throws, about a board when its turn comes.
 */
export function analyzeEach<const Names extends readonly GoAnalysisName[]>(
  boards: Iterable<GoBoard>,
  analyses: Names,
  options?: AnalyzeOptions,
): Generator<GoAnalysisOf<Names>, void, undefined> {
  engine('go');
  // A view holds numbers, and that of detached memory throws an error of its own.
  if (
    typeof boards === 'string' ||
    ArrayBuffer.isView(boards) ||
    typeof boards?.[Symbol.iterator] !== 'function'
  )
    throw noBoards(boards);
  return inChunks(boards, checkAnalyses(analyses), checkSuicide(options)) as Generator<
    GoAnalysisOf<Names>,
    void,
    undefined
  >;
}

function* inChunks(boards: Iterable<GoBoard>, names: readonly GoAnalysisName[], suicide: boolean) {
  let chunk: GoBoard[] = [];
  let index = 0;
  for (const board of boards) {
    chunk.push(checkItem(board, index++));
    if (chunk.length < MOST_AT_ONCE) continue;
    yield* callsFor(chunk, names, suicide).flatMap(analysesOfWords);
    chunk = [];
  }
  yield* callsFor(chunk, names, suicide).flatMap(analysesOfWords);
}

/**
 * Implements analyzeMany: checks the arguments, and returns the work, which gives what each call into the engine wrote instead
 * of the records.
 */
export function askAnalyses(
  boards: Iterable<GoBoard>,
  analyses: readonly GoAnalysisName[],
  options?: AnalyzeOptions,
): () => AnalysisWords[] {
  engine('go');
  const list = checkBoards(boards);
  const names = checkAnalyses(analyses);
  const suicide = checkSuicide(options);
  return () => callsFor(list, names, suicide);
}

function callsFor(
  boards: readonly GoBoard[],
  names: readonly GoAnalysisName[],
  suicide: boolean,
): AnalysisWords[] {
  const calls: AnalysisWords[] = [];
  for (let start = 0; start < boards.length; ) {
    const call = analyzeSome(boards, start, names, suicide);
    calls.push(call);
    start += call.count;
  }
  return calls;
}

function checkAnalyses(analyses: readonly GoAnalysisName[]): readonly GoAnalysisName[] {
  if (!Array.isArray(analyses)) throw badOption(`analyses must be a list of names, not ${show(analyses)}`);
  const asked = new Set<GoAnalysisName>();
  listOf(analyses, (name) => asked.add(validateWord(name, ANALYSIS_NAMES, 'an analysis')));
  return ANALYSIS_NAMES.filter((name) => asked.has(name));
}

function checkSuicide(options: AnalyzeOptions | undefined): boolean {
  const { suicide = false } = validateOptions(options, ['suicide']);
  return validateBoolean(suicide, 'suicide');
}

function checkItem(board: GoBoard, index: number): GoBoard {
  if (isBoard(board)) return board;
  throw wrongClass(`boards[${index}]`, 'GoBoard', board);
}

function noBoards(boards: unknown): KakoiError {
  return badOption(`boards must be a list of boards, not ${show(boards)}`);
}

/** The boards as a list; throws 'bad-option' for anything that is not a board. */
export function checkBoards(boards: Iterable<GoBoard>): GoBoard[] {
  return validateList(boards, checkItem, 'boards', 'a list of boards');
}
