/** A picture as an SVG document: the same text for the same picture. */

import { labelDistance, marginOf } from '../geometry/layout.js';
import type { Picture } from '../overlay.js';
import type { Shape } from '../shapes.js';
import { FONT, type Theme } from '../theme.js';
import { Definitions } from './defs.js';
import { CELL, element, text } from './markup.js';
import { shapeMarkup } from './painter.js';

/** The look of a document. */
export interface DocumentOptions {
  readonly theme: Theme;
  /** The prefix of the ids that it defines. */
  readonly prefix: string;
  /** In pixels; default: as large as its frame. */
  readonly width?: number | undefined;
  readonly coordinates: boolean;
  /** For those who do not see the picture. */
  readonly title: string;
}

export function svgDocument(picture: Picture, options: DocumentOptions): string {
  const { columns, rows, pattern } = picture;
  const { theme, coordinates, width: pixels } = options;
  const margin = marginOf({ columns, rows, pattern, coordinates }) * CELL;
  const width = (columns - 1) * CELL + 2 * margin;
  const height = (rows - 1) * CELL + 2 * margin;
  const definitions = new Definitions(`k${options.prefix}${pattern[0]}`, theme, pattern);
  const markup = (shapes: readonly Shape[]): string[] =>
    shapes.flatMap((shape) => shapeMarkup(shape, theme, definitions));
  const content = [
    element('rect', { x: -margin, y: -margin, width, height, rx: 4, fill: `url(#${definitions.board()})` }),
    ...markup(picture.board),
    ...(coordinates ? [labelMarkup(picture, theme)] : []),
    ...markup(picture.under),
    ...markup(picture.stones),
    ...markup(picture.over),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [-margin, -margin, width, height].map((side) => String(Math.round(side * 100) / 100)).join(' '),
    width: pixels,
    height: pixels === undefined ? undefined : Math.round((pixels * height) / width),
    role: 'img',
    fill: 'none',
    'font-family': FONT,
    'text-anchor': 'middle',
  };
  const head = [element('title', {}, text(options.title)), element('defs', {}, String(definitions))];
  return `${element('svg', attributes, [...head, ...content].join('\n'))}\n`;
}

function labelMarkup({ columns, rows, pattern, labels }: Picture, theme: Theme): string {
  const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
  const distance = labelDistance(pattern) * CELL;
  const label = (x: number, y: number, name: string): string =>
    element('text', { x, y, dy: '.36em' }, text(name));
  return element(
    'g',
    { class: 'names', fill: theme.label, 'font-size': pattern === 'lines' ? 8 : 7 },
    [
      ...labels.columns.flatMap((name, x) => [
        label(x * CELL, -distance, name),
        label(x * CELL, bottom + distance, name),
      ]),
      ...labels.rows.flatMap((name, y) => [
        label(-distance, y * CELL, name),
        label(right + distance, y * CELL, name),
      ]),
    ].join(''),
  );
}
