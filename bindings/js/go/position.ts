import { Printed } from '../core/printed.js';

/** The key under which a board keeps its stones: black's rows, then white's. */
export const POSITION: unique symbol = Symbol('position');

/** The part of a board that the engine needs. */
export interface Position {
  readonly width: number;
  readonly height: number;
  readonly [POSITION]: Uint32Array;
}

/** True when the value keeps a position, and does not only inherit from something that does. */
export function hasPosition(value: unknown): boolean {
  return value instanceof Printed && Object.hasOwn(value, POSITION);
}
