/** What is refused at the door: overlays and pictures take boards of their own game, and options that there are. */

import { KakoiError } from '../js/api.js';
import { show, showThing } from '../js/core/errors.js';
import { originOf } from '../js/core/foreign.js';
import { isSet } from '../js/core/point-set.js';
import { validateOptions } from '../js/core/validate.js';
import type { Overlay } from './overlay.js';

/** Throws 'bad-option' unless the board is of the class of that name, which `isOne` tells. */
export function checkBoard(board: unknown, isOne: (value: unknown) => boolean, name: string): void {
  if (!isOne(board)) throw bad(`the board must be a ${name}, not ${showThing(board)}${originOf(board)}`);
}

/** Throws 'bad-option' unless the value is what board.score() gives, and 'size-mismatch' when it is of another size. */
export function checkScore(score: unknown, { width, height }: { width: number; height: number }): void {
  const { black, white, ...rest } = Object(score) as Record<string, { points?: unknown } | undefined>;
  for (const set of [black?.points, white?.points, rest.dead, rest.seki, rest.falseEyes, rest.dame]) {
    if (!isSet(set)) throw bad(`score must be what board.score() gives, not ${show(score)}`);
    if (set.width !== width || set.height !== height) {
      const sizes = `${set.width}×${set.height}, the board ${width}×${height}`;
      throw new KakoiError('size-mismatch', `the score is of ${sizes}`);
    }
  }
}

/** Throws 'bad-option' unless the value is one of those. */
export function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
  if (!choices.includes(value)) throw bad(`${name} must be one of ${choices.join(', ')}, not ${show(value)}`);
}

export function bad(message: string): KakoiError {
  return new KakoiError('bad-option', message);
}

/** The overlays, each of which first has the board and the options checked: by their names, then by `check`. */
export function checked<Board, Options extends object, All>(
  overlays: All & Readonly<Record<string, Overlay<Board, Options>>>,
  names: readonly (keyof Options & string)[],
  check: (board: Board, options: Options) => void,
): All {
  const checkAll = (board: Board, given: Options): Options => {
    const options = validateOptions(given, names);
    check(board, options);
    return options;
  };
  const entries = Object.entries(overlays).map(([id, overlay]) => {
    const { pointed } = overlay;
    const guarded: Overlay<Board, Options> = {
      ...overlay,
      shapes: (board, options) => overlay.shapes(board, checkAll(board, options)),
      describe: (board, place, options) => overlay.describe(board, place, checkAll(board, options)),
      ...(pointed && {
        pointed: (board, place, options) => pointed(board, place, checkAll(board, options)),
      }),
    };
    return [id, guarded];
  });
  return Object.fromEntries(entries) as All;
}
