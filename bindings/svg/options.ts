import { internal, KakoiError } from '../js/index.js';
import type { PictureOptions } from './picture.js';
import { THEMES } from './theme.js';

/** What the pictures of every game can be asked for. */
interface Options extends PictureOptions {
  readonly overlays?: readonly string[];
  readonly lastMove?: unknown;
}

const { show, validateOptions } = internal;
const NAMES = ['theme', 'width', 'coordinates', 'overlays', 'lastMove'] as const;

/** Throws 'bad-option' for options that no picture has, and for overlays that this game's have not. */
export function checkOptions(
  options: Options,
  overlays: readonly string[],
  more: readonly string[] = [],
): void {
  validateOptions(options as Record<string, unknown>, [...NAMES, ...more]);
  const { theme = 'light', width = 1, coordinates = true, overlays: asked = [] } = options;
  if (!Object.hasOwn(THEMES, theme)) {
    throw bad(`theme must be one of ${Object.keys(THEMES).join(', ')}, not ${show(theme)}`);
  }
  if (typeof width !== 'number' || !(width > 0 && width < Number.POSITIVE_INFINITY)) {
    throw bad(`width must be a positive number, not ${show(width)}`);
  }
  if (typeof coordinates !== 'boolean')
    throw bad(`coordinates must be true or false, not ${show(coordinates)}`);
  if (!Array.isArray(asked)) throw bad(`overlays must be a list, not ${show(asked)}`);
  for (const name of asked) {
    if (!overlays.includes(name)) throw bad(`overlays are ${overlays.join(', ')}, not ${show(name)}`);
  }
}

/** Throws 'bad-option' unless the board is of the class. */
export function checkBoard(board: unknown, kind: { readonly prototype: object }, name: string): void {
  if (!Object.prototype.isPrototypeOf.call(kind.prototype, board as object)) {
    throw bad(`the board must be a ${name}, not ${show(board)}`);
  }
}

function bad(message: string): KakoiError {
  return new KakoiError('bad-option', message);
}
