/** Any picture as SVG, as it is shown elsewhere. */

import { badOption, show } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import { checkShapes } from '../pictures/check.js';
import { checkLayout } from '../pictures/geometry/layout.js';
import type { Picture } from '../pictures/overlay.js';
import { documentOf } from './document.js';
import { COMMON, checkCommon, type PictureOptions } from './options.js';

/**
 * A picture of `kakoi/pictures`, or of a board of `kakoi/board`, as an SVG document: the same text for the same picture.
 * Throws 'bad-option' for anything else.
 */
export function pictureSvg(picture: Picture, options?: PictureOptions): string {
  const given = validateOptions(options, COMMON);
  checkCommon(given);
  const { columns, rows, pattern, labels, board, under, stones, over, section } = Object(picture) as Picture;
  const part = section === undefined ? {} : { section };
  checkLayout({ columns, rows, pattern, coordinates: given.coordinates ?? true, ...part });
  for (const names of [labels?.columns, labels?.rows]) {
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
      throw badOption(`labels must be lists of text, not ${show(names)}`);
  }
  const shapes = {
    board: checkShapes(board),
    under: checkShapes(under),
    stones: checkShapes(stones),
    over: checkShapes(over),
  };
  const read = { columns, rows, pattern, labels, ...shapes, ...part };
  return documentOf({ picture: read, title: 'A board' }, given);
}
