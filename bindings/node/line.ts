import type { Color } from '../js/index.js';
import { InputError } from './input-error.js';

/** A line of NDJSON. One field says what stands on the board: `sgf`, or one that a game reads. The others go with it. */
export interface Line {
  readonly sgf?: string;
  /** Rows of X, O and '.', as a list or as one text. */
  readonly board?: string | readonly string[];
  /** map[y][x]: black 1, white −1, empty 0. */
  readonly signMap?: readonly (readonly number[])[];
  /** Comes back in the answer. */
  readonly id?: unknown;
  /** Whose `board` or `signMap` it is, default the first game's; beside the others it must agree. */
  readonly game?: string;
  readonly toPlay?: Color;
  /** The result that the record of the game names; default: that of `sgf`. */
  readonly recorded?: string | null;
  /** The position after that many moves; default: the last. */
  readonly move?: number;
  /** Proofs about the position, for `kakoi verify`: one, or a list, which goes before. */
  readonly proof?: unknown;
  readonly proofs?: readonly unknown[];
  /** Fields of a game alone. */
  readonly [field: string]: unknown;
}

/** Far more than any field needs, far less than makes JSON.stringify overflow the stack of any thread. */
const DEEPEST = 100;

/** Throws 'bad-json'; what the fields hold is for their readers to check. */
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

/** True for a file that holds one object of NDJSON instead of a record: no record begins with a brace. */
export function isJson(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\s*\{/.test(head);
}

/** A whole file as one line, which may be broken anywhere. */
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
