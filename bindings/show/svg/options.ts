import type { Vertex } from '../../js/api.js';
import type { Size } from '../../js/core/check.js';
import { show } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import { bad, checkChoice, checkVertex } from '../pictures/check.js';
import type { Section } from '../pictures/geometry/section.js';
import type { Overlay } from '../pictures/overlay.js';
import type { Shape } from '../pictures/shapes.js';
import { THEMES, type Theme, type ThemeName } from '../pictures/theme.js';

export type { ThemeName };

/**
 * Options that pictures of every game share.
 *
 * @inline
 */
export type PictureOptions = {
  /** Default 'light'. */
  readonly theme?: ThemeName;
  /** The width of the picture, in pixels; default: as large as its frame. */
  readonly width?: number;
  /** Default true. */
  readonly coordinates?: boolean;
  /**
   * The part of the board that is shown: two opposite corners by their coordinates, as 'a1-g7' ('1-1-10-10' in Senket), or
   * what sectionAround() of `kakoi/board` gives. Default: all of it.
   */
  readonly section?: string | Section | null;
};

/** Options common to the pictures of all games. */
interface Options extends PictureOptions {
  readonly overlays?: readonly string[];
  readonly lastMove?: unknown;
}

const NAMES = ['theme', 'width', 'coordinates', 'section', 'overlays', 'lastMove'] as const;

/** By day a picture is of wood, by night of slate. */
export function themeOf(name: ThemeName): Theme {
  return name === 'light' ? THEMES.light.wood : THEMES.dark.plain;
}

/**
 * The options of the overlays, of those names, as far as they are given; their values are left to the overlays. Throws
 * 'bad-option' for options that neither pictures nor overlays have, and for names that are not the overlays' own.
 */
export function checkOptions<T extends Options, K extends keyof T & string>(
  options: T,
  overlays: readonly string[],
  names: readonly K[],
): Pick<T, K> {
  const given = validateOptions(options, [...NAMES, ...names]);
  const { theme = 'light', width = 1, coordinates = true, overlays: asked = [] } = given;
  checkChoice('theme', theme, Object.keys(THEMES));
  checkWidth(width);
  if (typeof coordinates !== 'boolean')
    throw bad(`coordinates must be true or false, not ${show(coordinates)}`);
  if (!Array.isArray(asked)) throw bad(`overlays must be a list, not ${show(asked)}`);
  for (let i = 0; i < asked.length; i++) {
    const name = asked[i];
    if (!overlays.includes(name)) throw bad(`overlays are ${overlays.join(', ')}, not ${show(name)}`);
  }
  const own = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return Object.fromEntries(own) as Pick<T, K>;
}

/**
 * The overlays as shapes, in their order, as a board shows them that nothing points at: what is about the last move is
 * above what is about the position.
 */
export function shapesOf<Board, Options>(
  overlays: readonly Overlay<Board, Options>[],
  board: Board,
  options: Options,
): Shape[] {
  return [
    ...overlays.flatMap((overlay) => overlay.shapes(board, options)),
    ...overlays.flatMap((overlay) => overlay.pointed?.(board, null, options) ?? []),
  ];
}

/** Throws 'bad-option' unless a picture can be as wide. */
export function checkWidth(width: unknown): void {
  if (typeof width !== 'number' || !(width > 0 && width < Number.POSITIVE_INFINITY)) {
    throw bad(`width must be a positive number, not ${show(width)}`);
  }
}

/** The point of the last move, or null without one. Throws as checkVertex() does. */
export function lastVertex({ lastMove }: Options, size: Size): Vertex | null {
  return lastMove === undefined || lastMove === null ? null : checkVertex(lastMove, size, 'lastMove');
}
