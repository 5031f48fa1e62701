import { wrongClass } from './check.js';
import { Printed } from './printed.js';

/**
 * The end of a message about a refused value: says so when it looks like a board or set of another copy of
 * the package.
 */
export function originOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Printed) return '';
  // Other copies of the package use symbols of their own, but with the same descriptions.
  const names = Object.getOwnPropertySymbols(value).map(({ description }) => description);
  return names.includes('position') || names.includes('rows')
    ? ', which may be of another copy of the package'
    : '';
}

/** Returns the value when `isOne` takes it for a board of the class of that name; throws 'bad-option' otherwise. */
export function checkBoard<Board>(
  value: unknown,
  isOne: (value: unknown) => value is Board,
  name: string,
): Board {
  if (isOne(value)) return value;
  throw wrongClass('the board', name, value, originOf(value));
}
