import type { SenketBoard } from './board.js';
import { hasPosition } from './position.js';

/**
 * True when the value is a board. Its class is not asked for, so that a program that only recognises boards need not have it.
 */
export function isSenketBoard(value: unknown): value is SenketBoard {
  return hasPosition(value);
}
