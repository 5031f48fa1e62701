/** Checks of what the package itself makes: boards, sets and maps, by their class and their size. */

import { badOption, KakoiError, showThing } from './errors.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** '19×13', as messages write a size. */
export function sizeText({ width, height }: Size): string {
  return `${width}×${height}`;
}

export function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** Returns the value when it is of the size of the whole. Throws 'size-mismatch': '`what` 9×9, the board 19×19'. */
export function checkSize<T extends Size>(value: T, whole: Size, what: string, wholeName = 'the board'): T {
  if (isSameSize(value, whole)) return value;
  throw new KakoiError('size-mismatch', `${what} ${sizeText(value)}, ${wholeName} ${sizeText(whole)}`);
}

/** The error for a value that is not of the class of that name; `origin` ends its message. */
export function wrongClass(what: string, name: string, value: unknown, origin = ''): KakoiError {
  return badOption(`${what} must be a ${name}, not ${showThing(value)}${origin}`);
}
