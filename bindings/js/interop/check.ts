/**
 * Checks of foreign data. Errors name what was expected, and hint at another copy of the package when the
 * value looks like one of its boards or sets.
 */

import { type ErrorCode, type GoBoard, GoGame, KakoiError, type PointSet, ScalarMap } from '../api.js';
import { showThing } from '../core/errors.js';
import { originOf } from '../core/foreign.js';
import { isSet } from '../core/point-set.js';
import { listOf } from '../core/validate.js';
import { isBoard } from '../go/board.js';

function article(what: string): string {
  return /^[aeiou8]/i.test(what) ? 'an' : 'a';
}

/** The error for a value that is not a `what`, which is given without an article. */
export function notA(what: string, value: unknown, code: ErrorCode = 'bad-option'): KakoiError {
  return new KakoiError(code, `${showThing(value)} is not ${article(what)} ${what}${originOf(value)}`);
}

/** Throws 'bad-option' unless the value is a list. */
export function checkList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw notA(what, value);
  return value;
}

/**
 * The results of `read` for each item of a list or any other iterable, but not of text. Throws 'bad-option'.
 * When `read` throws, no further item is asked for, because a list may be endless, or nothing but holes.
 */
export function readItems<T>(value: unknown, what: string, read: (item: unknown) => T): T[] {
  const items = listOf(value as Iterable<unknown>, read);
  if (items === null) throw notA(what, value);
  return items;
}

/** As readItems, but for arrays only. */
export function readList<T>(value: unknown, what: string, read: (item: unknown) => T): T[] {
  return readItems(checkList(value, what), what, read);
}

/** Throws 'bad-option' unless the value is an object other than a list. */
export function checkObject(value: unknown, what: string): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notA(what, value);
  return value;
}

/** Throws 'bad-option' unless the value is a finite number. */
export function checkNumber(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw notA(what, value);
  return value;
}

/** Throws 'bad-option' unless the value is text. */
export function checkText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw notA(what, value);
  return value;
}

/** Throws 'bad-option' unless the value is a GoBoard. */
export function checkBoard(value: unknown): GoBoard {
  if (!isBoard(value)) throw notA('GoBoard', value);
  return value;
}

/** Throws 'bad-option' unless the value is a GoGame. */
export function checkGame(value: unknown): GoGame {
  if (!GoGame.isGame(value)) throw notA('GoGame', value);
  return value as GoGame;
}

/** Throws 'bad-option' unless the value is a PointSet. */
export function checkSet(value: unknown): PointSet {
  if (!isSet(value)) throw notA('PointSet', value);
  return value;
}

/** Throws 'bad-option' unless the value is a ScalarMap. */
export function checkMap(value: unknown): ScalarMap {
  if (!isMap(value)) throw notA('ScalarMap', value);
  return value;
}

/** True when the value is a ScalarMap. */
export function isMap(value: unknown): value is ScalarMap {
  return value instanceof ScalarMap && Object.hasOwn(value, 'values');
}
