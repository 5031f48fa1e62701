import type { Vertex } from '../../js/api.js';
import type { Size } from '../../js/core/check.js';
import { badOption, show } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import { checkChoice, checkTheme, checkVertex } from '../pictures/check.js';
import type { Section } from '../pictures/geometry/section.js';
import type { AnyOverlay, Picture } from '../pictures/overlay.js';
import type { Shape } from '../pictures/shapes.js';
import { THEMES, type Theme, type ThemeName } from '../pictures/theme.js';

/** Options that pictures of every game share. */
export type PictureOptions = {
  /** Its name, or the value of every colour. Default 'light'. */
  readonly theme?: ThemeName | Theme;
  /** The width of the picture, in pixels; default: as large as its frame. */
  readonly width?: number;
  /** Default true. */
  readonly coordinates?: boolean;
  /**
   * The part of the board that is shown: two opposite corners by their coordinates, as 'a1-g7' ('1-1-10-10' in Senket), or
   * what sectionAround() of `kakoi/board` gives. Default: all of it.
   */
  readonly section?: string | Section | null;
  /** For those who do not see it. Default: the game, the size and the last move, or 'A board'. */
  readonly title?: string;
};

/** A picture to be drawn, and its title unless another is given. */
export interface Drawn {
  readonly picture: Picture;
  readonly title: string;
}

/** Options common to the pictures of all games. */
interface Options extends PictureOptions {
  readonly overlays?: readonly object[];
  readonly lastMove?: unknown;
}

/** The options of every picture. */
export const COMMON = ['theme', 'width', 'coordinates', 'section', 'title'] as const;

/** By day a picture is of wood, by night of slate. */
export function themeOf(theme: ThemeName | Theme): Theme {
  if (typeof theme !== 'string') return theme;
  return theme === 'light' ? THEMES.light.wood : THEMES.dark.plain;
}

/** Throws 'bad-option' for options of every picture that are not such. */
export function checkCommon({
  theme = 'light',
  width = 1,
  coordinates = true,
  title = '',
}: PictureOptions): void {
  if (typeof theme === 'object') checkTheme(theme);
  else checkChoice('theme', theme, Object.keys(THEMES));
  checkWidth(width);
  if (typeof coordinates !== 'boolean')
    throw badOption(`coordinates must be true or false, not ${show(coordinates)}`);
  if (typeof title !== 'string') throw badOption(`title must be text, not ${show(title)}`);
}

/**
 * The options of the overlays, of those names, as far as they are given; their values are left to the overlays. Throws
 * 'bad-option' for options that neither pictures nor overlays have, and for overlays that are none.
 */
export function checkOptions<T extends Options, K extends keyof T & string>(
  options: T,
  names: readonly K[],
): Pick<T, K> {
  const given = validateOptions(options, [...COMMON, 'overlays', 'lastMove', ...names]);
  checkCommon(given);
  const { overlays: asked = [] } = given;
  if (!Array.isArray(asked)) throw badOption(`overlays must be a list, not ${show(asked)}`);
  for (let i = 0; i < asked.length; i++) {
    const { shapes, pointed = shapes } = Object(asked[i]);
    if (typeof shapes !== 'function' || typeof pointed !== 'function')
      throw badOption(`overlays are those of kakoi/pictures or of your own, not ${show(asked[i])}`);
  }
  const own = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return Object.fromEntries(own) as Pick<T, K>;
}

/**
 * The overlays as shapes, in their order, as a board shows them that nothing points at: what is about the last move is
 * above what is about the position.
 */
export function shapesOf<Board, Options>(
  overlays: readonly AnyOverlay<Board, Options>[],
  board: Board,
  options: Options,
): Shape[] {
  return [
    ...overlays.flatMap((overlay) => overlay.shapes(board, options)),
    ...overlays.flatMap((overlay) => overlay.pointed?.(board, null, options) ?? []),
  ];
}

/** Throws 'bad-option' unless a picture can be as wide. */
function checkWidth(width: unknown): void {
  if (typeof width !== 'number' || !(width > 0 && width < Number.POSITIVE_INFINITY)) {
    throw badOption(`width must be a positive number, not ${show(width)}`);
  }
}

/** The point of the last move, or null without one. Throws as checkVertex() does. */
export function lastVertex({ lastMove }: Options, size: Size): Vertex | null {
  return lastMove === undefined || lastMove === null ? null : checkVertex(lastMove, size, 'lastMove');
}
