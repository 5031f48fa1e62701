/** Any picture as SVG, as it is shown elsewhere. */

import { show } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import { bad, checkShapes, checkTheme } from '../pictures/check.js';
import { checkLayout } from '../pictures/geometry/layout.js';
import type { Picture } from '../pictures/overlay.js';
import { svgDocument } from '../pictures/svg/document.js';
import { THEMES, type Theme } from '../pictures/theme.js';
import { checkWidth } from './options.js';

/**
 * Options of pictureSvg().
 *
 * @inline
 */
export type PictureSvgOptions = {
  /** The value of every color. Default: `THEMES.light.wood`. */
  readonly theme?: Theme;
  /** In pixels; default: as large as its frame. */
  readonly width?: number;
  /** Default true. */
  readonly coordinates?: boolean;
  /** For those who do not see it. Default: 'A board'. */
  readonly title?: string;
};

/**
 * A picture of `kakoi/pictures`, or of a board of `kakoi/board`, as an SVG document: the same text for the same picture.
 * Throws 'bad-option' for anything else.
 */
export function pictureSvg(picture: Picture, options: PictureSvgOptions = {}): string {
  const {
    theme = THEMES.light.wood,
    width,
    coordinates = true,
    title = 'A board',
  } = validateOptions(options, ['theme', 'width', 'coordinates', 'title']);
  const { columns, rows, pattern, labels, board, under, stones, over, section } = Object(picture) as Picture;
  const part = section === undefined ? {} : { section };
  checkLayout({ columns, rows, pattern, coordinates, ...part });
  for (const names of [labels?.columns, labels?.rows]) {
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
      throw bad(`labels must be lists of text, not ${show(names)}`);
  }
  checkTheme(theme);
  if (width !== undefined) checkWidth(width);
  if (typeof title !== 'string') throw bad(`title must be text, not ${show(title)}`);
  const shapes = {
    board: checkShapes(board),
    under: checkShapes(under),
    stones: checkShapes(stones),
    over: checkShapes(over),
  };
  const prefix = 'p';
  return svgDocument(
    { columns, rows, pattern, labels, ...shapes, ...part },
    { theme, prefix, width, coordinates, title },
  );
}
