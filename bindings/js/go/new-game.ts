import { checkSize, wrongClass } from '../core/check.js';
import { badOption, showThing } from '../core/errors.js';
import { PointSet } from '../core/point-set.js';
import type { Color, VertexLike } from '../core/types.js';
import {
  listOf,
  validateColor,
  validateInteger,
  validateNumber,
  validateOptions,
  validateSize,
} from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import { type GameInfo, withInfo } from '../records/game-info.js';
import { newSource, type SgfKind, type SgfSource } from '../records/sgf-source.js';
import { GoBoard } from './board.js';
import { handicapPoints } from './handicap.js';
import { isBoard } from './is-board.js';
import { writeSetup } from './node.js';
import { rulesText } from './record-rules.js';
import { type GoRules, type RulesName, resolveRules } from './rules.js';

/** Options of a new game. */
export interface GoGameOptions {
  /** The length of both sides; `width` and `height` give each. Default 19, or the size of `setup`. */
  size?: number;
  width?: number;
  height?: number;
  /** The rules, by name or in full. Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** Replaces the komi of the rules. */
  komi?: number;
  /**
   * The number of stones that black places on the fixed points before white begins, or the points where he
   * has placed them; with `setup`, the number of its stones that are handicap.
   */
  handicap?: number | Iterable<VertexLike>;
  setup?: GoBoard;
  /** The side to play first. Default: white when there is a handicap of two or more, else black. */
  toPlay?: Color;
  info?: GameInfo;
}

const OPTION_NAMES = [
  'size',
  'width',
  'height',
  'rules',
  'komi',
  'handicap',
  'setup',
  'toPlay',
  'info',
] as const;

export const GO: SgfKind = { number: 1, name: 'Go' };

/** The beginning of a game; `rules` is undefined when they are to be read from the record. */
export interface Beginning {
  readonly source: SgfSource;
  readonly rules?: GoRules | undefined;
  /** True when a move of the main line that the rules do not allow is refused. */
  readonly strict?: boolean;
}

/** The beginning of a game made from options. Throws 'bad-option', 'bad-size' and 'size-mismatch'. */
export function newGame(options: GoGameOptions | undefined): Beginning {
  const given = validateOptions(options, OPTION_NAMES);
  const { setup } = given;
  if (setup !== undefined && !isBoard(setup)) throw wrongClass('setup', 'GoBoard', setup);
  const width = firstGiven(given.width, given.size, setup?.width, given.height);
  const height = firstGiven(given.height, given.size, setup?.height, given.width);
  validateSize(width, height);
  if (setup !== undefined) checkSize(setup, { width, height }, 'the set-up is', 'the game');

  const named = resolveRules(given.rules === undefined ? 'japanese' : given.rules);
  const rules =
    given.komi === undefined ? named : Object.freeze({ ...named, komi: validateNumber(given.komi, 'komi') });
  const [handicap, stones] = handicapOf(given.handicap, width, height, setup !== undefined);
  const assumed = handicap >= 2 ? 'white' : 'black';
  const toPlay = given.toPlay === undefined ? assumed : validateColor(given.toPlay);
  const empty = GoBoard.empty(width, height);
  let board = setup ?? empty;
  if (stones !== null) board = board.with(stones, 'black');

  const data: Record<string, readonly string[]> = {
    SZ: [width === height ? `${width}` : `${width}:${height}`],
    KM: [`${rules.komi}`],
  };
  const words = rulesText(typeof given.rules === 'string' ? given.rules : rules);
  if (words !== '') data.RU = [words];
  if (handicap >= 2) data.HA = [`${handicap}`];
  const opening = writeSetup(empty, board, toPlay === assumed ? null : toPlay);
  return { source: newSource(GO, { ...withInfo(data, given.info), ...opening }), rules };
}

/** The number of handicap stones, and the points to put them on; null when none are to be put. */
function handicapOf(
  given: GoGameOptions['handicap'] = 0,
  width: number,
  height: number,
  isPlaced: boolean,
): [number, PointSet | null] {
  if (typeof given !== 'object' || given === null) {
    const stones = validateInteger(given, 0, isPlaced ? width * height : 9, 'handicap');
    return [
      stones,
      isPlaced || stones < 2 ? null : PointSet.of(width, height, handicapPoints(width, height, stones)),
    ];
  }
  const points = listOf(given, (vertex) => toVertex(vertex, width, height));
  if (points === null || isPlaced || points.length < 2) {
    throw badOption(
      `handicap must be a number or, without a setup, two points or more, not ${showThing(given)}`,
    );
  }
  const stones = PointSet.of(width, height, points);
  if (stones.size < points.length) throw badOption('the handicap names a point twice');
  return [stones.size, stones];
}

function firstGiven(...sizes: (number | undefined)[]): number {
  const given = sizes.find((size) => size !== undefined);
  return given === undefined ? 19 : given;
}
