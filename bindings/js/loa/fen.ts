/**
 * Reads and writes positions as text: the ranks from the last to the first, each from file a on, digits for
 * empty squares, then the side to move. The number of ranks, 5 to 8, is the size of the board. Two conventions are in use: 'b' and 'w' for the stones and the sides, or 'L' and 'l' for
 * the stones of the first and second player, whose sides are then called 'w' and 'b'.
 */

import { LEAST_SIZE, MOST_SIZE } from '#layout/loa';
import { KakoiError, show } from '../core/errors.js';
import type { Color } from '../core/types.js';
import { squareAt } from './squares.js';

/** The letters for stones and sides in FEN. */
export type LoaLetters = 'bw' | 'Ll';

/** The size of the board, its stones, and the side to move. */
export interface FenPosition {
  readonly size: number;
  readonly stones: readonly { readonly square: number; readonly color: Color }[];
  readonly toPlay: Color;
}

const STONES: Readonly<Record<string, Color>> = { b: 'black', w: 'white', L: 'black', l: 'white' };
const SIDES: Readonly<Record<LoaLetters, Readonly<Record<string, Color>>>> = {
  bw: { b: 'black', w: 'white' },
  Ll: { w: 'black', b: 'white' },
};

/** Reads a position in either convention. Throws 'bad-notation' with the position of the fault. */
export function readFen(text: string): FenPosition {
  if (typeof text !== 'string') throw new KakoiError('bad-notation', `a position is text, not ${show(text)}`);
  const fault = (index: number, message: string) =>
    new KakoiError('bad-notation', `character ${index + 1} of ${show(text)}: ${message}`);

  const stones: { square: number; color: Color }[] = [];
  let letters: LoaLetters | undefined;
  let at = text.search(/\S/);
  if (at < 0) throw fault(0, 'the text is empty');
  const size = sizeOf(text.slice(at));
  let x = 0;
  let y = 0;
  for (; at < text.length && !/\s/.test(text.charAt(at)); at++) {
    const character = text.charAt(at);
    const color = STONES[character];
    if (character === '/') {
      if (x !== size) throw fault(at, `rank ${size - y} has ${x} squares, not ${size}`);
      if (++y === size) throw fault(at, `more than ${size} ranks`);
      x = 0;
    } else if (/[1-8]/.test(character)) {
      x += Number(character);
    } else if (color !== undefined) {
      const convention = /[Ll]/.test(character) ? 'Ll' : 'bw';
      letters ??= convention;
      if (letters !== convention) throw fault(at, `${show(character)} among stones of the other convention`);
      if (x < size) stones.push({ square: squareAt(x, y, size), color });
      x++;
    } else {
      throw fault(at, `${show(character)} is neither a stone (b, w, or L, l), a number from 1 to 8, nor '/'`);
    }
    if (x > size) throw fault(at, `rank ${size - y} has more than ${size} squares`);
  }
  if (x !== size) throw fault(at, `rank ${size - y} has ${x} squares, not ${size}`);
  if (y !== size - 1) throw fault(at, `${y + 1} ranks, not ${size}`);

  // The convention of chess continues with castling, en passant and counters, which are read over.
  const [, blank, side, rest] = /^(\s*)(\S*)([\s\d-]*)/.exec(text.slice(at)) as unknown as [
    string,
    string,
    string,
    string,
  ];
  const sides = SIDES[letters ?? 'bw'];
  // hasOwn() excludes names that every object inherits.
  const toPlay = Object.hasOwn(sides, side) ? sides[side] : undefined;
  at += blank.length;
  if (toPlay === undefined) {
    throw fault(
      at,
      side === '' ? "the side to move is missing: 'b' or 'w'" : `${show(side)} is not a side to move`,
    );
  }
  at += side.length + rest.length;
  if (at < text.length) throw fault(at, 'nothing is expected here');
  return { size, stones, toPlay };
}

/**
 * The size of the board that the ranks are meant to fill: as many squares as the first rank has, or as many as
 * there are ranks, whichever are more.
 */
function sizeOf(text: string): number {
  const ranks = text.split(/\s/, 1)[0]!.split('/', MOST_SIZE);
  const [first = ''] = ranks;
  const squares = first.slice(0, MOST_SIZE).replace(/\d/g, (digit) => ' '.repeat(Number(digit))).length;
  return Math.max(LEAST_SIZE, Math.min(MOST_SIZE, Math.max(squares, ranks.length)));
}

/** Writes a position; `colorAt` returns the stone on each square. */
export function writeFen(
  size: number,
  colorAt: (square: number) => Color | null,
  toPlay: Color,
  letters: LoaLetters,
): string {
  const ranks = Array.from({ length: size }, (_, y) => {
    const squares = Array.from({ length: size }, (_, x) => {
      const color = colorAt(squareAt(x, y, size));
      return color === null ? '.' : letterOf(STONES, letters, color);
    });
    return squares.join('').replace(/\.+/g, (run) => String(run.length));
  });
  const side = Object.entries(SIDES[letters]).find(([, color]) => color === toPlay)?.[0];
  return `${ranks.join('/')} ${side}${letters === 'Ll' ? ' - - 0 1' : ''}`;
}

function letterOf(stones: typeof STONES, letters: LoaLetters, color: Color): string {
  return [...letters].find((letter) => stones[letter] === color)!;
}
