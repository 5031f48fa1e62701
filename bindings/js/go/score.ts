import * as GO from '#layout/go';
import { checkSize } from '../core/check.js';
import { engine } from '../core/engine.js';
import { badOption, isPlain, show } from '../core/errors.js';
import { isSet, PointSet, ROWS, setOfRows } from '../core/point-set.js';
import { readPoint } from '../core/points.js';
import { marginText } from '../core/result.js';
import type { ByColor, VertexLike } from '../core/types.js';
import {
  validateInteger,
  validateList,
  validateNumber,
  validateOptions,
  validateWord,
} from '../core/validate.js';
import { toVertex, vertexName } from '../core/vertex.js';
import { copyWords } from '../core/words.js';
import { askJudgement, type JudgeOptions } from './dead-stones.js';
import { POSITION, type Position } from './position.js';
import { type GoRules, type RulesName, resolveRules } from './rules.js';

/** Options for counting: the facts about a game that its board does not know. */
export type CountOptions = {
  /** The rules, by name or in full. Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** Replaces the komi of the rules. */
  komi?: number;
  /** Number of handicap stones, for the bonus that the rules give white. Default 0; a single one is no handicap. */
  handicap?: number;
  /** Stones captured so far BY each colour (territory scoring). Default: none. */
  captures?: ByColor<number>;
};

/** Options of score(): the facts and choices that its board does not know. */
export type ScoreOptions = CountOptions & {
  /**
   * The meaning of territory. 'surrounded', the default when `dead` is given or 'auto': every point that
   * reaches one colour alone, as servers and players count. 'strict', the default otherwise: without false
   * eyes, which have to be filled, and without points in seki, as the rules define it.
   */
  territory?: 'strict' | 'surrounded';
  /**
   * Stones to remove as dead before counting, whole chains of either colour; 'auto' asks deadStones().
   * Default: none, or 'auto' when `effort` or `ownership` is given, which apply to it alone.
   */
  dead?: Iterable<VertexLike> | 'auto';
  /** The effort of 'auto', as for deadStones(). Default 'normal'. */
  effort?: JudgeOptions['effort'];
  /** Given ownership for 'auto' to judge by, as for deadStones(). */
  ownership?: JudgeOptions['ownership'];
};

/** One side of a score. */
export type GoSideScore = {
  /**
   * All points: by territory, captures and dead stones taken are included; for white, komi and handicap bonus too.
   */
  readonly total: number;
  /**
   * The points counted: area (stones and surrounded points) or territory (surrounded points only), by the
   * scoring rule.
   */
  readonly points: PointSet;
  /** Stones captured in the game, as given. */
  readonly captures: number;
  /** Dead stones of the opponent. */
  readonly deadTaken: number;
};

/** A counted position. docs/scoring.md has the exact rule. */
export interface GoScore extends ByColor<GoSideScore> {
  /**
   * Empty and dead points outside seki that count for neither side. By area, those that reach both colours or
   * neither.
   */
  readonly dame: PointSet;
  /** Points and stones of groups alive in seki. Empty by area, where seki makes no difference. */
  readonly seki: PointSet;
  /** Eye points of living groups that have to be filled in the end and count for neither side. Empty by area. */
  readonly falseEyes: PointSet;
  readonly dead: PointSet;
  /** Points that the rules give white for the handicap, included in white.total. */
  readonly handicapBonus: number;
  /** black.total − white.total, komi and bonuses included. */
  readonly margin: number;
  /** The margin as text: 'B+3.5', 'W+0.5' or 'Draw'. */
  readonly result: string;
}

export const COUNT_OPTION_NAMES = ['rules', 'komi', 'handicap', 'captures'] as const;
/** The counting options that a game takes from its caller; the others are its own. */
export const GAME_SCORE_OPTION_NAMES = ['dead', 'territory', 'effort', 'ownership'] as const;
export const SCORE_OPTION_NAMES = [...COUNT_OPTION_NAMES, ...GAME_SCORE_OPTION_NAMES] as const;

export const TERRITORIES = ['strict', 'surrounded'] as const;

/** The most captures accepted: more than any game has, and few enough for exact sums. */
const MOST_CAPTURES = 1e9;

const NO_CAPTURES: ByColor<number> = { black: 0, white: 0 };

/** Implements GoBoard.score: checks the options, and returns the work, which throws for dead stones that split chains. */
export function askScore(board: Position, options?: ScoreOptions): () => GoScore {
  const { dead: given, effort, ownership, ...rest } = validateOptions(options, SCORE_OPTION_NAMES);
  const asks = (effort ?? ownership) !== undefined;
  const dead = given === undefined && asks ? 'auto' : given;
  if (asks && dead !== 'auto') throw badOption("effort and ownership need dead: 'auto'");
  // A caller who takes dead stones off has a finished game, which is counted as players count it.
  const { territory = dead === undefined ? 'strict' : 'surrounded', ...counting } = rest;
  const terms = readTerms(board, counting);
  validateWord(territory, TERRITORIES, 'territory');
  if (dead !== 'auto') {
    const stones = deadSet(board, dead);
    return () => count(board, stones, territory, terms);
  }
  const judge = askJudgement(board, { effort, ownership });
  return () => count(board, judge().dead, territory, terms);
}

