import { Printed } from '../core/printed.js';

/**
 * The key under which a board keeps its stones: black's squares in two words, a1 being bit 0 and a2 bit 8, then
 * white's, then the number of squares in a row.
 */
export const POSITION: unique symbol = Symbol('position');

/** True when the value keeps a position, and does not only inherit from something that does. */
export function hasPosition(value: unknown): boolean {
  return value instanceof Printed && Object.hasOwn(value, POSITION);
}
