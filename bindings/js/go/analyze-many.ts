import { engine } from '../core/engine.js';
import { KakoiError, show, showThing } from '../core/errors.js';
import { listOf, validateBoolean, validateOptions, validateWord } from '../core/validate.js';
import {
  ANALYSIS_NAMES,
  type AnalysisWords,
  analysesOfWords,
  analyzeSome,
  type GoAnalysisName,
  type GoAnalysisOf,
} from './analysis.js';
import { type GoBoard, isBoard } from './board.js';

/** Options of analyzeMany(). */
export interface AnalyzeOptions {
  /** Whether the rules allow multi-stone suicide: it changes what is pass-alive and which moves are legal. Default false. */
  suicide?: boolean;
}

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
  return analyzeInCalls(boards, analyses, options).flatMap(analysesOfWords) as GoAnalysisOf<Names>[];
}

/** As analyzeMany, but what each call into the engine wrote instead of the records. */
export function analyzeInCalls(
  boards: Iterable<GoBoard>,
  analyses: readonly GoAnalysisName[],
  options?: AnalyzeOptions,
): AnalysisWords[] {
  engine('go');
  const list = checkBoards(boards);
  if (!Array.isArray(analyses))
    throw new KakoiError('bad-option', `analyses must be a list of names, not ${show(analyses)}`);
  const asked = new Set<GoAnalysisName>();
  listOf(analyses, (name) => asked.add(validateWord(name, ANALYSIS_NAMES, 'an analysis')));
  const names = ANALYSIS_NAMES.filter((name) => asked.has(name));
  const { suicide = false } = validateOptions(options, ['suicide']);
  validateBoolean(suicide, 'suicide');
  const calls: AnalysisWords[] = [];
  for (let start = 0; start < list.length; ) {
    const call = analyzeSome(list, start, names, suicide);
    calls.push(call);
    start += call.count;
  }
  return calls;
}

/** The boards as a list; throws 'bad-option' for anything that is not a board. */
export function checkBoards(boards: Iterable<GoBoard>): GoBoard[] {
  const list = listOf(boards, (board, i) => {
    if (isBoard(board)) return board;
    throw new KakoiError('bad-option', `boards[${i}] must be a GoBoard, not ${showThing(board)}`);
  });
  if (list === null)
    throw new KakoiError('bad-option', `boards must be a list of boards, not ${show(boards)}`);
  return list;
}
