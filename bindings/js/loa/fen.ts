/**
 * Reads and writes positions as text: the ranks from 8 to 1, from file a to h, digits for empty squares, then
 * the side to move. Two conventions are in use: 'b' and 'w' for the stones and the sides, or 'L' and 'l' for
 * the stones of the first and second player, whose sides are then called 'w' and 'b'.
 */

import { KakoiError, show } from '../core/errors.js';
import type { Color } from '../core/types.js';
import { SIZE, squareAt } from './squares.js';

/** The letters for stones and sides in FEN. */
export type LoaLetters = 'bw' | 'Ll';

/** The stones by square, and the side to move. */
export interface FenPosition {
  readonly stones: readonly { readonly square: number; readonly color: Color }[];
  readonly toPlay: Color;
}

/** The set-ups by name. 'scrambled-eggs' has one mirror image, which some sites play. */
export const SETUPS = {
  standard: '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b',
  'scrambled-eggs': '1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b',
} as const;

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
  let x = 0;
  let y = 0;
  for (; at < text.length && !/\s/.test(text.charAt(at)); at++) {
    const character = text.charAt(at);
    const color = STONES[character];
    if (character === '/') {
      if (x !== SIZE) throw fault(at, `rank ${SIZE - y} has ${x} squares, not ${SIZE}`);
      if (++y === SIZE) throw fault(at, `more than ${SIZE} ranks`);
      x = 0;
    } else if (/[1-8]/.test(character)) {
      x += Number(character);
    } else if (color !== undefined) {
      const convention = /[Ll]/.test(character) ? 'Ll' : 'bw';
      letters ??= convention;
      if (letters !== convention) throw fault(at, `${show(character)} among stones of the other convention`);
      if (x < SIZE) stones.push({ square: squareAt(x, y), color });
      x++;
    } else {
      throw fault(at, `${show(character)} is neither a stone (b, w, or L, l), a number from 1 to 8, nor '/'`);
    }
    if (x > SIZE) throw fault(at, `rank ${SIZE - y} has more than ${SIZE} squares`);
  }
  if (x !== SIZE) throw fault(at, `rank ${SIZE - y} has ${x} squares, not ${SIZE}`);
  if (y !== SIZE - 1) throw fault(at, `${y + 1} ranks, not ${SIZE}`);

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
  return { stones, toPlay };
}

/** Writes a position; `colorAt` returns the stone on each square. */
export function writeFen(
  colorAt: (square: number) => Color | null,
  toPlay: Color,
  letters: LoaLetters,
): string {
  const ranks = Array.from({ length: SIZE }, (_, y) => {
    const squares = Array.from({ length: SIZE }, (_, x) => {
      const color = colorAt(squareAt(x, y));
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
