/** Checks of arguments, made before the engine sees them. Each returns the value with its type, or throws. */

import { badOption, type ErrorCode, isPlain, KakoiError, show, showThing } from './errors.js';
import type { Color, Connectivity } from './types.js';

/** The longest side of a board or set; the shortest is 1. */
export const MAX_SIZE = 32;

/** Throws 'bad-size' unless both sides are integers of 1..32. */
export function validateSize(width: unknown, height: unknown): void {
  if (!isInteger(width, 1, MAX_SIZE) || !isInteger(height, 1, MAX_SIZE)) {
    throw new KakoiError(
      'bad-size',
      `width and height must be integers from 1 to ${MAX_SIZE}, not ${show(width)} and ${show(height)}`,
    );
  }
}

/** Throws 'bad-option' unless the value is 'black' or 'white'. */
export function validateColor(value: unknown): Color {
  if (value !== 'black' && value !== 'white') {
    throw badOption(`a color is 'black' or 'white', not ${show(value)}`);
  }
  return value;
}

/** Throws 'bad-option' unless the value is 4 or 8. */
export function validateConnectivity(value: unknown): Connectivity {
  if (value !== 4 && value !== 8) throw badOption(`connectivity is 4 or 8, not ${show(value)}`);
  return value;
}

/** Returns a copy of a plain object that has only the named options; {} for undefined. Throws 'bad-option'. */
export function validateOptions<T extends object>(
  options: T | undefined,
  names: readonly (keyof T & string)[],
): T {
  const given = validatePlain(options);
  for (const name of Object.keys(given)) {
    if (!(names as readonly string[]).includes(name)) {
      throw badOption(`unknown option ${show(name)}; known: ${names.join(', ')}`);
    }
  }
  return given;
}

/**
 * Returns a copy of a plain object with any names, so that what is checked is what is used, whatever its getters answer the
 * next time; {} for undefined. Throws 'bad-option' for anything else, because a game or a Map given by mistake would pass as
 * empty options.
 */
export function validatePlain<T extends object>(options: T | undefined, what = 'options'): T {
  if (options === undefined) return {} as T;
  if (!isPlain(options)) throw badOption(`${what} must be a plain object, not ${show(options)}`);
  return { ...options };
}

/**
 * The results of `read` for each item of any iterable but text; null for anything else. When `read` throws,
 * no further item is asked for, because a list may be endless or a billion holes.
 */
export function listOf<T, R>(items: Iterable<T>, read: (item: T, index: number) => R): R[] | null {
  const list: R[] = [];
  if (Array.isArray(items)) {
    for (let i = 0; i < items.length; i++) list.push(read(items[i], i)); // not by its iterator, which may be replaced
    return list;
  }
  if (typeof items === 'string' || typeof items?.[Symbol.iterator] !== 'function') return null;
  // Empty views are refused, because views of detached memory look the same.
  if (ArrayBuffer.isView(items) && items.byteLength === 0) return null;
  // The iterator is driven by hand: for...of would throw an error of its own for a malformed one.
  const iterator = items[Symbol.iterator]();
  if (typeof iterator?.next !== 'function') return null;
  for (;;) {
    const step = iterator.next();
    if (Object(step) !== step) return null;
    if (step.done) return list;
    list.push(read(step.value, list.length));
  }
}

/** As listOf(), but throws 'bad-option' where that returns null. */
export function validateList<T, R>(
  items: Iterable<T>,
  read: (item: T, index: number) => R,
  what: string,
  kind = 'a list',
): R[] {
  const list = listOf(items, read);
  if (list === null) throw badOption(`${what} must be ${kind}, not ${showThing(items)}`);
  return list;
}

/** Throws 'bad-option' unless the value is one of the words. */
export function validateWord<T extends string>(value: unknown, words: readonly T[], what: string): T {
  if (!(words as readonly unknown[]).includes(value)) {
    const known = words.map((word) => `'${word}'`).join(', ');
    throw badOption(`${what} must be one of ${known}, not ${showThing(value)}`);
  }
  return value as T;
}

/** Throws 'bad-option' (or the code given) unless the value is an integer in min..max. */
export function validateInteger(
  value: unknown,
  min: number,
  max: number,
  what: string,
  code: ErrorCode = 'bad-option',
): number {
  if (!isInteger(value, min, max)) {
    throw new KakoiError(code, `${what} must be an integer from ${min} to ${max}, not ${show(value)}`);
  }
  return value + 0; // −0 becomes 0
}

/** Throws 'bad-option' unless the value is an integer of 0 or more. */
export function validateCount(value: unknown, what: string): number {
  if (!isInteger(value, 0, Number.MAX_VALUE)) {
    throw badOption(`${what} must be an integer of 0 or more, not ${show(value)}`);
  }
  return value + 0;
}

/** Throws 'bad-option' unless the value is a finite number. */
export function validateNumber(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw badOption(`${what} must be a finite number, not ${show(value)}`);
  }
  return value + 0;
}

/** Throws 'bad-option' unless the value is true or false. */
export function validateBoolean(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw badOption(`${what} must be true or false, not ${show(value)}`);
  return value;
}

/** Throws 'bad-option' unless the value is text. */
export function validateText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw badOption(`${what} must be a string, not ${show(value)}`);
  return value;
}

/** Throws 'bad-option' unless the value is a function or missing. */
export function validateFunction(value: unknown, what: string): void {
  if (value !== undefined && typeof value !== 'function')
    throw badOption(`${what} must be a function, not ${show(value)}`);
}

function isInteger(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
