import type { Color } from '../js/index.js';
import { InputError } from './input-error.js';

/**
 * A line of NDJSON. One field holds the position or record: `sgf`, or a field that a game reads. The others
 * add to it.
 */
export interface Line {
  readonly sgf?: string;
  /** Rows of X, O and '.', as a list or as one text. */
  readonly board?: string | readonly string[];
  /** map[y][x]: black 1, white −1, empty 0. */
  readonly signMap?: readonly (readonly number[])[];
  /** The id of the line, repeated in the answer. */
  readonly id?: unknown;
  /** The game that `board` or `signMap` belongs to, default the first; with other fields it must agree. */
  readonly game?: string;
  readonly toPlay?: Color;
  /** The result in the record of the game; default: that of `sgf`. */
  readonly recorded?: string | null;
  /** The number of moves to the position; default: the last position. */
  readonly move?: number;
  /** Moves as text, which are played on from that position. */
  readonly play?: unknown;
  /** Proofs about the position, for `kakoi verify`: one, or a list, which takes precedence. */
  readonly proof?: unknown;
  readonly proofs?: readonly unknown[];
  /** Fields of single games. */
  readonly [field: string]: unknown;
}

/**
 * The deepest nesting accepted: far more than any field needs, far less than makes JSON.stringify overflow
 * the stack of a thread.
 */
const DEEPEST = 100;

/** Parses a line. Throws 'bad-json'; the contents of fields are checked by their readers. */
export function parseLine(text: string): Line {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new InputError('bad-json', (error as Error).message);
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new InputError('bad-json', 'a line must hold one JSON object');
  }
  if (isDeeper(record, DEEPEST)) {
    throw new InputError('bad-json', `a line must not nest more than ${DEEPEST} levels of lists and objects`);
  }
  return record as Line;
}

/** True for a file with one JSON object instead of a record: no record begins with a brace. */
export function isJson(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\s*\{/.test(head);
}

/** Parses a whole file as one line, which may contain line breaks. */
export function parseFile(text: string): Line {
  try {
    return parseLine(text);
  } catch (error) {
    if (!(error instanceof InputError) || !/\}\s*\{/.test(text)) throw error;
    throw new InputError('bad-json', `${error.message}; a file with an object a line is named *.ndjson`);
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
