/** Games from and to lists of moves, whatever their notation. */

import {
  type Color,
  type GameInfo,
  type GoBoard,
  GoGame,
  type GoMove,
  KakoiError,
  PointSet,
  type RulesName,
  toSgf,
  type Vertex,
} from '../api.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import { checkBoard, checkNumber, notA } from './check.js';

/** What a list of moves does not say about its game. */
export interface MovesOptions {
  /** Default 19, or that of `setup`. */
  width?: number;
  /** Default: the width, or that of `setup`. */
  height?: number;
  /** The board before the first move; default empty. */
  setup?: GoBoard;
  /** Default 'japanese'. */
  rules?: RulesName;
  /** Default: that of the rules. */
  komi?: number;
  /** How many of the stones of `setup`, or of black's first moves, are handicap. Default 0. */
  handicap?: number;
}

const OPTION_NAMES = ['width', 'height', 'setup', 'rules', 'komi', 'handicap'] as const;

/** A move, or stones put by hand before the next one. */
export type Step =
  | { readonly color: Color; readonly vertex: Vertex | null }
  | { readonly put: Color | null; readonly vertex: Vertex };

/** The board that the options begin with. Throws 'bad-option', 'bad-size' or 'size-mismatch'. */
export function firstBoard(options: MovesOptions | undefined): GoBoard {
  const { width, height = width, setup } = validateOptions(options, OPTION_NAMES);
  if (setup !== undefined) checkBoard(setup);
  return new GoGame({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(setup === undefined ? {} : { setup }),
  }).board;
}

/**
 * The game in which these steps are made, by whichever side, legal or not: read as a record is, because a GoGame
 * plays in turn and by the rules. `toPlay` is who is to play before the first of them, `next` after the last.
 */
export function gameOf(
  steps: Iterable<Step>,
  options: MovesOptions | undefined,
  { info = {}, toPlay, next }: { info?: GameInfo; toPlay?: Color; next?: Color } = {},
): GoGame {
  const { rules = 'japanese', komi, handicap } = validateOptions(options, OPTION_NAMES);
  if (typeof rules !== 'string') throw notA('name of rules', rules);
  const board = firstBoard(options);
  const { rulesName } = new GoGame({ size: 1, rules });
  let text = `(;GM[1]FF[4]CA[UTF-8]SZ[${board.width}:${board.height}]RU[${rulesName}]`;
  if (komi !== undefined) text += `KM[${checkNumber(komi, 'komi')}]`;
  if (handicap !== undefined) {
    text += `HA[${validateInteger(handicap, 0, board.width * board.height, 'handicap')}]`;
  }
  for (const [name, property] of INFO_PROPERTIES) {
    const value = info[name];
    if (value !== undefined) text += `${property}[${value.replace(/[\\\]]/g, '\\$&')}]`;
  }
  for (const [color, property] of STONES) {
    for (const vertex of board.stones(color)) text += `${property}[${toSgf(vertex)}]`;
  }
  if (toPlay !== undefined) text += playerText(toPlay);
  for (const step of steps) text += `;${stepText(step)}`;
  if (next !== undefined) text += `;${playerText(next)}`;
  return GoGame.fromSgf(`${text})`);
}

const INFO_PROPERTIES = [
  ['black', 'PB'],
  ['white', 'PW'],
  ['gameName', 'GN'],
  ['result', 'RE'],
] as const;

const STONES = [
  ['black', 'AB'],
  ['white', 'AW'],
] as const;

function playerText(color: Color): string {
  return `PL[${color === 'black' ? 'B' : 'W'}]`;
}

function stepText(step: Step): string {
  const point = step.vertex === null ? '' : toSgf(step.vertex);
  if ('color' in step) return `${step.color === 'black' ? 'B' : 'W'}[${point}]`;
  return `${step.put === null ? 'AE' : step.put === 'black' ? 'AB' : 'AW'}[${point}]`;
}

/** The color that plays first in the game as it stands. */
export function firstPlayer(game: GoGame): Color {
  return game.history[0]?.color ?? game.toPlay;
}

/**
 * The moves of a game whose stones were all put there before the first or by them. Throws 'bad-option' when a record
 * sets up more in between, which lists of moves cannot say.
 */
export function movesAlone(game: GoGame): readonly GoMove[] {
  let board = game.boardAt(0);
  for (const { number, color, vertex, captured } of game.history) {
    if (vertex !== null) board = board.with(PointSet.of(board.width, board.height, [vertex]), color);
    if (!board.with(captured, null).equals(game.boardAt(number))) {
      throw new KakoiError(
        'bad-option',
        `the record sets up stones after move ${number}: moves alone do not tell it`,
      );
    }
    board = game.boardAt(number);
  }
  return game.history;
}
