import type { LoaBoard } from './board.js';
import { hasPosition } from './position.js';

/**
 * True when the value is a board. Its class is not asked for, so that a program that only recognises boards need not have it.
 */
export function isLoaBoard(value: unknown): value is LoaBoard {
  return hasPosition(value);
}
