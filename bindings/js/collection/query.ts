/** Questions to a collection: what the caller asks, as the engine takes it. */

import * as LAYOUT from '#layout/collection';
import { badCell, readDiagram } from '../core/diagram.js';
import { engine } from '../core/engine.js';
import { badOption } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import type { Color } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateCount,
  validateFunction,
  validateOptions,
  validatePlain,
  validateWord,
} from '../core/validate.js';
import type { GoBoard } from '../go/board.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';
import type { CollectionInfo } from './facts.js';

/**
 * The place of a pattern on the board. 'corner': with two of its sides at the board's, in any corner; 'edge': with a side at the
 * board's. The others name the sides or corners as the pattern is drawn, and turn with it: a pattern at 'top-right' has its
 * upper right cell in a corner of the board, whichever way the board is turned.
 */
export type PatternAnchor =
  | 'anywhere'
  | 'corner'
  | 'edge'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right';

/**
 * A whole position, or a pattern: rows of 'X' (black), 'O' (white), '.' (empty), '*' (anything), 'x' (black or
 * empty), 'o' (white or empty), blanks between cells allowed.
 */
export type PatternQuery =
  | {
      readonly board: GoBoard;
      /** The side that plays next: only games in which a move of its follows. Default: any game, one that ends there too. */
      readonly toPlay?: Color;
    }
  | { readonly pattern: string; readonly anchor?: PatternAnchor };

/** A question to a collection. */
export type CollectionQuery = PatternQuery & {
  /** Looks in all eight orientations. Default true. */
  readonly symmetries?: boolean;
  /** Looks with the colours swapped, too. Default false. */
  readonly swapColors?: boolean;
  /** Asks only games whose info this accepts. */
  readonly where?: (info: CollectionInfo) => boolean;
  /** The most games found; the first ones are. Default: no limit. */
  readonly limit?: number;
};

/** A question to a collection about what is played next. */
export type ContinuationQuery = CollectionQuery & {
  /** Takes the next move within the pattern, and passes over those elsewhere before it. Default false. */
  readonly local?: boolean;
};

/** The anchor of a whole position. */
const WHOLE = LAYOUT.ANCHORS.indexOf('board');

/** The side to play where it does not matter. */
export const EITHER = LAYOUT.SIDES.indexOf('either');

/** The contents that a letter allows. */
const CELLS: Readonly<Record<string, number>> = (() => {
  const [empty, black, white] = LAYOUT.CELL.map((_, bit) => 2 ** bit) as [number, number, number];
  return {
    '.': empty,
    X: black,
    O: white,
    x: black + empty,
    o: white + empty,
    '*': black + white + empty,
    // As in the diagrams of GoBoard.
    '#': black,
    ',': empty,
    '+': empty,
  };
})();

/** A checked question. */
export interface Asked {
  readonly width: number;
  readonly height: number;
  /** A number a cell, row by row. */
  readonly cells: Uint32Array;
  readonly anchor: number;
  readonly symmetries: boolean;
  readonly swapColors: boolean;
  readonly side: number;
  readonly where: CollectionQuery['where'];
  readonly limit: number;
  readonly local: boolean;
  /** The position asked for, if it is a whole one. */
  readonly board: GoBoard | null;
}

const COMMON = ['symmetries', 'swapColors', 'where', 'limit'] as const;

/** Checks a question. Throws 'bad-option', 'bad-diagram' and 'bad-size'. */
export function readQuery(query: ContinuationQuery, isContinuation = false): Asked {
  type All = {
    board?: GoBoard;
    toPlay?: Color;
    pattern?: string;
    anchor?: PatternAnchor;
    local?: boolean;
  } & Pick<ContinuationQuery, (typeof COMMON)[number]>;
  const given = validatePlain(query as All | undefined);
  const own = isContinuation ? (['local'] as const) : [];
  const kind = given.board === undefined ? (['pattern', 'anchor'] as const) : (['board', 'toPlay'] as const);
  validateOptions(given, [...kind, ...COMMON, ...own]);
  const { symmetries = true, swapColors = false, local = false, where, limit } = given;
  validateFunction(where, 'where');
  const common = {
    symmetries: validateBoolean(symmetries, 'symmetries'),
    swapColors: validateBoolean(swapColors, 'swapColors'),
    local: validateBoolean(local, 'local'),
    where,
    limit: limit === undefined ? Number.POSITIVE_INFINITY : validateCount(limit, 'limit'),
  };
  if (given.board !== undefined) {
    const board = checkBoard(given.board, isBoard, 'GoBoard');
    return {
      ...common,
      width: board.width,
      height: board.height,
      cells: cellsOfBoard(board),
      anchor: WHOLE,
      side: given.toPlay === undefined ? EITHER : LAYOUT.SIDES.indexOf(validateColor(given.toPlay)),
      board,
    };
  }
  if (given.pattern === undefined) throw badOption('a question to a collection has a board or a pattern');
  const { width, height, rows } = readDiagram(given.pattern);
  const { anchor = 'anywhere' } = given;
  return {
    ...common,
    width,
    height,
    cells: Uint32Array.from([...rows.join('')], (cell, i) => {
      const contents = CELLS[cell];
      if (contents === undefined) throw badCell(cell, i % width, Math.floor(i / width), 'X O . * x o');
      return contents;
    }),
    anchor: LAYOUT.ANCHORS.indexOf(
      validateWord<PatternAnchor>(anchor, LAYOUT.ANCHORS.slice(0, WHOLE) as PatternAnchor[], 'anchor'),
    ),
    side: EITHER,
    board: null,
  };
}

function cellsOfBoard(board: GoBoard): Uint32Array {
  const { width, height, [POSITION]: rows } = board;
  const has = (row: number, x: number) => ((rows[row]! >>> x) & 1) !== 0;
  return Uint32Array.from({ length: width * height }, (_, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    return CELLS[has(y, x) ? 'X' : has(height + y, x) ? 'O' : '.']!;
  });
}

/** Tells the engine the question. */
export function ask({ width, height, cells, anchor, symmetries, swapColors, side }: Asked): void {
  const { call, input } = engine('collection');
  input.set(cells);
  call.collectionAsk(width, height, anchor, symmetries, swapColors, side);
}

/**
 * The keys of the positions that are asked for, as they stand and with colours swapped; null for a pattern, and for positions of
 * too many stones to have one.
 */
export function keysOf({ board, swapColors }: Asked): [number, number] | null {
  if (board === null || board.stones('black').size + board.stones('white').size > LAYOUT.MOST_KEYED)
    return null;
  const { call, input, output } = engine('collection');
  input.set(board[POSITION]);
  call.collectionKeys(board.width, board.height);
  const key = output[LAYOUT.KEYS_KEY]!;
  return [key, swapColors ? output[LAYOUT.KEYS_SWAPPED]! : key];
}
