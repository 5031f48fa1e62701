import { readSection } from '../pictures/geometry/section.js';
import type { Picture } from '../pictures/overlay.js';
import { svgDocument } from '../pictures/svg/document.js';
import { type PictureOptions, themeOf } from './options.js';

/** The document that the options ask for. */
export function documentOf(picture: Picture, options: PictureOptions, title: string): string {
  const { theme = 'light', width, coordinates = true, section = null } = options;
  const shown = section === null ? picture : { ...picture, section: readSection(section, picture.labels) };
  return svgDocument(shown, {
    theme: themeOf(theme),
    prefix: theme.charAt(0),
    width,
    coordinates,
    title,
  });
}