/** Implements GoBoard.area where stones are named dead. */
export function areaWithout(board: Position, dead: Iterable<VertexLike>): GoScore {
  return count(board, deadSet(board, dead), 'strict', readTerms(board, { rules: 'tromp-taylor' }));
}

function deadSet({ width, height }: Position, dead: Iterable<VertexLike> = []): PointSet {
  if (isSet(dead)) return checkSize(dead, { width, height }, 'dead stones are of');
  const read = (vertex: VertexLike) => toVertex(vertex, width, height);
  return PointSet.of(width, height, validateList(dead, read, 'dead stones', 'a PointSet or a list'));
}

/** Counts a board. Throws 'bad-option' when the dead stones are not whole chains. */
function count(
  board: Position,
  dead: PointSet,
  territory: NonNullable<ScoreOptions['territory']>,
  { byTerritory, komi, captures, handicapBonus }: Terms,
): GoScore {
  const { width, height } = board;
  const counting = GO.COUNTINGS.indexOf(byTerritory ? territory : 'area');
  const { call, input, output } = engine('go');
  input.set(board[POSITION]);
  input.set(dead[ROWS], 2 * height);
  const fault = GO.DEAD_FAULTS[call.goScore(width, height, counting)];
  if (fault !== 'none') {
    const point = vertexName(readPoint(output[0]!)!, height);
    const why =
      fault === 'no-stone'
        ? `there is no stone at ${point} that could be dead`
        : `dead stones split a chain: ${point} belongs to it and is not dead`;
    throw badOption(why);
  }
  const words = copyWords(output, 0, GO.SCORE_NUMBERS + GO.SCORE_SETS * height);
  const number = (index: number) => words[index]!;
  const set = (index: number) => {
    const start = GO.SCORE_NUMBERS + index * height;
    return setOfRows(width, height, words.subarray(start, start + height));
  };
  const side = (counted: number, points: PointSet, captured: number, deadTaken: number): GoSideScore => {
    const prisoners = byTerritory ? captured + deadTaken : 0;
    return { total: counted + prisoners, points, captures: captured, deadTaken };
  };
  const black = side(
    number(GO.SCORE_BLACK_POINTS),
    set(GO.SCORE_BLACK),
    captures.black,
    number(GO.SCORE_WHITE_DEAD),
  );
  const white = side(
    number(GO.SCORE_WHITE_POINTS) + komi + handicapBonus,
    set(GO.SCORE_WHITE),
    captures.white,
    number(GO.SCORE_BLACK_DEAD),
  );
  const margin = black.total - white.total;
  return {
    black,
    white,
    dame: set(GO.SCORE_DAME),
    seki: set(GO.SCORE_SEKI),
    falseEyes: set(GO.SCORE_FALSE_EYES),
    dead,
    handicapBonus,
    margin,
    result: marginText(margin),
  };
}

type Terms = ReturnType<typeof readTerms>;

/** The checked terms of counting besides the points. `extra` is their total effect on the margin. */
export function readTerms({ width, height }: Position, options: CountOptions) {
  const rules = resolveRules(options.rules === undefined ? 'japanese' : options.rules);
  const komi = options.komi === undefined ? rules.komi : validateNumber(options.komi, 'komi');
  const handicap =
    options.handicap === undefined ? 0 : validateInteger(options.handicap, 0, width * height, 'handicap');
  const captures = validateCaptures(options.captures);
  const byTerritory = rules.scoring === 'territory';
  const handicapBonus = bonusOf(rules, handicap);
  const extra = (byTerritory ? captures.black - captures.white : 0) - komi - handicapBonus;
  return { byTerritory, komi, captures, handicapBonus, extra };
}

/** The points that white receives for the handicap. One stone is only black's first move and brings none. */
function bonusOf({ handicapBonus }: GoRules, handicap: number): number {
  if (handicapBonus === 'none' || handicap < 2) return 0;
  return handicapBonus === 'n' ? handicap : handicap - 1;
}

function validateCaptures(captures: unknown): ByColor<number> {
  if (captures === undefined) return NO_CAPTURES;
  if (!isPlain(captures)) {
    throw badOption(`captures must be { black, white }, not ${show(captures)}`);
  }
  const { black, white } = captures as Partial<ByColor<unknown>>;
  return {
    black: validateInteger(black, 0, MOST_CAPTURES, 'captures.black'),
    white: validateInteger(white, 0, MOST_CAPTURES, 'captures.white'),
  };
}
