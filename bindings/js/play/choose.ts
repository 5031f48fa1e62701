import { engine } from '../core/engine.js';
import { badOption, KakoiError, showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import type { PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';
import { validateInteger, validateOptions, validateWord } from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import type { GoGame } from '../go/game.js';
import { isBoard } from '../go/is-board.js';
import type { LoaGame } from '../loa/game.js';
import { isLoaBoard } from '../loa/is-board.js';
import type { LoaMove } from '../loa/move.js';
import { GAMES } from '../records/games.js';
import type { SenketGame } from '../senket/game.js';
import { isSenketBoard } from '../senket/is-board.js';
import { MODES, type SenketMode } from '../senket/score.js';
import type { MoveChoice } from './choice.js';
import {
  among,
  answerGo,
  answersGo,
  type GoPositionOptions,
  type GoQuestion,
  POSITION_NAMES,
  questionOfBoard,
  questionOfGame,
} from './go.js';
import { MOST_PLAYOUTS } from './limits.js';
import {
  answerLoa,
  answerSenket,
  type LoaQuestion,
  questionOfSenket,
  type SenketQuestion,
} from './searched.js';

/** The strongest level of chooseMove(); the weakest is 1. */
export const MOST_LEVEL = 12;

/** The strength of an opponent, and which of the games that it may play. */
export interface ChooseOptions {
  /** 1, a beginner, to 12, all that it can. Default 12. */
  level?: number;
  /**
   * In place of what the level has: the steps of the search of Go, the positions searched in Lines of Action and Senket, 1 to
   * 1,000,000. Bounds the time: of Go on 9×9 some 3,000 take a second.
   */
  playouts?: number;
  /** An integer of 0 or more, default 0. Another seed plays another game. */
  seed?: number;
  /** In Senket, the way of counting that it plays for, default 'area'; other games have none. */
  mode?: SenketMode;
  /** In Go, the points among which it chooses, default all; it may pass all the same. Other games have none. */
  moves?: PointSet;
}

/** A question that can be sent to a worker. */
export type Question = GoQuestion | LoaQuestion | SenketQuestion;

/**
 * Chooses a move for the side to play: in Go by a tree search that a network and random games guide, in Lines of Action and Senket by the
 * searches of searchLoa() and searchSenket(), where any move that is nearly as good as the best may be chosen. Weak levels
 * overlook moves. The same game, options and seed give the same choice on every machine. Takes up to seconds at the
 * highest levels; pool.chooseMove() of `kakoi/worker` does the same beside the page.
 *
 * In Go it keeps to the game's rules, superko included, passes when nothing is left to gain, and counts by area inside.
 * A GoBoard can be asked about too: `toPlay` says who plays, with `komi` (default 7) and `ko`, by area.
 *
 * Throws 'bad-option', 'size-mismatch' for moves of another board, 'game-over' for a game that has ended, and
 * 'not-initialised' before init(playEngine).
 */
export function chooseMove(game: GoGame | SenketGame, options?: ChooseOptions): MoveChoice<Vertex>;
export function chooseMove(game: LoaGame, options?: ChooseOptions): MoveChoice<LoaMove>;
export function chooseMove(board: GoBoard, options: ChooseOptions & GoPositionOptions): MoveChoice<Vertex>;
export function chooseMove(
  of: GoGame | LoaGame | SenketGame | GoBoard,
  options?: ChooseOptions & Partial<GoPositionOptions>,
): MoveChoice<Vertex> | MoveChoice<LoaMove>;
export function chooseMove(
  of: GoGame | LoaGame | SenketGame | GoBoard,
  options?: ChooseOptions & Partial<GoPositionOptions>,
): MoveChoice {
  return answer(questionOf(of, options));
}

/** The options of games that others have not. */
const OWN_NAMES = { go: ['moves'], loa: [], senket: ['mode'] } as const;

/** The question as plain values, all of them checked. Throws as chooseMove() does, but for the engine. */
export function questionOf(
  of: GoGame | LoaGame | SenketGame | GoBoard,
  options: (ChooseOptions & Partial<GoPositionOptions>) | undefined,
): Question {
  const ofBoard = isBoard(of);
  const ofGame = !ofBoard && GAMES.has(of as object) ? of.board : null;
  const kind = isBoard(ofGame) ? 'go' : isSenketBoard(ofGame) ? 'senket' : 'loa';
  const own = ofBoard ? POSITION_NAMES : OWN_NAMES[kind];
  const given = validateOptions(options, ['level', 'playouts', 'seed', ...own]);
  const { level = MOST_LEVEL, playouts, seed = 0, mode = 'area', moves } = given;
  const strength = {
    level: validateInteger(level, 1, MOST_LEVEL, 'level'),
    playouts: playouts === undefined ? 0 : validateInteger(playouts, 1, MOST_PLAYOUTS, 'playouts'),
    seed: validateInteger(seed, 0, Number.MAX_SAFE_INTEGER, 'seed'),
  };
  if (ofBoard) return { ...among(questionOfBoard(of, given), moves), ...strength };
  if (typeof of !== 'object' || of === null || !GAMES.has(of)) {
    const what = `${showThing(of)} is not a game or a GoBoard`;
    throw badOption(`${what}${originOf(of)}`);
  }
  if (of.isOver) throw new KakoiError('game-over', 'the game is over: there is no move to choose');
  const { board, toPlay } = of;
  if (isLoaBoard(board)) return { kind: 'loa', board, ...strength };
  if (isSenketBoard(board))
    return { ...questionOfSenket(board, toPlay, validateWord(mode, MODES, 'mode')), ...strength };
  return { ...among(questionOfGame(of as GoGame), moves), ...strength };
}

/** The answer to a question. */
export function answer(question: Question): MoveChoice {
  switch (question.kind) {
    case 'go':
      return answerGo(question);
    case 'loa':
      return answerLoa(question);
    case 'senket':
      return answerSenket(question);
  }
}

/**
 * Tells what chooseMove() learns, as it learns it: a choice so far after some tens of milliseconds each, with growing numbers of
 * playouts, and at last the choice itself, with pass and resignation. A loop may stop at any of them, show them in between,
 * and wait as long as it likes; asked for more, it goes on, also when other moves were chosen meanwhile. In Lines of Action
 * and Senket there is the choice alone.
 *
 * Throws as chooseMove() does, at once.
 */
export function analyzeMoves(
  game: GoGame | SenketGame,
  options?: ChooseOptions,
): Iterable<MoveChoice<Vertex>>;
export function analyzeMoves(game: LoaGame, options?: ChooseOptions): Iterable<MoveChoice<LoaMove>>;
export function analyzeMoves(
  board: GoBoard,
  options: ChooseOptions & GoPositionOptions,
): Iterable<MoveChoice<Vertex>>;
export function analyzeMoves(
  of: GoGame | LoaGame | SenketGame | GoBoard,
  options?: ChooseOptions & Partial<GoPositionOptions>,
): Iterable<MoveChoice> {
  engine('play');
  return answers(questionOf(of, options));
}

/** The answers to a question, as analyzeMoves() gives them. */
export function answers(question: Question): Iterable<MoveChoice> {
  return question.kind === 'go' ? answersGo(question) : answerOnce(question);
}

function* answerOnce(question: Question): Generator<MoveChoice, void> {
  yield answer(question);
}
