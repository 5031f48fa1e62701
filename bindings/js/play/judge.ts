import { GO_OWNED, GO_SHARE } from '#layout/play';
import { goJudgementOf } from '#layout/play.readers';
import { engine } from '../core/engine.js';
import { badOption, showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import { Reader } from '../core/reader.js';
import { ScalarMap } from '../core/scalar-map.js';
import type { Vertex } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { GoGame } from '../go/game.js';
import { isBoard } from '../go/is-board.js';
import { GAMES } from '../records/games.js';
import {
  forgetSearch,
  type GoPositionOptions,
  type GoPositionQuestion,
  putPosition,
  questionOfBoard,
  questionOfGame,
  worthOf,
} from './go.js';
import { MOST_PLAYOUTS } from './limits.js';

/** The judgement of a position of Go by the network of the opponents. */
export interface GoJudgement {
  /** The chance to win of the side to play, 0 to 1. */
  readonly winRate: number;
  /** The points by which the side to play leads in the end, komi counted. */
  readonly lead: number;
  /** The likely owner of each point in the end, from 1 (Black's) to −1 (White's). */
  readonly owners: ScalarMap;
  /**
   * The moves that a strong player would look at, at most 16, the likeliest first: null is a pass, `share` its part of all
   * likelihood, 0 to 1. None once the game is over.
   */
  readonly moves: readonly { readonly move: Vertex | null; readonly share: number }[];
}

/** Options for games and boards alike. */
type AnyOptions = Partial<GoPositionOptions> & JudgementOptions;

export const NAMES_OF_BOARD = ['toPlay', 'komi', 'ko', 'playouts'] as const;

/** A position to judge, as plain values that can be sent to a worker. */
export type JudgementQuestion = GoPositionQuestion & { readonly isOver: boolean; readonly playouts: number };

/** Options of judge(). */
export type JudgementOptions = {
  /**
   * The steps of the search of chooseMove() that are taken first, 0 to 1,000,000, default 0: a hundred take as long as some
   * eighty glances, and bring the lead on 19×19 a fifth nearer to the result.
   */
  playouts?: number;
};

/**
 * Judges a position of Go at a glance, by the network that leads the search of chooseMove(): one to three thousandths of a second,
 * the same on every machine. With `playouts` it looks ahead first. It takes what chooseMove() takes, and finished games, too.
 *
 * Throws 'bad-option', 'bad-vertex' and 'off-board', and 'not-initialised' before init(playEngine).
 */
export function judge(game: GoGame, options?: JudgementOptions): GoJudgement;
export function judge(board: GoBoard, options: GoPositionOptions & JudgementOptions): GoJudgement;
export function judge(of: GoGame | GoBoard, options?: AnyOptions): GoJudgement;
export function judge(of: GoGame | GoBoard, options?: AnyOptions): GoJudgement {
  return judgementOf(askJudge(of, options));
}

/** The question about a position. Throws as judge() does, but for the engine. */
export function askJudge(of: GoGame | GoBoard, options: AnyOptions | undefined): JudgementQuestion {
  const ofBoard = isBoard(of);
  const { playouts = 0, ...given } = validateOptions(options, ofBoard ? NAMES_OF_BOARD : ['playouts']);
  const strength = { playouts: validateInteger(playouts, 0, MOST_PLAYOUTS, 'playouts') };
  if (ofBoard) return { ...questionOfBoard(of, given), ...strength, isOver: false };
  if (!GAMES.has(of) || !isBoard(of.board))
    throw badOption(`${showThing(of)} is not a GoGame or a GoBoard${originOf(of)}`);
  return { ...questionOfGame(of), ...strength, isOver: of.isOver };
}

/** The answer to a question. */
export function judgementOf(question: JudgementQuestion): GoJudgement {
  const { call, input, output } = engine('play');
  const { width, height } = question.board;
  forgetSearch();
  call.judgeGo(
    width,
    height,
    ...putPosition(input, question),
    question.suicide,
    question.komi,
    question.playouts,
  );
  const reader = new Reader(output, width, height);
  const { moves, ...found } = goJudgementOf(reader);
  const owners = Float32Array.from(reader.copy(width * height), (word) => (word | 0) / GO_OWNED);
  return {
    ...worthOf(found),
    owners: new ScalarMap(width, height, owners),
    moves: question.isOver ? [] : moves.map(({ move, share }) => ({ move, share: share / GO_SHARE })),
  };
}
