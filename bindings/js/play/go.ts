import { GO_SHARE } from '#layout/play';
import { goChoiceOf } from '#layout/play.readers';
import { engine } from '../core/engine.js';
import { checkSetOf, PointSet, ROWS } from '../core/point-set.js';
import { colorNumber, pointNumber } from '../core/points.js';
import { Reader } from '../core/reader.js';
import type { Color, Vertex, VertexLike } from '../core/types.js';
import { validateColor, validateNumber } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import type { GoGame } from '../go/game.js';
import { POSITION } from '../go/position.js';
import type { MoveChoice } from './choice.js';
import type { StrengthOfQuestion } from './strength.js';

/** The facts that a board does not know, which a game does. */
export interface GoPositionOptions {
  /** The side to play. */
  toPlay: Color;
  /** The points that white has beside its area. Default 7. */
  komi?: number;
  /** The point that ko forbids to the side to play, if any. */
  ko?: VertexLike | null;
}

/** The options of a board beside those of every game. */
export const POSITION_NAMES = ['toPlay', 'komi', 'ko', 'moves'] as const;

const DEFAULT_KOMI = 7;
/** More than any board has, in half points. */
const MOST_KOMI = 4096;
const TWO_TO_32 = 2 ** 32;
/** The work of the search between two answers, some 40 ms: a step takes as many units as the board has points, and some more. */
const WORK_BETWEEN = 10_000;
const WORK_BESIDE = 20;

/** A position of Go as the engine is asked about it. */
export interface GoPositionQuestion {
  readonly kind: 'go';
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko: Vertex | null;
  readonly last: Vertex | null;
  readonly beforeLast: Vertex | null;
  readonly passed: boolean;
  readonly suicide: boolean;
  readonly byTerritory: boolean;
  /** In half points, by area. */
  readonly komi: number;
  readonly forbidden: PointSet;
}

export type GoQuestion = GoPositionQuestion & StrengthOfQuestion;

/** The question about a board. Throws 'bad-option', 'bad-vertex' and 'off-board'. */
export function questionOfBoard(
  board: GoBoard,
  { toPlay, komi = DEFAULT_KOMI, ko }: Partial<GoPositionOptions>,
): GoPositionQuestion {
  const { width, height } = board;
  return {
    kind: 'go',
    board,
    toPlay: validateColor(toPlay),
    ko: ko === undefined || ko === null ? null : toVertex(ko, width, height),
    last: null,
    beforeLast: null,
    passed: false,
    suicide: false,
    byTerritory: false,
    komi: halfPoints(validateNumber(komi, 'komi')),
    forbidden: PointSet.empty(width, height),
  };
}

/** The question about the place where a game stands. */
export function questionOfGame(game: GoGame): GoPositionQuestion {
  const { board, toPlay, rules, history } = game;
  const [beforeLast, last] = [history.at(-2), history.at(-1)];
  return {
    kind: 'go',
    board,
    toPlay,
    ko: game.ko,
    last: last?.vertex ?? null,
    beforeLast: beforeLast?.vertex ?? null,
    passed: last !== undefined && last.vertex === null,
    suicide: rules.suicide,
    byTerritory: rules.scoring === 'territory',
    komi: halfPoints(rules.komi + balance(game)),
    forbidden: board.empties().minus(game.legalMoves()),
  };
}

/** The question with those points alone to choose among. Throws 'bad-option' and 'size-mismatch'. */
export function among(question: GoPositionQuestion, moves: PointSet | undefined): GoPositionQuestion {
  if (moves === undefined) return question;
  const { board, forbidden } = question;
  return { ...question, forbidden: forbidden.or(board.empties().minus(checkSetOf(board, moves, 'moves'))) };
}

/**
 * The points that White has beside komi when a game is counted by area: what the rules give for handicap stones, or,
 * where they count territory, as many as Black has played more stones.
 */
function balance({ board, rules, handicap, captures }: GoGame): number {
  if (rules.scoring === 'territory')
    return board.stones('black').size + captures.white - board.stones('white').size - captures.black;
  const stones = { none: 0, n: handicap, 'n-1': handicap - 1 }[rules.handicapBonus];
  return Math.max(0, stones);
}

function halfPoints(komi: number): number {
  return Math.max(-MOST_KOMI, Math.min(MOST_KOMI, Math.round(2 * komi)));
}

/** The choice, with all playouts that the question has. */
export function answerGo(question: GoQuestion): MoveChoice<Vertex> {
  return ask(question, 0, 0);
}

/** The knowledge of the moves, bit by bit, some tens of milliseconds each; the last is the choice. */
export function* answersGo(question: GoQuestion): Generator<MoveChoice<Vertex>, void> {
  const { width, height } = question.board;
  const step = Math.ceil(WORK_BETWEEN / (width * height + WORK_BESIDE));
  for (let done = 0; ; ) {
    // The engine keeps one search. Another question in between has ended this one: it is done again, the same.
    const isKept = kept === question;
    const choice = isKept ? ask(question, done, step) : ask(question, 0, done + step);
    const isLast = isDecided;
    done = choice.playouts;
    yield choice;
    if (isLast) return;
  }
}

/** The question that the engine's search is about, and whether that has come to its end. */
let kept: GoQuestion | null = null;
let isDecided = false;

/** Puts the position into the engine's input; returns its side to play, and the points of ko and the last two moves. */
export function putPosition(
  input: Uint32Array,
  { board, forbidden, toPlay, ko, last, beforeLast }: GoPositionQuestion,
): [color: number, ko: number, last: number, beforeLast: number] {
  input.set(board[POSITION]);
  input.set(forbidden[ROWS], 2 * board.height);
  return [colorNumber(toPlay), pointNumber(ko), pointNumber(last), pointNumber(beforeLast)];
}

/** Goes on with the question for `more` steps, 0 for all, after those that it was asked about before. */
function ask(question: GoQuestion, done: number, more: number): MoveChoice<Vertex> {
  const { call, input, output } = engine('play');
  const { board, seed } = question;
  const { width, height } = board;
  call.playGo(
    width,
    height,
    ...putPosition(input, question),
    question.passed,
    question.suicide,
    question.byTerritory,
    question.komi,
    question.level,
    question.playouts,
    done,
    more,
    seed % TWO_TO_32,
    Math.floor(seed / TWO_TO_32),
  );
  const choice = goChoiceOf(new Reader(output, width, height));
  kept = question;
  isDecided = choice.hasDecided;
  return {
    move: choice.move,
    resigns: choice.resigns,
    ...worthOf(choice),
    playouts: choice.steps,
    candidates: choice.candidates.map((candidate) => ({
      move: candidate.move,
      visits: candidate.visits,
      ...worthOf(candidate),
      line: candidate.line,
    })),
  };
}

/** Chance and lead, in the units of JavaScript. */
export function worthOf({ winRate, lead }: { winRate: number; lead: number }) {
  return { winRate: winRate / GO_SHARE, lead: (lead | 0) / GO_SHARE };
}

/** Has the next search begin anew, as another question has been put to the engine. */
export function forgetSearch(): void {
  kept = null;
}
