/**
 * Checks of foreign data. The error class is the package's own, so that `instanceof KakoiError` holds: nothing here may
 * import a module that brings another copy of it, as core/validate.js does.
 */

import { show } from '../core/errors.js';
import { type ErrorCode, GoBoard, GoGame, KakoiError, PointSet, ScalarMap } from '../index.js';

/** The error for a value that is not what it should be. */
export function notA(what: string, value: unknown, code: ErrorCode = 'bad-option'): KakoiError {
  return new KakoiError(code, `${show(value)} is no ${what}`);
}

/** Throws 'bad-option' unless the value is a list. */
export function checkList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw notA(what, value);
  return value;
}

/** Throws 'bad-option' unless the value is an object, and no list. */
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
  if (!(value instanceof GoBoard)) throw notA('GoBoard', value);
  return value;
}

/** Throws 'bad-option' unless the value is a GoGame. */
export function checkGame(value: unknown): GoGame {
  if (!(value instanceof GoGame)) throw notA('GoGame', value);
  return value;
}

/** Throws 'bad-option' unless the value is a PointSet. */
export function checkSet(value: unknown): PointSet {
  if (!(value instanceof PointSet)) throw notA('PointSet', value);
  return value;
}

/** Throws 'bad-option' unless the value is a ScalarMap. */
export function checkMap(value: unknown): ScalarMap {
  if (!(value instanceof ScalarMap)) throw notA('ScalarMap', value);
  return value;
}
