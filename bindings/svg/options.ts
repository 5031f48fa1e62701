import { internal, KakoiError, type Vertex } from '../js/index.js';
import type { PictureOptions } from './picture.js';
import { THEMES } from './theme.js';

/** What the pictures of every game can be asked for. */
interface Options extends PictureOptions {
  readonly overlays?: readonly string[];
  readonly lastMove?: unknown;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const { originOf, show, showThing, validateOptions } = internal;
const NAMES = ['theme', 'width', 'coordinates', 'overlays', 'lastMove'] as const;

/** Throws 'bad-option' for options that no picture has, and for overlays that this game's have not. */
export function checkOptions(
  options: Options,
  overlays: readonly string[],
  more: readonly string[] = [],
): void {
  validateOptions(options as Record<string, unknown>, [...NAMES, ...more]);
  const { theme = 'light', width = 1, coordinates = true, overlays: asked = [] } = options;
  if (typeof theme !== 'string' || !Object.hasOwn(THEMES, theme)) {
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

/** Throws 'bad-option' unless the board is of the class of that name, which `isOne` tells. */
export function checkBoard(board: unknown, isOne: (value: unknown) => boolean, name: string): void {
  if (!isOne(board)) throw bad(`the board must be a ${name}, not ${showThing(board)}${originOf(board)}`);
}

/** The point of the last move, or null without one. Throws as checkVertex() does. */
export function lastVertex({ lastMove }: Options, size: Size): Vertex | null {
  return lastMove === undefined || lastMove === null ? null : checkVertex(lastMove, size, 'lastMove');
}

/** Throws 'bad-vertex' unless the value is [x, y] of integers, and 'off-board' beyond the board. */
export function checkVertex(value: unknown, { width, height }: Size, what: string): Vertex {
  const [x, y, ...more] = Array.isArray(value) ? value : [];
  if (!Number.isInteger(x) || !Number.isInteger(y) || more.length > 0) {
    throw new KakoiError('bad-vertex', `${what} must be [x, y] of integers, not ${show(value)}`);
  }
  if (x < 0 || y < 0 || x >= width || y >= height) {
    throw new KakoiError('off-board', `${what} ${show(value)} is outside the ${width}×${height} board`);
  }
  return [x, y];
}

/** Throws 'bad-option' unless the value is what board.score() gives, and 'size-mismatch' when it is of another size. */
export function checkScore(score: unknown, { width, height }: Size): void {
  const { black, white, ...rest } = Object(score) as Record<string, { points?: unknown } | undefined>;
  for (const set of [black?.points, white?.points, rest.dead, rest.seki, rest.falseEyes, rest.dame]) {
    if (!internal.isSet(set)) throw bad(`score must be what board.score() gives, not ${show(score)}`);
    if (set.width !== width || set.height !== height) {
      const sizes = `${set.width}×${set.height}, the board ${width}×${height}`;
      throw new KakoiError('size-mismatch', `the score is of ${sizes}`);
    }
  }
}

function bad(message: string): KakoiError {
  return new KakoiError('bad-option', message);
}
