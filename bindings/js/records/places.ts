/** Places in SGF text, as errors and notes name them. */

import { KakoiError } from '../core/errors.js';

/** A line and a column, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns a function from positions in a text to places. Positions must be asked for in order: it walks
 * through the text once.
 */
export function placesIn(text: string): (pos: number) => Place {
  const ends = /\r\n?|\n\r?/g; // a pattern of its own, because it keeps its position between calls
  let line = 1;
  let start = 0;
  let end: RegExpExecArray | null | undefined;
  return (pos) => {
    if (end === undefined) end = ends.exec(text);
    for (; end !== null && end.index < pos; end = ends.exec(text)) {
      line++;
      start = ends.lastIndex;
    }
    return { line, column: pos - start + 1 };
  };
}

/** The 'bad-sgf' error for a place. */
export function badSgf({ line, column }: Place, message: string): KakoiError {
  return new KakoiError('bad-sgf', `line ${line}, column ${column}: ${message}`);
}

/** The message for a fault that stops strict reading only. */
export function mendable(message: string): string {
  return `${message} (lenient reading mends it)`;
}
