import { readSection } from '../pictures/geometry/section.js';
import { svgDocument } from '../pictures/svg/document.js';
import { type Drawn, type PictureOptions, themeOf } from './options.js';

/** The document that the options ask for. */
export function documentOf({ picture, title }: Drawn, options: PictureOptions): string {
  const { theme = 'light', width, coordinates = true, section = null } = options;
  const shown = section === null ? picture : { ...picture, section: readSection(section, picture.labels) };
  return svgDocument(shown, {
    theme: themeOf(theme),
    prefix: typeof theme === 'string' ? theme.charAt(0) : 'p',
    width,
    coordinates,
    title: options.title ?? title,
  });
}
