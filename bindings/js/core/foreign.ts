import { Printed } from './printed.js';

/** The end of a message about a value that is refused: why what looks like a board or set may not be known here. */
export function originOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Printed) return '';
  // Other copies keep the words of their boards and sets under symbols of their own, which are called the same.
  const names = Object.getOwnPropertySymbols(value).map(({ description }) => description);
  return names.includes('position') || names.includes('rows')
    ? ', which may be of another copy of the package'
    : '';
}
