/**
 * Checks of foreign data. Errors name what was expected, and hint at another copy of the package when the
 * value looks like one of its boards or sets.
 */

import {
  type ErrorCode,
  type GoBoard,
  GoGame,
  KakoiError,
  type PointSet,
  type ScalarMap,
} from '../../js/api.js';
import { showThing } from '../../js/core/errors.js';
import { originOf } from '../../js/core/foreign.js';
import { isSet } from '../../js/core/point-set.js';
import { isMap } from '../../js/core/scalar-map.js';
import { listOf } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import { decodeSgf } from '../../js/records/decode.js';
import { isGame } from '../../js/records/record-game.js';

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

/** The text, or that of the bytes of a file, or its first `most` characters or bytes. Throws 'bad-option' for all else. */
export function checkSource(value: unknown, what: string, most = Infinity): string {
  if (typeof value === 'string') return value.slice(0, most);
  if (!ArrayBuffer.isView(value)) throw notA(`${what} as text or bytes`, value);
  const { buffer, byteOffset, byteLength } = value;
  return decodeSgf(new Uint8Array(buffer, byteOffset, Math.min(byteLength, most)));
}

/** A check that returns the value when `isOne` takes it for one of the class of that name. Throws 'bad-option'. */
function checkOf<T>(isOne: (value: unknown) => boolean, name: string): (value: unknown) => T {
  return (value) => {
    if (!isOne(value)) throw notA(name, value);
    return value as T;
  };
}

export const checkBoard = /* @__PURE__ */ checkOf<GoBoard>(isBoard, 'GoBoard');
export const checkGame = /* @__PURE__ */ checkOf<GoGame>((value) => isGame(value, GoGame), 'GoGame');
export const checkSet = /* @__PURE__ */ checkOf<PointSet>(isSet, 'PointSet');
export const checkMap = /* @__PURE__ */ checkOf<ScalarMap>(isMap, 'ScalarMap');
